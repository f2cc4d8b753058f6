import { OwnMarksPage, ownMarksMetadata } from '../own-marks-page.tsx';

export const generateMetadata = () => ownMarksMetadata('likes');

export default function LikesPage() {
  return <OwnMarksPage list="likes" />;
}
