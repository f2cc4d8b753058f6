import { ASPECT_RATIOS, closestRatio } from '#locales/format/aspect-ratio.ts';
import type { Picture } from '#schemas/entities/picture.ts';
import { CardImage } from '../cards/image.tsx';
import styles from './article-detail.module.css';

const COVER_PX = 1_200;

/** The picture above a text, in the closest of the recognised shapes; nothing without one. */
export function ArticleCover({ cover }: { cover: Picture | undefined }) {
  if (!cover) return null;
  const ratio = ASPECT_RATIOS[closestRatio(cover.width, cover.height)];
  return (
    <div className={styles.cover} data-shape={ratio > 1 ? 'wide' : 'tall'}>
      <CardImage
        sources={[cover.url]}
        width={COVER_PX}
        height={Math.round(COVER_PX / ratio)}
        ratio={ratio}
        urgent
      />
    </div>
  );
}
