import { ArticleScreen } from '../../article-screen.tsx';
import { type CodeProps, readSubject, subjectMetadata } from '../../subject-page.ts';

export const generateMetadata = async (props: CodeProps) =>
  subjectMetadata(await readSubject('ARTICLE', props));

/** An article (S1 §2). */
export default function ArticlePage(props: CodeProps) {
  return <ArticleScreen type="ARTICLE" params={props.params} />;
}
