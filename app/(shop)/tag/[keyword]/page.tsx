import { lastSegment } from '../../../page-context.ts';
import { ArticleListScreen, articleListMetadata, tagList } from '../../article-list-screen.tsx';

const list = () => tagList(lastSegment());

export const generateMetadata = () => articleListMetadata(list());

/** The articles with a tag. */
export default function ArticleTagPage() {
  return <ArticleListScreen {...list()} />;
}
