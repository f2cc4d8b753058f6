/** Boxes, in pixels, that pictures are asked for (S1 §9). */
export const IMAGE_SIZES = {
  deal: 550,
  dealCard: 450,
  discoverCover: 400,
  categoryTile: 300,
  brand: 200,
  topicHeight: 750,
} as const;

type ImageOptions = {
  /** The box the picture is fitted into, in pixels; `height` is `width` when left out. */
  width: number;
  height?: number;
  /** Width of the visitor's window in pixels: 0.4 quality below 500, 0.7 below 1600, 1.0 above (S1 §9). */
  viewport: number;
  webp?: boolean;
};

/** Address of a resized copy of one of our pictures; any other address is returned unchanged. */
export function imageUrl(
  url: string,
  { width, height = width, viewport, webp = true }: ImageOptions,
): string {
  if (!url.startsWith('/media/')) return url;
  const quality = viewport < 500 ? 40 : viewport < 1600 ? 70 : 100;
  return `${url}@${width}x${height}q${quality}.${webp ? 'webp' : 'jpg'}`;
}
