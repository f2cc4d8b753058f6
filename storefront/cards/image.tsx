import { imageUrl } from '#locales/format/image-url.ts';
import type { ViewContext } from '#runtime/context.ts';
import { LazyImage } from '#ui/lazy-image.tsx';
import { VIEWPORT_PX } from '../viewport.ts';
import styles from './image.module.css';

type Props = {
  ctx: Pick<ViewContext, 'device'>;
  /** In the order they are tried. */
  sources: readonly (string | undefined)[];
  /** Pixels of the copy asked for, from IMAGE_SIZES; `height` is `width` when left out. */
  width: number;
  height?: number;
  /** Width ÷ height of the box. */
  ratio?: number;
  fit?: 'cover' | 'contain';
  eager?: boolean;
  /** The largest of its screen: loads before all others. */
  urgent?: boolean;
  /** Left out where the card's title says the same. */
  alt?: string;
};

/** Our own pictures and those of other sites over https; anything else would be asked of this page's own site. */
function isPicture(url: string): boolean {
  return url.startsWith('/media/') || url.startsWith('https://');
}

/** A card's picture: the first source that loads, else a drawn stand-in. */
export function CardImage({
  ctx,
  sources,
  width,
  height = width,
  ratio = 1,
  fit,
  eager,
  urgent,
  alt = '',
}: Props) {
  const size = { width, height, viewport: VIEWPORT_PX[ctx.device] };
  const given = sources.filter((source) => source !== undefined).filter(isPicture);
  // A picture that failed would not be asked for again under the same address, so nothing would follow it.
  const urls = [...new Set(given)].map((source) => imageUrl(source, size));
  const className = fit === 'contain' ? `${styles.image} ${styles.contained}` : styles.image;
  return (
    <LazyImage
      className={className}
      src={urls}
      alt={alt}
      ratio={ratio}
      fit={fit}
      eager={eager || urgent}
      fetchPriority={urgent ? 'high' : undefined}
    />
  );
}
