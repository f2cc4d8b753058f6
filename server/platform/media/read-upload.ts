import sharp from 'sharp';
import { AppError } from '#schemas/errors.ts';
import type { UploadType } from '#schemas/uploads.ts';
import { createWorkQueue, QueueFull } from '../work-queue.ts';

export type Upload = { data: Buffer; width: number; height: number };
export type CropArea = { x: number; y: number; width: number; height: number };

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 4_000;
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
  /** Maximum length of the longer side after scaling. */
  maxSide?: number;
};

/**
 * Decodes and re-encodes an upload: the pixels of its first frame, upright, and nothing else of the file.
 * @throws AppError MEDIA_UNREADABLE for anything but a picture of a known kind, UNAVAILABLE when too many wait
 */
export async function readUpload(bytes: Uint8Array, wanted: Wanted = {}): Promise<Upload> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = KINDS.find(({ starts }) => starts(source));
  if (!kind || (wanted.type && wanted.type !== kind.type)) throw new AppError('MEDIA_UNREADABLE');
  try {
    return await queue(() => redraw(source, kind.format, wanted));
  } catch (error) {
    throw new AppError(error instanceof QueueFull ? 'UNAVAILABLE' : 'MEDIA_UNREADABLE', {}, { cause: error });
  }
}

async function redraw(source: Buffer, format: string, { area, maxSide = MAX_SIDE }: Wanted): Promise<Upload> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  const found = await sharp(source, options).metadata();
  if (found.format !== format) throw new Error(`${format} by its start, ${found.format} by its content`);
  const upright = sharp(source, options).timeout({ seconds: TIMEOUT_S }).autoOrient();
  if (area) upright.extract({ left: area.x, top: area.y, width: area.width, height: area.height });
  const { data, info } = await upright
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
