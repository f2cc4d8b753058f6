import { ArticleScreen } from '../../article-screen.tsx';
import { readSubject, subjectMetadata } from '../../subject-page.ts';

export const generateMetadata = async () => subjectMetadata(await readSubject('NOTE'));

/** A note (S1 §2). */
export default function NotePage() {
  return <ArticleScreen type="NOTE" />;
}
