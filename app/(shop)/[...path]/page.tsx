import { pageRequest } from '#server/edge/next-adapter/page-request.ts';
import { pathSegments } from '../../page-context.ts';
import { ArticleListScreen, articleListMetadata, categoryList } from '../article-list-screen.tsx';
import { DocumentPage, documentMetadata } from '../document-page.tsx';

/** Page of any other address: an article tenant's category (X1), or a page document. */
export default async function AnyPage() {
  const path = pathSegments();
  const category = await rootCategory(path);
  return category ? <ArticleListScreen {...category} /> : <DocumentPage path={`/${path.join('/')}`} />;
}

export async function generateMetadata() {
  const path = pathSegments();
  const category = await rootCategory(path);
  return category ? articleListMetadata(category) : documentMetadata(`/${path.join('/')}`);
}

/** Category at the root, which article tenants have (S1 §2). */
async function rootCategory([slug, ...rest]: string[]) {
  if (pageRequest().tenant.type !== 'ARTICLE' || slug === undefined || rest.length > 0) return undefined;
  return categoryList(slug);
}
