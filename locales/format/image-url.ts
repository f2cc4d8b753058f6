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

/** A picture's copies, one for each step of quality: `src` is for windows of middle width, `steps` for all others. */
export function imageSteps(
  url: string,
  box: Pick<ImageOptions, 'width' | 'height'>,
): { src: string; steps: PictureStep[] } {
  const [middle, wide] = IMAGE_QUALITY.breakpointsPx;
  const src = imageUrl(url, { ...box, viewport: middle });
  const step = (media: string, viewport: number) => ({ media, srcSet: imageUrl(url, { ...box, viewport }) });
  const steps = [step(`(width < ${middle}px)`, 0), step(`(width >= ${wide}px)`, wide)];
  return { src, steps: steps.filter(({ srcSet }) => srcSet !== src) };
}
