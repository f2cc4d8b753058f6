import { InlineJson } from '#runtime/inline-json.tsx';
import { articleText } from '#schemas/content/article-text.ts';
import { ArticleDetail } from '#storefront/detail/article-detail.tsx';
import { articleCrumbs } from '#storefront/links/crumbs.ts';
import { localHref } from '#storefront/links/paths.ts';
import { articleNode } from '#storefront/structured-data/article.ts';
import { breadcrumbList, graph } from '#storefront/structured-data/graph.ts';
import { articleTitle } from '#storefront/text/article-text.ts';
import { pageContext } from '../page-context.ts';
import { Composed, readBoundSubject } from './composed.tsx';
import { peopleParts } from './people-parts.tsx';
import { readSubject, subjectPath } from './subject-page.ts';
import { readParts } from './subject-parts.ts';

/** The page of an article or of a note. */
export async function ArticleScreen({ type }: { type: 'ARTICLE' | 'NOTE' }) {
  const { ctx } = pageContext();
  const detail = await readSubject(type);
  const { article, classifications = [] } = detail;
  if (!article) return null;
  const about = { subjectType: type, subjectId: article.id };
  const [{ related }, people, bound] = await Promise.all([
    readParts(detail),
    peopleParts(about, article),
    readBoundSubject(type === 'NOTE' ? 'note-detail' : 'article', detail),
  ]);
  const href = localHref(ctx, subjectPath(detail));
  const crumbs = articleCrumbs(ctx, classifications, { name: articleTitle(article), href });
  return (
    <>
      <InlineJson value={graph([articleNode(ctx, article, href), breadcrumbList(ctx, crumbs)])} />
      <Composed bound={bound}>
        <ArticleDetail
          ctx={ctx}
          article={article}
          categories={classifications}
          related={related}
          {...people}
          {...articleText(article.content.text ?? '', ctx.tenant.siteOrigin)}
        />
      </Composed>
    </>
  );
}
