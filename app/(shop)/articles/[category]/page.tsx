import {
  ArticleListScreen,
  articleListMetadata,
  categoryList,
  orNotFound,
} from '../../article-list-screen.tsx';

type Props = { params: Promise<{ category: string }> };

const list = async ({ params }: Props) =>
  orNotFound(await categoryList(decodeURIComponent((await params).category)));

export const generateMetadata = async (props: Props) => articleListMetadata(await list(props));

/** The articles of a category. */
export default async function ArticleCategoryPage(props: Props) {
  return <ArticleListScreen {...(await list(props))} />;
}
