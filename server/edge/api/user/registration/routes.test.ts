import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownProfile, registerByEmail, registerByMobile } from '#schemas/api/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { accountKit, PASSWORD } from '../../../../domain/members/accounts.fixtures.ts';
import { authCodes, memberCredentials, members } from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide', { siteOrigin: 'https://guide.example' });
const rig = await openTestApi([zest, guide]);
const { db, client, clock } = rig;
const { keyFor, signUp, post } = accountKit(rig, [zest, guide]);
const mali = 'mali@test.example';

beforeEach(async () => {
  clock.set(0);
  await db.delete(authCodes);
  await db.delete(members);
});

const words = { password: PASSWORD, repassword: PASSWORD, source: 'WEB' as const, pwdRegister: true };

describe('signing up', () => {
  test('[CALL69] [CALL70] works by email address or phone, with a password or without', async () => {
    const validKey = await keyFor(zest, mali, 'REGISTER');
    const { userId } = await client(zest).call(registerByEmail, { body: { validKey, ...words } });
    const phone = await keyFor(zest, '0812345678', 'REGISTER');
    const without = { validKey: phone, source: 'WEB' as const, pwdRegister: false };
    await client(zest).call(registerByMobile, { body: without });
    const rows = await db.select().from(memberCredentials);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          memberId: userId,
          email: mali,
          mobile: null,
          passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        }),
        expect.objectContaining({ email: null, countryCode: '66', mobile: '812345678', passwordHash: null }),
      ]),
    );
  });

  test('browsers get the session in a cookie that scripts can’t read, the app gets its token', async () => {
    const answers = [];
    for (const [tenant, headers] of [
      [zest, {}],
      [guide, {}],
      [zest, { platform: 'App' }],
    ] as const) {
      const rcv = `a${answers.length}@test.example`;
      const validKey = await keyFor(tenant, rcv, 'REGISTER');
      answers.push(await post(tenant, 'register/email', { validKey, ...words }, headers));
    }
    const [plain, secure, app] = answers as [Response, Response, Response];
    const mark = 'user-last-login=[\\d.:TZ-]+; Path=/; Max-Age=31536000; SameSite=Lax';
    const token = 'user-token=[\\w-]{43}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly';
    const device = 'known-device=[\\w-]{22}\\.[\\w-]{43}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly';
    expect(plain.headers.getSetCookie()).toEqual([
      expect.stringMatching(`^${token}$`),
      expect.stringMatching(`^${mark}$`),
      'user-left=; Path=/; Max-Age=0; SameSite=Lax',
      expect.stringMatching(`^${device}$`),
    ]);
    expect(secure.headers.getSetCookie()).toEqual([
      expect.stringMatching(`^${token}; Secure$`),
      expect.stringMatching(`^${mark}; Secure$`),
      'user-left=; Path=/; Max-Age=0; SameSite=Lax; Secure',
      expect.stringMatching(`^${device}; Secure$`),
    ]);
    expect((await plain.json()).data).not.toHaveProperty('token');
    expect(app.headers.getSetCookie()).toEqual([]);
    const { data } = await app.json();
    const own = await client(zest, { Authorization: `Bearer ${data.token}` }).call(ownProfile, {});
    expect(own).toMatchObject({ id: data.userId, email: 'a2@test.example', hasPassword: true });
  });

  test('a key creates one account, even if it is used twice concurrently', async () => {
    const validKey = await keyFor(zest, mali, 'REGISTER');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(zest, 'register/email', { validKey, ...words })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    expect(await db.select().from(members)).toHaveLength(1);
  });

  test('two keys for one address create one account', async () => {
    const keys = [await keyFor(zest, mali, 'REGISTER'), await keyFor(zest, mali, 'REGISTER')];
    const answers = await Promise.all(
      keys.map((validKey) => post(zest, 'register/email', { validKey, ...words })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await db.select().from(members)).toHaveLength(1);
  });

  test('the same address is a different member at another tenant', async () => {
    await signUp(zest, mali);
    await signUp(guide, mali, 'durian5678');
    const hashes = await db.select().from(memberCredentials).where(eq(memberCredentials.email, mali));
    expect(new Set(hashes.map(({ memberId }) => memberId)).size).toBe(2);
  });

  test('a nickname is generated, in the language of the request', async () => {
    const validKey = await keyFor(zest, mali, 'REGISTER');
    const api = client(zest, { 'Accept-Language': 'id' });
    const { userId } = await api.call(registerByEmail, { body: { validKey, ...words } });
    const [row] = await db
      .select()
      .from(members)
      .where(and(eq(members.tenantId, 'zest'), eq(members.id, userId)));
    expect(row?.nickname).toMatch(/^Anggota \d{6}$/);
  });
});

describe('no account is created', () => {
  test.each([
    ['short7x', 'PASSWORD_INVALID'],
    ['a'.repeat(20) + 1, 'PASSWORD_INVALID'],
    ['mangomango', 'PASSWORD_INVALID'],
    ['1234567890', 'PASSWORD_INVALID'],
  ])('with the password %s, and the key can be used again', async (password, code) => {
    const validKey = await keyFor(zest, mali, 'REGISTER');
    const body = { validKey, ...words, password, repassword: password };
    expect(await (await post(zest, 'register/email', body)).json()).toMatchObject({ success: false, code });
    expect((await post(zest, 'register/email', { validKey, ...words })).status).toBe(200);
  });

  test.each([
    ['two passwords', { repassword: 'mango12345' }, 'PASSWORDS_DIFFER'],
    ['a password promised but not sent', { password: null, repassword: null }, 'PASSWORD_INVALID'],
  ])('with %s', async (_, over, code) => {
    const validKey = await keyFor(zest, mali, 'REGISTER');
    const response = await post(zest, 'register/email', { validKey, ...words, ...over });
    expect((await response.json()).code).toBe(code);
  });

  test('with a key of another tenant, another scene, another kind or too old', async () => {
    const mails = async (validKey: string) =>
      (await (await post(zest, 'register/email', { validKey, ...words })).json()).code;
    expect(await mails(await keyFor(guide, mali, 'REGISTER'))).toBe('PROOF_EXPIRED');
    expect(await mails(await keyFor(zest, '0812345678', 'REGISTER'))).toBe('PROOF_EXPIRED');
    const validKey = await keyFor(zest, mali, 'REGISTER');
    clock.set(clock.now() - Date.now() + 10 * 60_000);
    expect(await mails(validKey)).toBe('PROOF_EXPIRED');
    expect(await mails('')).toBe('PROOF_EXPIRED');
    expect(await db.select().from(members)).toEqual([]);
  });
});
