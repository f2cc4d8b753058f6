import { pageRequest } from '#server/front/page-request.ts';
import { ArticleListScreen, articleListMetadata, categoryList } from '../article-list-screen.tsx';
import { DocumentPage, documentMetadata } from '../document-page.tsx';

type Props = { params: Promise<{ path: string[] }> };

/** Any other address: an article tenant's category (X1), or the page whose document stands there. */
export default async function AnyPage({ params }: Props) {
  const path = await segments(params);
  const category = await rootCategory(path);
  return category ? <ArticleListScreen {...category} /> : <DocumentPage path={`/${path.join('/')}`} />;
}

export async function generateMetadata({ params }: Props) {
  const path = await segments(params);
  const category = await rootCategory(path);
  return category ? articleListMetadata(category) : documentMetadata(`/${path.join('/')}`);
}

async function segments(params: Props['params']): Promise<string[]> {
  return (await params).path.map(decodeURIComponent);
}

/** Article tenants have their categories at the root (S1 §2). */
async function rootCategory([slug, ...rest]: string[]) {
  if (pageRequest().tenant.type !== 'ARTICLE' || slug === undefined || rest.length > 0) return undefined;
  return categoryList(slug);
}
