import { REQUEST_LOG } from '#schemas/constants.ts';
import { AppError } from '#schemas/errors.ts';

/**
 * Number of bytes of an oversized body that are read and discarded: a client reads the response only after sending
 * everything.
 */
const DISCARDED_BYTES = 16 * 1024 * 1024;

/** Number of bytes that are kept from the start of a body after it was read. */
const START_BYTES = 4 * REQUEST_LOG.bodyLength;
const starts = new WeakMap<Request, Uint8Array>();

/**
 * The start of a request's body, enough for `REQUEST_LOG.bodyLength` characters of four bytes. Uses the bytes already
 * read, or reads the body if nothing has.
 */
export async function startOfBody(request: Request): Promise<Uint8Array> {
  if (request.method !== 'GET' && !request.bodyUsed)
    await readBytes(request, START_BYTES).catch(() => undefined);
  return starts.get(request) ?? new Uint8Array();
}

/** Throws the error for a body whose sender broke off. */
function brokenOff(): never {
  throw new AppError('BAD_REQUEST');
}

/** The text of a request body. @throws AppError as `readBytes` does */
export async function readBody(request: Request, limit: number): Promise<string> {
  return new TextDecoder('utf-8', { fatal: false }).decode(await readBytes(request, limit));
}

/**
 * The bytes of a request body, at most `limit` as counted while reading, regardless of Content-Length.
 * @throws AppError PAYLOAD_TOO_LARGE, or BAD_REQUEST for an encoded body
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (request.headers.get('content-encoding')) throw new AppError('BAD_REQUEST');
  const told = request.headers.get('content-length');
  if (Number(told ?? 0) > DISCARDED_BYTES) throw new AppError('PAYLOAD_TOO_LARGE');
  // Node rejects bodies longer than Content-Length; reading the whole at once is much cheaper than streaming.
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
