import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encoding of a compressed body, as in `Content-Encoding`. */
export type ContentEncoding = 'br' | 'gzip';

/** A body with its compressed copies: one is made when a client first asks for its encoding, and then kept. */
export type Compressible = { body: Buffer; copies: Partial<Record<ContentEncoding, Promise<Buffer>>> };

const brotli = promisify(brotliCompress);
const COMPRESS: Record<ContentEncoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** The body in an encoding. A failure, as for lack of memory, isn't kept. */
export function compressed({ body, copies }: Compressible, encoding: ContentEncoding): Promise<Buffer> {
  copies[encoding] ??= COMPRESS[encoding](body).catch((error) => {
    delete copies[encoding];
    throw error;
  });
  return copies[encoding];
}
