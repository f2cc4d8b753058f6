import { ArticleScreen } from '../../article-screen.tsx';
import { type CodeProps, readSubject, subjectMetadata } from '../../subject-page.ts';

export const generateMetadata = async (props: CodeProps) => subjectMetadata(await readSubject('NOTE', props));

/** A note (S1 §2). */
export default function NotePage(props: CodeProps) {
  return <ArticleScreen type="NOTE" params={props.params} />;
}
