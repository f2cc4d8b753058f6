import { OwnMarksPage, ownMarksMetadata } from '../own-marks-page.tsx';

export const generateMetadata = () => ownMarksMetadata('favorites');

export default function FavoritesPage() {
  return <OwnMarksPage list="favorites" />;
}
