import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as account from '#schemas/api/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase, testApi } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { createLog } from '../../platform/log.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { accountKit, PASSWORD } from './accounts.fixtures.ts';
import { deliverDueCodes } from './deliver-codes.ts';

const zest = tenantFixture('zest');
const { db } = await openTestDatabase();
await db.insert(tenants).values([zest].map(({ id, ...settings }) => ({ id, settings })));
const lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const rig = testApi(db, { log });
const { codeFor, keyFor, signUp, post } = accountKit(rig, [zest]);
const mali = 'mali@test.example';

test('the log contains no token, code, key or password of an account’s whole life, whichever step fails', async () => {
  const headers = await signUp(zest, mali);
  const code = await codeFor(zest, mali, 'LOGIN');
  await post(zest, 'login/codeLogin', { email: mali, smscode: code });
  await post(zest, 'login/emailLogin', { email: mali, password: 'wrong-secret1' });
  const validKey = await keyFor(zest, mali, 'CHANGEPWD', headers);
  const words = { password: 'durian5678', repassword: 'durian5678' };

  // The database fails in the middle of each call.
  await db.execute(sql`alter table member_credentials rename to hidden`);
  await db.execute(sql`alter table member_sessions rename to hidden_sessions`);
  const failures = [
    await post(zest, 'login/resetPwd', { validKey, ...words }),
    await post(zest, 'login/emailLogin', { email: mali, password: PASSWORD }),
    await post(zest, 'info/logOut', {}, headers),
  ];
  await db.execute(sql`alter table hidden rename to member_credentials`);
  await db.execute(sql`alter table hidden_sessions rename to member_sessions`);
  await db.execute(sql`alter table auth_codes rename to hidden`);
  failures.push(await post(zest, 'login/resetPwd', { validKey, ...words }));
  failures.push(
    await post(zest, 'authcode/valid', { rcv: mali, rcvType: 'EMAIL', authScene: 'LOGIN', authCode: code }),
  );
  await db.execute(sql`alter table hidden rename to auth_codes`);
  expect(failures.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);

  const sent: string[] = [];
  rig.clock.set(rig.clock.now() - Date.now() + 61_000);
  await rig
    .client(zest)
    .call(account.sendAuthCode, { body: { rcv: mali, rcvType: 'EMAIL', authScene: 'LOGIN' } });
  await deliverDueCodes({
    db,
    now: rig.clock.now,
    tenantOf: () => tenantScope(zest),
    courier: async (_scope, _shop, { subject }) => {
      sent.push(subject.slice(0, 6));
      throw new Error(`refused: ${subject}`);
    },
    codeSecret: '',
    log,
  });

  const text = lines.join('');
  expect(lines.length).toBeGreaterThanOrEqual(6);
  expect(text).toContain('does not exist');
  const token = headers.Authorization.replace('Bearer ', '');
  for (const secret of [PASSWORD, 'durian5678', 'wrong-secret1', token, validKey, code, ...sent, '$argon2id'])
    expect(text).not.toContain(secret);
});
