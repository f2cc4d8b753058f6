import { AppError } from '#schemas/errors.ts';

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
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('PAYLOAD_TOO_LARGE');
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > limit) throw new AppError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
