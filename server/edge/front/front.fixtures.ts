import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import pino from 'pino';
import { afterEach } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { type Tenant, toTenantPublic } from '#schemas/tenant.ts';
import { visitorsOfTests } from '../../domain/pages/experiments/visitor.fixtures.ts';
import { type TenantDirectory, tenantScope } from '../../platform/tenants/tenants.ts';
import { createWorkQueue } from '../../platform/work-queue.ts';
import { pageRequest } from '../next-adapter/page-request.ts';
import { PageCache } from '../page-cache.ts';
import { createFront, type FrontParts } from './front.ts';

export function directory(...tenants: Tenant[]): TenantDirectory {
  const find = (host: string | undefined) =>
    tenants.find(({ hosts }) => hosts.includes(host?.split(':')[0] ?? ''));
  return {
    byHost: (host) => {
      const known = find(host);
      return known && { scope: tenantScope(known), visible: toTenantPublic(known) };
    },
    byId: () => undefined,
    isSuspended: () => false,
    all: () => [],
    reload: async () => undefined,
  };
}

/** A fake Next that answers with the request's tenant, variant and path, and lets the page be cached. */
export async function echo(_: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = pageRequest();
  page.answer.lifetime = { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 60 };
  page.answer.tags.add(`t:${page.variant.tenantId}`);
  const { tenantId, lang, terminal, device } = page.variant;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end([tenantId, lang, terminal, device, page.path].join(' '));
}

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

/** A front with fakes for its parts, and a function that requests it; the server closes after the test. */
export async function startFront(over: Partial<FrontParts> = {}) {
  const cache = new PageCache({ maxBytes: 10_000_000, onAlarm: () => undefined });
  const server = createServer(
    createFront({
      tenants: directory(tenantFixture('zest'), tenantFixture('guide')),
      cache,
      next: echo,
      renders: createWorkQueue({ concurrency: 20, limit: 1_000 }),
      proxies: 0,
      api: (_, response) => void response.end('api'),
      fetchApi: () => ({ fetchApi: fetch, apiBase: 'http://none.localhost' }),
      discovery: async () => false,
      sharePictures: async () => false,
      shortLinks: async () => undefined,
      redirects: async () => undefined,
      experiments: { at: () => undefined, isKeyedByCdn: false, visitors: visitorsOfTests },
      webApp: async () => false,
      isOperator: async () => false,
      fetchAsVisitor: () => fetch,
      previews: async () => undefined,
      files: () => false,
      isAlive: () => true,
      readiness: async () => ({ ready: true, database: 'reachable' }),
      reachability: { isAway: () => false, suspect: () => undefined },
      now: Date.now,
      testHooks: undefined,
      log: pino({ level: 'silent' }),
      ...over,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  running.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const host = headers.host ?? 'zest.localhost';
      httpRequest({ port, host: '127.0.0.1', path, method, headers: { ...headers, host } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  return { get, cache };
}
