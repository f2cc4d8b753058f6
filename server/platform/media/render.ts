import sharp from 'sharp';
import type { MediaRequest } from './media-url.ts';

const LIMITS = { limitInputPixels: 40_000_000, failOn: 'error' } as const;
const TIMEOUT_S = 10;
const SVG_DPI = 72;
/** Keys of pictures that are shown completely in any box: products, brands, lettering and campaign art. Others fill it. */
const WHOLE = /^[^/]+\/(?:goods|brands|titles|campaigns)\//;
/** Keys of pictures whose ground stays transparent; that of others becomes white, in the dark theme too. */
const TRANSPARENT = /^[^/]+\/(?:titles|campaigns|uploads)\//;

sharp.cache(false);
sharp.concurrency(1);

/**
 * The picture in the requested box and encoding.
 * @throws Error when the source is no picture, is too large or takes too long.
 */
export async function renderMedia(source: Buffer, request: MediaRequest): Promise<Buffer> {
  const isTransparent = TRANSPARENT.test(request.key);
  const picture = sharp(source, { ...LIMITS, density: await density(source, request) })
    .timeout({ seconds: TIMEOUT_S })
    .resize({
      ...(request.width && { width: request.width }),
      ...(request.height && { height: request.height }),
      fit: WHOLE.test(request.key) ? 'contain' : 'cover',
      background: isTransparent ? '#ffffff00' : '#ffffff',
    });
  if (request.format === 'jpg')
    return picture
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: request.quality, mozjpeg: true })
      .toBuffer();
  if (!isTransparent) picture.flatten({ background: '#ffffff' });
  return picture.webp({ quality: request.quality }).toBuffer();
}

/** Density for drawings, which are rasterised at their display size, so that lines stay sharp. */
async function density(source: Buffer, { width, height }: MediaRequest): Promise<number> {
  const size = await sharp(source, LIMITS).metadata();
  if (size.format !== 'svg') return SVG_DPI;
  return Math.max(1, SVG_DPI * Math.max(width / size.width, height / size.height));
}
