import { middleCopy } from '#locales/format/image-url.ts';
import { LazyImage } from '#ui/lazy-image.tsx';

type Props = {
  /** In the order they are tried. */
  sources: readonly (string | undefined)[];
  /** Size of the requested copy in px, from IMAGE_PX; `height` is `width` when left out. */
  width: number;
  height?: number;
  /** Width ÷ height of the box. */
  ratio?: number;
  fit?: 'cover' | 'contain' | undefined;
  eager?: boolean;
  /** True for the largest picture of its screen: it loads before all others. */
  urgent?: boolean;
  /** Left out where the card's title says the same. */
  alt?: string;
};

/** True for our own pictures and for https addresses; any other would be requested from this page's own site, or fail. */
export function isPicture(url: string): boolean {
  return url.startsWith('/media/') || (url.startsWith('https://') && URL.canParse(url));
}

/** Picture of a card: the first source that loads, else a drawn placeholder. */
export function CardImage({
  sources,
  width,
  height = width,
  ratio = 1,
  fit,
  eager,
  urgent,
  alt = '',
}: Props) {
  const given = sources.filter((source) => source !== undefined).filter(isPicture);
  // A failed address would not be requested again, so duplicates would stop the fallback.
  const copies = [...new Set(given)].map((source) => middleCopy(source, { width, height }));
  return (
    <LazyImage
      src={copies}
      alt={alt}
      ratio={ratio}
      fit={fit}
      eager={eager || urgent}
      fetchPriority={urgent ? 'high' : undefined}
    />
  );
}
