import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll } from 'vitest';
import { type ApiClient, createApiClient } from '#client/api-client.ts';
import { REQUEST } from '#schemas/constants.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { createClock } from '../clock.ts';
import { openDatabase } from '../db/database.ts';
import { tenants } from '../db/schema.ts';
import { tenantScope } from '../tenants/tenants.ts';
import { type ApiOptions, createApi } from './api.ts';

export const OPERATOR_TOKEN = 'operator-token-of-tests';

/** An API over a database of its own with these tenants, until the test file ends. */
export async function openTestApi(given: readonly Tenant[], over: Partial<ApiOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'talat-api-'));
  await chmod(folder, 0o755);
  const database = await openDatabase({ dataDir: folder });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  const { db } = database;
  for (const { id, ...settings } of given) await db.insert(tenants).values({ id, settings });

  const clock = createClock();
  const purged: string[] = [];
  const api = createApi({
    db,
    clock,
    purge: async (tags) => void purged.push(...tags),
    env: { OPERATOR_TOKEN },
    log: pino({ level: 'silent' }),
    ...over,
  });

  /** Sends a request as a page would; `path` stands under `/api`. */
  const send = (tenant: Tenant, path: string, init: RequestInit = {}): Promise<Response> => {
    const { apiBase, fetchApi } = api.forPages(tenantScope(tenant));
    return fetchApi(new Request(`${apiBase}${path}`, init));
  };
  /** The client of a tenant's pages: it checks every answer against its contract. */
  const client = (tenant: Tenant, headers: Record<string, string> = {}): ApiClient => {
    const { apiBase, fetchApi } = api.forPages(tenantScope(tenant));
    return createApiClient({
      base: apiBase,
      fetch: fetchApi,
      headers: () => headers,
      timeoutMs: REQUEST.timeoutMs,
    });
  };
  return { api, db, clock, purged, send, client };
}
