import { lastSegment } from '../../../page-context.ts';
import {
  ArticleListScreen,
  articleListMetadata,
  categoryList,
  orNotFound,
} from '../../article-list-screen.tsx';

const list = async () => orNotFound(await categoryList(lastSegment()));

export const generateMetadata = async () => articleListMetadata(await list());

/** The articles of a category. */
export default async function ArticleCategoryPage() {
  return <ArticleListScreen {...(await list())} />;
}
