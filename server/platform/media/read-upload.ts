import sharp from 'sharp';
import { AppError } from '#schemas/errors.ts';
import type { UploadType } from '#schemas/uploads.ts';
import { createWorkQueue, QueueFull } from '../work-queue.ts';

/** `isStill`: the file moved, and only its first picture is kept. */
export type Upload = { data: Buffer; width: number; height: number; isStill: boolean };
export type CropArea = { x: number; y: number; width: number; height: number };

/** Pixels of an uploaded picture, whose decoding takes four bytes each: more than phones take. */
const MAX_PIXELS = 64_000_000;
/**
 * Pixels and longer side of a stored picture: by area, since the usual detail picture of a shop is ten times as tall as
 * wide. WebP ends at 16,383.
 */
const MAX_AREA = 16_000_000;
const MAX_SIDE = 16_000;
const TIMEOUT_S = 20;

/** Kinds of pictures: content type, sharp's name for the format, and a check of the first bytes. */
const KINDS: readonly { type: UploadType; format: string; starts: (head: Buffer) => boolean }[] = [
  {
    type: 'image/jpeg',
    format: 'jpeg',
    starts: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  },
  {
    type: 'image/png',
    format: 'png',
    starts: (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  },
  {
    type: 'image/webp',
    format: 'webp',
    starts: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP',
  },
  { type: 'image/avif', format: 'heif', starts: (head) => /^ftypavi[fs]$/.test(text(head, 4, 12)) },
  { type: 'image/gif', format: 'gif', starts: (head) => /^GIF8[79]a$/.test(text(head, 0, 6)) },
];

const text = (head: Buffer, from: number, to: number) => head.subarray(from, to).toString('latin1');

/** Queue for decoding, which takes memory by the picture's size: few at a time, and few that wait. */
const queue = createWorkQueue({ concurrency: 2, limit: 16 });

type Wanted = {
  area?: CropArea;
  /** Declared content type; any known kind without it. */
  type?: UploadType;
  /** Maximum length of the longer side after scaling, in place of the limits of pictures. */
  maxSide?: number;
};

/**
 * Decodes and re-encodes an upload: the pixels of its first frame, upright, and nothing else of the file.
 * @throws AppError with the cause: MEDIA_VECTOR, MEDIA_HEIC, MEDIA_PIXELS, MEDIA_DAMAGED, MEDIA_UNREADABLE for any other
 * file, UNAVAILABLE when too many wait
 */
export async function readUpload(bytes: Uint8Array, wanted: Wanted = {}): Promise<Upload> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = KINDS.find(({ starts }) => starts(source));
  if (!kind) throw new AppError(codeOf(source));
  if (wanted.type && wanted.type !== kind.type) throw new AppError('MEDIA_UNREADABLE');
  try {
    return await queue(() => redraw(source, kind.format, wanted));
  } catch (error) {
    if (error instanceof AppError) throw error;
    // A crop outside the picture fails, too.
    const code = wanted.area ? 'MEDIA_UNREADABLE' : 'MEDIA_DAMAGED';
    throw new AppError(error instanceof QueueFull ? 'UNAVAILABLE' : code, {}, { cause: error });
  }
}

/** Error of a file that is no picture of a known kind. */
function codeOf(source: Buffer): 'MEDIA_HEIC' | 'MEDIA_VECTOR' | 'MEDIA_UNREADABLE' {
  if (/^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(text(source, 4, 12))) return 'MEDIA_HEIC';
  return /<svg[\s>]/i.test(text(source, 0, 1_024)) ? 'MEDIA_VECTOR' : 'MEDIA_UNREADABLE';
}

async function redraw(source: Buffer, format: string, { area, maxSide }: Wanted): Promise<Upload> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  // The head alone: of any size.
  const found = await sharp(source, { ...options, limitInputPixels: false }).metadata();
  const pixels = found.width * found.height;
  if (pixels > MAX_PIXELS)
    throw new AppError('MEDIA_PIXELS', { megapixels: Math.ceil(pixels / 1e6), most: MAX_PIXELS / 1e6 });
  if (found.format !== format) throw new Error(`${format} by its start, ${found.format} by its content`);
  const upright = sharp(source, options).timeout({ seconds: TIMEOUT_S }).autoOrient();
  if (area) upright.extract({ left: area.x, top: area.y, width: area.width, height: area.height });
  const { data, info } = await upright
    .resize({ ...boxOf(area ?? found.autoOrient, maxSide), fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return {
    data,
    width: info.width,
    height: info.height,
    isStill: (found.pages ?? 1) > 1 && format !== 'heif',
  };
}

/** Box into which a picture is scaled. */
function boxOf({ width, height }: { width: number; height: number }, maxSide: number | undefined) {
  if (maxSide !== undefined) return { width: maxSide, height: maxSide };
  const scale = Math.min(1, Math.sqrt(MAX_AREA / (width * height)), MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
