import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, it } from 'vitest';
import type { Tenant } from '#schemas/tenant.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { warmUp } from './warm-up.ts';

const scope = (id: string, type: Tenant['type']) =>
  tenantScope({ id, type, hosts: [`${id}.localhost`] } as unknown as Tenant);
const SCOPES = [scope('a', 'GENERAL'), scope('b', 'ARTICLE'), scope('c', 'GENERAL')];

async function warmed(listener: RequestListener) {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await warmUp(server.address() as AddressInfo, SCOPES, pino({ level: 'silent' }));
  server.close();
  return asked;
}

it('requests one home page for each kind of tenant', async () => {
  expect((await warmed((_, response) => response.end('page'))).sort()).toEqual([
    'b.localhost/',
    'c.localhost/',
  ]);
});

it('continues after a failed page', async () => {
  expect(await warmed((request) => request.socket.destroy())).toHaveLength(2);
});
