import { IMAGE_QUALITY } from '#schemas/constants.ts';

export { IMAGE_PX as IMAGE_SIZES } from '#schemas/constants.ts';

type ImageOptions = {
  /** The box the picture is fitted into, in pixels; `height` is `width` when left out. */
  width: number;
  height?: number;
  /** Width of the visitor's window in pixels; the quality steps up with it (S1 §9). */
  viewport: number;
  webp?: boolean;
};

/** Address of a resized copy of one of our pictures; any other address is returned unchanged. */
export function imageUrl(
  url: string,
  { width, height = width, viewport, webp = true }: ImageOptions,
): string {
  if (!url.startsWith('/media/')) return url;
  const step = IMAGE_QUALITY.breakpointsPx.filter((breakpoint) => viewport >= breakpoint).length;
  const quality = (IMAGE_QUALITY.steps[step] ?? 1) * 100;
  return `${url}@${width}x${height}q${quality}.${webp ? 'webp' : 'jpg'}`;
}
