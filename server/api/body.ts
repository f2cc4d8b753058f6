import { AppError } from '#schemas/errors.ts';

/** Of a body that is too large, this much is read and thrown away: only who has finished sending reads the answer. */
const DISCARDED_BYTES = 16 * 1024 * 1024;

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
  if (Number(request.headers.get('content-length') ?? 0) > DISCARDED_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE');
  if (!request.body) return new Uint8Array();
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > DISCARDED_BYTES) break;
    if (size > limit) chunks = [];
    else chunks.push(chunk);
  }
  if (size > limit) throw new AppError('PAYLOAD_TOO_LARGE');
  return Buffer.concat(chunks);
}
