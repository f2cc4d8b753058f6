import { ArticleScreen } from '../../article-screen.tsx';
import { readSubject, subjectMetadata } from '../../subject-page.ts';

export const generateMetadata = async () => subjectMetadata(await readSubject('ARTICLE'));

/** An article (S1 §2). */
export default function ArticlePage() {
  return <ArticleScreen type="ARTICLE" />;
}
