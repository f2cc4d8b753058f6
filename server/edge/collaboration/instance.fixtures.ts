import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createApiClient } from '#client/api-client.ts';
import type { ApiClient } from '#schemas/api/endpoint.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { identifyByHeader } from '../../domain/pages/operators.fixtures.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { testApi } from '../api/api.fixtures.ts';
import type { ApiOptions } from '../api/api.ts';
import { openCollaboration } from './collaboration.ts';

/** Opens one of several servers on a database: API and event streams over real HTTP. */
export async function openInstance(
  { db, url }: Database,
  tenant: Tenant,
  { beatMs, ...over }: Partial<ApiOptions> & { beatMs?: number } = {},
) {
  const log = pino({ level: 'silent' });
  const collaboration = await openCollaboration({ db, url, log, ...(beatMs && { beatMs }) });
  const { api } = testApi(db, { identifyOperator: identifyByHeader, collaboration, ...over });
  const server = createServer((incoming, answer) => api.listener(incoming, answer, tenantScope(tenant)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    collaboration,
    client: (headers: Record<string, string>): ApiClient =>
      createApiClient({
        base: `http://127.0.0.1:${port}/api`,
        fetch,
        headers: () => headers,
        timeoutMs: 15_000,
      }),
    close: async () => {
      await collaboration.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ReceivedEvent = { type: string; data: never; id: string | undefined };

/** Follows a stream of server-sent events as a browser does, without reconnecting. */
export function followEvents(
  port: number,
  path: string,
  headers: Record<string, string>,
  on: { event: (event: ReceivedEvent) => void; open?: (status: number) => void; end?: () => void },
): { close: () => void; pause: () => void } {
  let text = '';
  const sent = request({ host: '127.0.0.1', port, path: `/api${path}`, headers }, (response) => {
    on.open?.(response.statusCode ?? 0);
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const event = readEvent(part);
        if (event) on.event(event);
      }
    });
    response.on('close', () => on.end?.());
  });
  sent.on('error', () => on.end?.());
  sent.end();
  return { close: () => sent.destroy(), pause: () => sent.socket?.pause() };
}

function readEvent(part: string): ReceivedEvent | undefined {
  const fields = new Map(
    part.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  const [type, data] = [fields.get('event'), fields.get('data')];
  return type !== undefined && data !== undefined
    ? { type, data: JSON.parse(data) as never, id: fields.get('id') }
    : undefined;
}
