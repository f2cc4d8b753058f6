import { tmpdir } from 'node:os';
import pino from 'pino';
import { afterAll } from 'vitest';
import { createApiClient } from '#client/api-client.ts';
import type { ApiClient } from '#schemas/api/endpoint.ts';
import { REQUEST } from '#schemas/constants.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { createIngest } from '../../domain/analytics/ingest.ts';
import { createMemberAuth } from '../../domain/members/member-auth.ts';
import { identifyMembers } from '../../domain/members/member-sessions.ts';
import { createOperatorAuth } from '../../domain/operators/operator-auth.ts';
import { visitorsOfTests } from '../../domain/pages/experiments/visitor.fixtures.ts';
import { countShareSignUp } from '../../domain/sharing/share-visits.ts';
import { createClock } from '../../platform/clock.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { tenants } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/test-cluster.fixtures.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { diskStore } from '../../platform/media/media-store.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { type ApiOptions, createApi } from './api.ts';

export const CODE_SECRET = 'what codes are hashed with in tests';
export const UPLOAD_SECRET = 'what uploads are signed with in tests';
export const OPERATOR_SECRET = 'the secret of the tests, long enough';

/** A busy machine starts a connection in more than the product's two seconds. */
const CONNECT_MS = 40_000;

/** Opens an empty database that lasts until the test file ends. */
export async function openTestDatabase(): Promise<Database> {
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '', connectMs: CONNECT_MS });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  return database;
}

/** The API over a database, with clients that call it as tenants' pages do. */
export function testApi(db: Database['db'], over: Partial<ApiOptions> = {}) {
  const clock = createClock();
  const purged: string[] = [];
  const log = pino({ level: 'silent' });
  const operatorAuth = createOperatorAuth({
    db,
    secret: OPERATOR_SECRET,
    now: clock.now,
    vault: createVault(db, undefined),
    hasMailServer: true,
    log,
  });
  const ingest = createIngest({ db, now: clock.now, log, visitors: visitorsOfTests });
  const api = createApi({
    db,
    clock,
    purge: async (tags) => void purged.push(...tags),
    identifyOperator: operatorAuth.identify,
    identifyMember: identifyMembers(db, clock.now),
    memberAuth: createMemberAuth({
      codeSecret: CODE_SECRET,
      onSignUp: countShareSignUp,
      loginSecrets: {},
      now: clock.now,
    }),
    answerAuth: operatorAuth.answer,
    identifyAccount: operatorAuth.identifyAccount,
    dataDir: tmpdir(),
    uploads: { secret: UPLOAD_SECRET, store: diskStore(over.dataDir ?? tmpdir()) },
    ingest,
    log,
    ...over,
  });
  const pages = (tenant: Tenant) => api.forPages(tenantScope(tenant));
  return {
    api,
    db,
    clock,
    purged,
    ingest,
    identifyOperator: operatorAuth.identify,
    /** Sends a plain request; `path` is relative to `/api`. */
    send: (tenant: Tenant, path: string, init: RequestInit = {}): Promise<Response> => {
      const { apiBase, fetchApi } = pages(tenant);
      return fetchApi(new Request(`${apiBase}${path}`, init));
    },
    /** The API client of a tenant's pages, which checks every response against its contract. */
    client: (tenant: Tenant, headers: Record<string, string> = {}): ApiClient => {
      const { apiBase, fetchApi } = pages(tenant);
      const { timeoutMs } = REQUEST;
      return createApiClient({ base: apiBase, fetch: fetchApi, headers: () => headers, timeoutMs });
    },
  };
}

/** The API over a new database that contains these tenants. */
export async function openTestApi(given: readonly Tenant[], over: Partial<ApiOptions> = {}) {
  const { db } = await openTestDatabase();
  await db.insert(tenants).values(given.map(({ id, ...settings }) => ({ id, settings })));
  return testApi(db, over);
}
