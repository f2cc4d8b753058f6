import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';
import { expect } from 'playwright/test';
import * as account from '#schemas/api/account.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { secretKeys } from '#schemas/api/integration.ts';
import { readRows } from '../support/database.ts';
import { sendJson } from '../support/http.ts';
import { journal, moveClock } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';

const AUDIENCE = 'silent-app';
const succeeded = { success: true };

/** Opens a provider whose id tokens zest accepts as Firebase's and as LINE's. */
async function openProvider(server: RunningServer) {
  const pairs = { RS256: await generateKeyPair('RS256'), ES256: await generateKeyPair('ES256') };
  const keys = await Promise.all(
    Object.entries(pairs).map(async ([alg, { publicKey }]) => ({
      ...(await exportJWK(publicKey)),
      kid: alg,
      alg,
    })),
  );
  const provider = createServer((_, response) => response.end(JSON.stringify({ keys })));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  const issuer = {
    issuer: 'https://silent.example',
    audience: AUDIENCE,
    jwksUrl: `http://127.0.0.1:${port}`,
  };
  const settings = {
    loginSwitch: { mobile: true, email: true, code: true, firebase: true, line: true },
    idTokenIssuers: { firebase: issuer, line: issuer },
  };
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  await client.query(`UPDATE tenants SET settings = settings || $1 WHERE id = 'zest'`, [settings]);
  await client.query(`SELECT pg_notify('talat_purge', 'tenants')`);
  await client.end();
  return {
    token: (sub: string, alg: keyof typeof pairs) =>
      new SignJWT({ sub })
        .setProtectedHeader({ alg, kid: alg })
        .setIssuer(issuer.issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime('1 h')
        .sign(pairs[alg].privateKey),
    close: () => void provider.close(),
  };
}

/** Client for a member's actions, as by the app; collects every secret that occurs. */
function openLife(server: RunningServer) {
  const secrets = { codes: new Set<string>(), others: new Set<string>() };
  let minutes = 0;
  let token = '';
  const keep = (secret: string) => {
    secrets.others.add(secret);
    return secret;
  };
  const call = async ({ method, path }: Endpoint, body?: object) => {
    const headers = { platform: 'App', ...(token && { authorization: `Bearer ${token}` }) };
    const { json, headers: told } = await sendJson(server.port, 'zest', `/api${path}`, {
      method,
      headers,
      body,
    });
    for (const cookie of [told['set-cookie'] ?? []].flat())
      if (cookie.startsWith('user-token=') && !cookie.startsWith('user-token=;'))
        keep(cookie.split(/[=;]/)[1] ?? '');
    if (json.data?.token) token = keep(json.data.token);
    return json;
  };
  const receiver = (rcv: string, authScene: string) => ({
    rcv,
    rcvType: rcv.includes('@') ? 'EMAIL' : 'MOBILE',
    authScene,
  });
  /** Code in the newest message, which a job sends. */
  const codeFor = async (rcv: string, scene: string) => {
    minutes += 2;
    await moveClock(server, minutes * 60_000);
    const to = rcv.includes('@') ? rcv : `+66${rcv.slice(1)}`;
    // A notice of the last change may arrive meanwhile.
    const read = `SELECT body FROM outbox WHERE destination = $1 AND body ~ '\\m[0-9]{6}\\M' ORDER BY created_at DESC`;
    const outbox = () => readRows<{ body: string }>(server, read, [to]);
    const before = (await outbox()).length;
    expect(await call(account.sendAuthCode, receiver(rcv, scene))).toMatchObject(succeeded);
    await expect.poll(async () => (await outbox()).length).toBe(before + 1);
    const [newest] = await outbox();
    const code = /(?<!\d)\d{6}(?!\d)/.exec(newest?.body ?? '')?.[0] ?? '';
    secrets.codes.add(code);
    return code;
  };
  const keyFor = async (rcv: string, scene: string) => {
    const authCode = await codeFor(rcv, scene);
    await call(account.verifyAuthCode, { ...receiver(rcv, scene), authCode: keep('wrong-code-1') });
    const { data } = await call(account.verifyAuthCode, { ...receiver(rcv, scene), authCode });
    return keep(data.validKey);
  };
  return {
    secrets,
    keep,
    call,
    codeFor,
    keyFor,
    receiver,
    forgetSession: () => {
      token = '';
    },
  };
}

test('no log contains a token, code, password or key of a member’s whole life', async ({ server }) => {
  const since = Date.now();
  // Rows and lines of other tests on this server may contain any six digits.
  const rows = async (columns: string, table: string) =>
    (await readRows(server, `SELECT ${columns} FROM ${table}`, [])).map((row) => JSON.stringify(row));
  const before = { lines: server.output.length, visits: new Set(await rows('*', 'analytics_events')) };
  const provider = await openProvider(server);
  const { secrets, keep, call, codeFor, keyFor, receiver, forgetSession } = openLife(server);
  const [email, other, mobile] = ['silent@test.example', 'silent.2@test.example', '0812345999'];
  const twice = (password: string) => ({ password: keep(password), repassword: password });
  const signUp = async (rcv: string, endpoint: Endpoint, password: string) =>
    expect(
      await call(endpoint, {
        validKey: await keyFor(rcv, 'REGISTER'),
        ...twice(password),
        pwdRegister: true,
      }),
    ).toMatchObject(succeeded);

  keep((await call(secretKeys)).data.secretKey);
  await signUp(mobile, account.registerByMobile, 'longan-1111');
  await signUp(email, account.registerByEmail, 'mango-2222');
  await call(account.updateProfile, { nickname: 'Silent' });

  // Every sign-in method, and each with something wrong.
  forgetSession();
  expect(await call(account.loginByMobile, { mobile, password: 'longan-1111' })).toMatchObject(succeeded);
  await call(account.loginByEmail, { email, password: keep('wrong-mango-3') });
  await call(account.loginByEmail, { email, password: { nested: keep('nested-mango-4') } });
  expect(await call(account.loginByEmail, { email, password: 'mango-2222' })).toMatchObject(succeeded);
  expect(await call(account.loginByCode, { email, smscode: await codeFor(email, 'LOGIN') })).toMatchObject(
    succeeded,
  );
  for (const [endpoint, alg] of [
    [account.loginByFirebase, 'RS256'],
    [account.loginByLine, 'ES256'],
  ] as const) {
    await call(endpoint, { idToken: keep(`${await provider.token('forged', alg)}x`) });
    const idToken = keep(await provider.token('ann', alg));
    // The tenant's new settings take effect after a moment.
    await expect.poll(() => call(endpoint, { idToken }), endpoint.id).toMatchObject(succeeded);
  }
  expect(await call(account.loginByEmail, { email, password: 'mango-2222' })).toMatchObject(succeeded);

  // Changes, a reset, and the end of a session and of the account.
  const changed = { validKey: await keyFor(email, 'CHANGEPWD'), ...twice('papaya-5555') };
  expect(await call(account.createPassword, changed)).toMatchObject(succeeded);
  const preValidKey = await keyFor(email, 'CHECK_OLD_MOBILE_EMAIL');
  const validKey = await keyFor(other, 'CHANGE_MOBILE_EMAIL');
  expect(await call(account.changeContact, { email: other, preValidKey, validKey })).toMatchObject(succeeded);
  const reset = { validKey: await keyFor(other, 'CHANGEPWD'), ...twice('durian-6666') };
  expect(await call(account.resetPassword, reset)).toMatchObject(succeeded);
  expect(await call(account.resetPassword, reset)).toMatchObject({ success: false });
  expect(await call(account.loginByEmail, { email: other, password: 'durian-6666' })).toMatchObject(
    succeeded,
  );
  expect(await call(account.logOut, {})).toMatchObject(succeeded);
  await call(account.ownProfile);
  expect(await call(account.loginByEmail, { email: other, password: 'durian-6666' })).toMatchObject(
    succeeded,
  );
  const authCode = await codeFor(other, 'CLOSEUSER');
  expect(await call(account.closeAccount, { ...receiver(other, 'CLOSEUSER'), authCode })).toMatchObject(
    succeeded,
  );
  provider.close();
  await moveClock(server, 0);

  const calls = await journal(server, since);
  expect(new Set(calls.map(({ endpoint }) => endpoint)).size).toBeGreaterThanOrEqual(16);
  expect([secrets.codes.size >= 8, secrets.others.size >= 25]).toEqual([true, true]);
  const written = {
    output: server.output.slice(before.lines).join('\n'),
    journal: JSON.stringify(calls),
    visits: (await rows('*', 'analytics_events')).filter((row) => !before.visits.has(row)).join(),
    outbox: (await rows('destination, subject, body', 'outbox')).join(),
  };
  // The outbox is excluded, because codes are read from it.
  const places = { ...written, outbox: '' };
  for (const [place, text] of Object.entries(places))
    for (const code of secrets.codes)
      expect(new RegExp(`(?<!\\d)${code}(?!\\d)`).test(text), place).toBe(false);
  for (const [place, text] of Object.entries(written))
    for (const secret of secrets.others) expect(text.includes(secret), `${secret} in ${place}`).toBe(false);
});
