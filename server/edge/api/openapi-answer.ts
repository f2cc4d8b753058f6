import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { openApiDocument } from '#schemas/api/openapi.ts';
import { endpoints } from '#schemas/api/registry.ts';

type Document = { plain: Buffer<ArrayBuffer>; gzip: Buffer<ArrayBuffer>; etag: string };

let document: Document | undefined;

/** Builds the document, once at the first request: the endpoints of a running process don't change. */
function build(): Document {
  const plain = Buffer.from(JSON.stringify(openApiDocument(endpoints)));
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  return { plain, gzip: gzipSync(plain), etag };
}

/** Answers `GET /api/openapi.json`; 304 for a matching ETag. */
export function answerOpenApi({ headers: asked }: Request): Response {
  document ??= build();
  const { plain, gzip, etag } = document;
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (asked.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (!/\bgzip\b/.test(asked.get('accept-encoding') ?? '')) return new Response(plain, { headers });
  return new Response(gzip, { headers: { ...headers, 'Content-Encoding': 'gzip' } });
}
