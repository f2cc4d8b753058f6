import { REQUEST_LOG } from '#schemas/constants.ts';
import { AppError } from '#schemas/errors.ts';

/** Of a body that is too large, this much is read and thrown away: only who has finished sending reads the answer. */
const DISCARDED_BYTES = 16 * 1024 * 1024;

/** Of a body that was read, so much is known afterwards. */
const START_BYTES = 4 * REQUEST_LOG.bodyLength;
const starts = new WeakMap<Request, Uint8Array>();

/**
 * The start of a request's body, enough for `REQUEST_LOG.bodyLength` letters of four bytes: of what was read of it, or
 * of what it brings, if nobody has looked.
 */
export async function startOfBody(request: Request): Promise<Uint8Array> {
  if (request.method !== 'GET' && !request.bodyUsed)
    await readBytes(request, START_BYTES).catch(() => undefined);
  return starts.get(request) ?? new Uint8Array();
}

/** A body fails only by whoever sends it. */
function brokenOff(): never {
  throw new AppError('BAD_REQUEST');
}

/** The text of a request body. @throws AppError as `readBytes` does */
export async function readBody(request: Request, limit: number): Promise<string> {
  return new TextDecoder('utf-8', { fatal: false }).decode(await readBytes(request, limit));
}

/**
 * A request body, at most `limit` bytes as they are read, whatever Content-Length says.
 * @throws AppError PAYLOAD_TOO_LARGE, or BAD_REQUEST for an encoded body
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (request.headers.get('content-encoding')) throw new AppError('BAD_REQUEST');
  const told = request.headers.get('content-length');
  if (Number(told ?? 0) > DISCARDED_BYTES) throw new AppError('PAYLOAD_TOO_LARGE');
  // Node lets nothing through that is longer than told; and read at once is much cheaper than as a stream.
  if (told !== null && Number(told) <= limit) {
    const whole = new Uint8Array(await request.arrayBuffer().catch(brokenOff));
    starts.set(request, whole.slice(0, START_BYTES));
    if (whole.length > limit) throw new AppError('PAYLOAD_TOO_LARGE');
    return whole;
  }
  if (!request.body) return new Uint8Array();
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    if (size < START_BYTES)
      starts.set(
        request,
        Buffer.concat([starts.get(request) ?? Buffer.of(), chunk]).subarray(0, START_BYTES),
      );
    size += chunk.length;
    if (size > DISCARDED_BYTES) break;
    if (size > limit) chunks = [];
    else chunks.push(chunk);
  }
  if (size > limit) throw new AppError('PAYLOAD_TOO_LARGE');
  return Buffer.concat(chunks);
}
