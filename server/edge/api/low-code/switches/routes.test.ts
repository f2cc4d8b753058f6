import { expect, test } from 'vitest';
import { loginSwitch, shareSwitch } from '#schemas/api/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { createMemberAuth } from '../../../../domain/members/member-auth.ts';
import { openTestApi } from '../../api.fixtures.ts';

const line = {
  issuer: 'https://access.line.me',
  audience: '1',
  jwksUrl: 'https://api.line.me/certs',
};
const zest = tenantFixture('zest', { idTokenIssuers: { line }, loginProviders: { line: { clientId: '1' } } });
const guide = tenantFixture('guide', {
  loginSwitch: { mobile: false, email: true, code: false, firebase: true, line: false },
  idTokenIssuers: { line },
  shareSwitch: false,
});
const native = tenantFixture('native', { idTokenIssuers: { line } });
const { client } = await openTestApi([zest, guide, native], {
  memberAuth: createMemberAuth({
    codeSecret: 'secret',
    onSignUp: async () => undefined,
    loginSecrets: { 'zest:line': 'secret' },
    now: Date.now,
  }),
});
const web = { body: { terminalType: 'web' } };

test('[CALL65] sign-in methods are the tenant’s; those by id token need a configured issuer', async () => {
  expect(await client(zest).call(loginSwitch, web)).toEqual({
    mobile: true,
    email: true,
    code: true,
    firebase: false,
    line: true,
    providers: [{ provider: 'line' }],
  });
  expect(await client(guide).call(loginSwitch, web)).toEqual({
    mobile: false,
    email: true,
    code: false,
    firebase: false,
    line: false,
    providers: [],
  });
});

test('[CALL65] a browser isn’t offered a provider without a client; the app is', async () => {
  const ask = (terminalType: string) => client(native).call(loginSwitch, { body: { terminalType } });
  expect(await ask('web')).toMatchObject({ line: false, providers: [] });
  expect(await ask('app')).toMatchObject({ line: true, providers: [] });
});

test('[CALL66] sharing is switched by the tenant too', async () => {
  expect(await client(zest).call(shareSwitch, web)).toEqual({ share: true });
  expect(await client(guide).call(shareSwitch, web)).toEqual({ share: false });
});
