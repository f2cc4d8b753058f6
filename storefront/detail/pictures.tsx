import { imageUrl } from '#locales/format/image-url.ts';
import type { ViewContext } from '#runtime/context.ts';
import { IMAGE_PX } from '#schemas/constants.ts';
import { CardImage, isPicture } from '../cards/image.tsx';
import { VIEWPORT_PX } from '../viewport.ts';
import { Gallery } from './gallery.tsx';

const MAX_PICTURES = 10;
const THUMB_PX = 100;
const FULL_PX = 1_100;
const ZOOMS = [1, 2, 3];

type Props = { ctx: ViewContext; urls: readonly (string | undefined)[] };

/** The pictures of a product, each once. */
export function Pictures({ ctx, urls }: Props) {
  const { t, device } = ctx;
  const shown = [...new Set(urls.flatMap((url) => url || []))].filter(isPicture).slice(0, MAX_PICTURES);
  const total = shown.length;
  const pictures = shown.map((url, at) => ({
    href: imageUrl(url, { width: FULL_PX, viewport: VIEWPORT_PX[device] }),
    label: t('gallery.picture', { index: at + 1, total }),
    enlarge: t('gallery.enlarge', { index: at + 1, total }),
    large: <CardImage sources={[url]} width={IMAGE_PX.deal} fit="contain" urgent={at === 0} />,
    small: <CardImage sources={[url]} width={THUMB_PX} fit="contain" />,
  }));
  if (total === 0) return <CardImage sources={[]} width={IMAGE_PX.deal} fit="contain" />;
  return (
    <Gallery
      pictures={pictures}
      labels={{
        gallery: t('gallery.label'),
        previous: t('action.previous'),
        next: t('action.next'),
        close: t('action.close'),
        zooms: ZOOMS.map((times) => t('gallery.zoom', { times })),
      }}
    />
  );
}
