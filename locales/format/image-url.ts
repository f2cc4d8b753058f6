import { IMAGE_QUALITY } from '#schemas/constants.ts';

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

/** Windows of these widths take this copy (`<source>`). */
export type PictureStep = { media: string; srcSet: string };

const [MIDDLE, WIDE] = IMAGE_QUALITY.breakpointsPx;

/** Address of a picture's copy for windows of middle width. */
export const middleCopy = (url: string, box: Pick<ImageOptions, 'width' | 'height'>): string =>
  imageUrl(url, { ...box, viewport: MIDDLE });

/** Copies for narrower and wider windows beside that `middleCopy`; none beside another address. */
export function otherCopies(src: string): PictureStep[] {
  const [, url, width, height] = /^(\/media\/.+)@(\d+)x(\d+)q\d+\.webp$/u.exec(src) ?? [];
  if (!url) return [];
  const box = { width: Number(width), height: Number(height) };
  return [
    { media: `(width < ${MIDDLE}px)`, srcSet: imageUrl(url, { ...box, viewport: 0 }) },
    { media: `(width >= ${WIDE}px)`, srcSet: imageUrl(url, { ...box, viewport: WIDE }) },
  ];
}
