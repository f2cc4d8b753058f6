import { expect, test } from 'vitest';
import { signInProviders } from '#schemas/api/invented/sign-in-providers.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { createMemberAuth } from '../../../../domain/members/member-auth.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { tenants } from '../../../../platform/db/schema.ts';
import { CODE_SECRET, openTestDatabase, testApi } from '../../api.fixtures.ts';

const client = { clientId: 'one' };
const loginSwitch = { mobile: true, email: true, code: true, firebase: false, line: true };
const zest = tenantFixture('zest', {
  loginSwitch,
  loginProviders: { line: client, google: client, apple: client },
});
const guide = tenantFixture('guide', { loginSwitch, loginProviders: { line: client } });
const { db } = await openTestDatabase();
await db
  .insert(tenants)
  .values([zest, guide].map(({ id, siteOrigin: _, ...settings }) => ({ id, settings: { id, ...settings } })));
const loginSecrets = { 'zest:line': 'secret-of-line', 'zest:apple': 'secret-of-apple' };
const rig = testApi(db, {
  memberAuth: createMemberAuth({
    codeSecret: CODE_SECRET,
    onSignUp: async () => undefined,
    loginSecrets,
    now: Date.now,
  }),
});

test('each provider says what it lacks and where it returns to, by tenant; no secret is told', async () => {
  const statesOf = async (tenant: typeof zest) => {
    const operator = await operatorFixture(db, `anna-${tenant.id}`, { [tenant.id]: 'viewer' });
    return rig.client(tenant, await signIn(db, tenant, operator)).call(signInProviders, {});
  };
  const states = await statesOf(zest);
  expect(states).toMatchObject([
    { provider: 'line', secretName: 'zest:line', hasSecret: true, isOffered: true },
    { provider: 'google', secretName: 'zest:google', hasSecret: false, isOffered: false },
    // Without its team and key.
    { provider: 'apple', hasSecret: true, isOffered: false },
  ]);
  expect(states[0]?.returnUrl).toBe(
    `${zest.siteOrigin}/api/saas-user-service/user/login/provider/line/return`,
  );
  expect(JSON.stringify(states)).not.toContain('secret-of');
  expect(await statesOf(guide)).toMatchObject([
    { secretName: 'guide:line', hasSecret: false, isOffered: false },
    { hasSecret: false },
    { hasSecret: false },
  ]);
});
