/** A requested picture: its key, the box it is fitted into (0: open side), and its encoding. */
export type MediaRequest = {
  key: string;
  width: number;
  height: number;
  quality: number;
  format: 'webp' | 'jpg';
};

const PATTERN = /^\/media\/([a-z0-9_.\-/]{1,200}?)(?:@(\d{1,4})x(\d{1,4})q(\d{2,3})\.(webp|jpg))?$/;
const SEGMENT = /^[a-z0-9][a-z0-9_.-]*$/;
const QUALITIES = [40, 70, 100];
const MAX_SIDE = 1_600;
const SIDE_STEP = 50;
/** Widths of common phones and tablets, and of a 750 px high cover at 3:4. */
const MORE_SIDES = [375, 390, 563, 768];
/** Size and encoding of an address that names none. */
const DEFAULT = { width: 1_000, height: 0, quality: 70, format: 'webp' } as const;

/** Parses the path of a picture's address. Undefined for anything but a plain key with an allowed size and quality. */
export function parseMediaUrl(path: string): MediaRequest | undefined {
  const match = PATTERN.exec(path);
  const key = match?.[1];
  if (!match || !key || key.includes('..') || !key.split('/').every((segment) => SEGMENT.test(segment)))
    return undefined;
  if (match[5] === undefined) return { key, ...DEFAULT };
  const [width, height, quality] = [Number(match[2]), Number(match[3]), Number(match[4])];
  if (!isSide(width) || !isSide(height) || width + height === 0 || !QUALITIES.includes(quality))
    return undefined;
  return { key, width, height, quality, format: match[5] === 'jpg' ? 'jpg' : 'webp' };
}

function isSide(pixels: number): boolean {
  return (pixels % SIDE_STEP === 0 && pixels <= MAX_SIDE) || MORE_SIDES.includes(pixels);
}
