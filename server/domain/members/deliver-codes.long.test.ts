import { tmpdir } from 'node:os';
import pino from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { sendAuthCode } from '#schemas/api/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { CODE_SECRET, openTestDatabase, testApi } from '../../edge/api/api.fixtures.ts';
import { createJobs } from '../../jobs.ts';
import { tenants } from '../../platform/db/schema.ts';
import { createCourier } from '../../platform/delivery/courier.ts';
import { outbox } from '../../platform/delivery/schema.ts';
import { diskStore } from '../../platform/media/media-store.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { feedParts } from '../feeds/services.fixtures.ts';
import { createMemberAuth } from './member-auth.ts';
import { authCodes } from './schema.ts';

const zest = tenantFixture('zest');
const { db, url } = await openTestDatabase();
await db.insert(tenants).values([zest].map(({ id, ...settings }) => ({ id, settings })));
const log = pino({ level: 'silent' });
const now = Date.now;
const jobs = createJobs({
  db,
  url,
  now,
  tenantOf: () => tenantScope(zest),
  tenants: () => [tenantScope(zest)],
  courier: createCourier(db, now, {}),
  hasMailServer: false,
  codeSecret: CODE_SECRET,
  store: diskStore(tmpdir()),
  ...feedParts(db),
  purge: async () => undefined,
  log,
});
await jobs.start();
afterAll(() => jobs.stop());

test('a requested code is sent by the job', async () => {
  const memberAuth = createMemberAuth({
    codeSecret: CODE_SECRET,
    onSignUp: async () => undefined,
    loginSecrets: {},
    now,
  });
  const { client } = testApi(db, { memberAuth });
  const body = { rcv: 'mali@test.example', rcvType: 'EMAIL' as const, authScene: 'REGISTER' as const };
  await client(zest).call(sendAuthCode, { body });
  await vi.waitFor(async () => expect(await db.select().from(outbox)).toHaveLength(1), {
    timeout: 30_000,
    interval: 100,
  });
  expect((await db.select().from(authCodes))[0]?.sendAt).toBeNull();
});
