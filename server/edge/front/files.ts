import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** Answers requests for files; true when it has handled the request. */
export type Files = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves Next's immutable build files; any other path under `/_next/` is 404. */
export function createFiles(projectDir: string): Files {
  const build = sirv(join(projectDir, '.next/static'), {
    immutable: true,
    maxAge: 31_536_000,
    gzip: true,
    brotli: true,
    etag: true,
  });
  return (request, response) => {
    if (!request.url?.startsWith('/_next/static/')) return false;
    const url = request.url;
    request.url = url.slice('/_next/static'.length);
    build(request, response, () => {
      request.url = url;
      response
        .writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
        .end('Not Found\n');
    });
    return true;
  };
}
