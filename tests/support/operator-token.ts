import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createFirstToken } from '#server/domain/operators/tokens/first-token.ts';
import type { RunningServer } from './running-server.ts';

/** Headers of each server's programs by tenant. */
const known = new WeakMap<RunningServer, Map<string, Promise<{ authorization: string }>>>();

/** Headers of a program that writes the tenant's pages, with a token as `npm run operator -- token` makes it. */
export function operatorHeaders(server: RunningServer, tenantId: string): Promise<{ authorization: string }> {
  const programs = known.get(server) ?? new Map();
  known.set(server, programs);
  const headers = programs.get(tenantId) ?? createHeaders(server, tenantId);
  programs.set(tenantId, headers);
  return headers;
}

async function createHeaders({ databaseUrl }: RunningServer, tenantId: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const token = { name: 'tests', scopes: ['pages:write' as const], days: 366 };
  const owner = { email: `owner@${tenantId}.example` };
  const secret = await createFirstToken(drizzle(client), { tenantId }, { ...token, ...owner });
  await client.end();
  return { authorization: `Bearer ${secret}` };
}
