import { ArticleListScreen, articleListMetadata, tagList } from '../../article-list-screen.tsx';

type Props = { params: Promise<{ keyword: string }> };

const list = async ({ params }: Props) => tagList(decodeURIComponent((await params).keyword));

export const generateMetadata = async (props: Props) => articleListMetadata(await list(props));

/** The articles with a tag. */
export default async function ArticleTagPage(props: Props) {
  return <ArticleListScreen {...(await list(props))} />;
}
