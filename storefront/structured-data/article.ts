import type { ViewContext } from '#runtime/context.ts';
import type { Article } from '#schemas/entities/article.ts';
import { articleTitle } from '../text/article-text.ts';
import { tenantName } from '../text/tenant-name.ts';

/** JSON-LD of a note or an article. `href` is the page's path. */
export function articleNode(
  ctx: Pick<ViewContext, 'lang' | 'tenant'>,
  article: Article,
  href: string,
): object {
  const { siteOrigin } = ctx.tenant;
  const { summary, author, publishTime, coverImage, keywords } = article.content;
  const moment = (time: number | undefined) =>
    time === undefined ? undefined : new Date(time).toISOString();
  const cover = coverImage?.url;
  return {
    '@type': 'Article',
    '@id': `${siteOrigin}${href}#article`,
    headline: articleTitle(article),
    description: summary,
    image: cover?.startsWith('/') ? siteOrigin + cover : cover,
    datePublished: moment(publishTime),
    dateModified: moment(article.updateTime),
    author: author ? { '@type': 'Person', name: author } : undefined,
    publisher: { '@type': 'Organization', name: tenantName(ctx), url: siteOrigin },
    keywords: keywords?.join(', ') || undefined,
    inLanguage: ctx.lang,
    mainEntityOfPage: siteOrigin + href,
  };
}
