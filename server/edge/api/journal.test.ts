import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { recentRequests } from '#schemas/api/invented/operators.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { operatorFixture, signIn } from '../../domain/operators/operators.fixtures.ts';
import { readBody } from '../../platform/body.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { openTestApi } from './api.fixtures.ts';
import { Journal } from './journal.ts';
import { withoutSecretFields, withoutSecrets } from './redact.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const recommend = '/saas-search-service/feeds/deals/recommend';

/** Creates a journal, and a function whose calls it records. */
function openJournal() {
  const journal = new Journal();
  const seen: string[] = [];
  const answer = journal.recording(async (request) => {
    seen.push(await readBody(request, 300_000));
    return new Response();
  });
  const ask = (path: string, init: RequestInit = {}, tenant = zest) =>
    answer(new Request(`http://zest.localhost/api${path}`, init), {
      scope: tenantScope(tenant),
      origin: 'browser',
    });
  return { journal, seen, ask };
}

describe('secrets', () => {
  const names = [
    'token',
    'idToken',
    'password',
    'repassword',
    'authCode',
    'smscode',
    'secretKey',
    'validKey',
  ];
  const more = [
    'preValidKey',
    'cookie',
    'PASSWORD',
    'newPassword',
    'access_token',
    'mobile',
    'email',
    'rcv',
    'signature',
  ];
  const secrets = [...names, ...more];

  test('never appear, whichever way they are sent', async () => {
    const { journal, ask } = openJournal();
    const canary = (i: number) => `canary${i}`;
    const body = `{${secrets.map((name, i) => `"${name}" :"${canary(i)}\\"${canary(i)}"`).join()},"smscode":271828}`;
    const query = secrets.map((name, i) => `${name}=${canary(i)}`).join('&');
    const headers = {
      Authorization: 'Bearer canary',
      Cookie: 'user-token=canary; a=b',
      Referer: '/x?canary',
    };
    await ask(`${recommend}?${query}`, { method: 'POST', body, headers });
    const long = JSON.stringify({ x: 'x'.repeat(1_000), password: 'canary'.repeat(20) });
    await ask(recommend, { method: 'POST', body: long });
    const nested = [{ password: { value: 'canary' } }, { idToken: ['canary'], rest: 'x' }];
    for (const one of nested) await ask(recommend, { method: 'POST', body: JSON.stringify(one) });
    const entries = JSON.stringify(journal.since(0));
    expect(entries).not.toMatch(/canary|271828/);
    expect(entries.split('[redacted]').length).toBeGreaterThan(2 * secrets.length);
  });

  test('are replaced in queries and bodies', async () => {
    const { journal, ask } = openJournal();
    const body = String.raw`{"password":"a\"b","nested":{"idToken" : "abc"},"title":"ok","validKey":"cut`;
    await ask(`${recommend}?token=hidden&page=2`, { method: 'POST', body });
    const hidden = '[redacted]';
    expect(journal.since(0)).toMatchObject([
      {
        body: `{"password":"${hidden}","nested":{"idToken" : "${hidden}"},"title":"ok","validKey":"${hidden}"`,
        query: { token: hidden, page: '2' },
      },
    ]);
  });

  test('are removed from paths, operators’ sign-in requests and uploaded files', async () => {
    const { journal, ask } = openJournal();
    await ask('/saas-low-code-service/api/editor/invitations/canary');
    await ask('/operator-auth/two-factor/verify-totp', { method: 'POST', body: '{"code":"canary"}' });
    await ask('/saas-low-code-service/api/editor/media', { method: 'POST', body: 'canary' });
    const paths = ['editor/invitations/{token}', 'two-factor/verify-totp', 'editor/media'];
    expect(journal.since(0)).toMatchObject(paths.map((path) => ({ path: expect.stringContaining(path) })));
    expect(JSON.stringify(journal.since(0))).not.toContain('canary');
  });
});

test('leaves the body readable for the call', async () => {
  const { seen, ask } = openJournal();
  const body = 'ก'.repeat(100_000);
  await ask(recommend, { method: 'POST', body });
  expect(seen).toEqual([body]);
});

test('[N6] with long addresses and headers it keeps fewer entries, and stays below 32 MiB', async () => {
  const { journal, ask } = openJournal();
  const headers = { 'User-Agent': 'u'.repeat(8_000) };
  for (let i = 0; i < 2_500; i++) await ask(`/${i}`, { headers });
  const kept = journal.since(0);
  expect(kept.at(-1)?.path).toBe('/api/2499');
  expect(kept.length).toBeGreaterThan(2_000);
  expect(2 * JSON.stringify(kept).length).toBeLessThan(33 * 1_024 * 1_024);
});

test('[N6] the rest of a cut body isn’t kept in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const { journal, seen, ask } = openJournal();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 4_000; i++) {
    await ask(recommend, { method: 'POST', body: 'x'.repeat(5_000) });
    seen.length = 0;
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(14 * 1_024 * 1_024);
  expect(journal.since(0)).toHaveLength(4_000);
});

test('owners can read the newest 100 of their tenant’s, the newest first; other roles can’t', async () => {
  const { db, client, send } = await openTestApi([zest, guide]);
  const owner = await operatorFixture(db, 'owner', { zest: 'owner' });
  const publisher = await operatorFixture(db, 'publisher', { zest: 'publisher' });
  const [boss, other] = [await signIn(db, zest, owner), await signIn(db, zest, publisher)];
  for (let i = 0; i < 120; i++) await send(i % 10 ? zest : guide, `/number/${i}`);
  const requests = await client(zest, boss).call(recentRequests, {});
  expect(requests).toHaveLength(100);
  expect(requests.slice(1, 3)).toMatchObject([
    { path: '/api/number/119', status: 404 },
    { path: '/api/number/118' },
  ]);
  expect(requests.filter(({ path }) => /number\/\d*0$/.test(path))).toEqual([]);
  expect(JSON.stringify(requests)).not.toContain(boss.cookie);
  for (const headers of [{}, other])
    await expect(client(zest, headers).call(recentRequests, {})).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status === 401 || status === 403),
    });
});

test('a provider’s login returns without its code and state in the journal', () => {
  const query = { code: 'geheim', state: 'geheim', lang: 'th' };
  expect(withoutSecrets(Object.entries(query))).toEqual({
    code: '[redacted]',
    state: '[redacted]',
    lang: 'th',
  });
});

test.each(['auth', 'p256dh', 'endpoint', 'birthday', 'biography', 'question', 'turns'])(
  'the value of %s is replaced',
  (name) => {
    expect(withoutSecretFields(JSON.stringify({ [name]: 'geheim', kept: 1 }))).not.toContain('geheim');
    expect(withoutSecrets([[name, 'geheim']])).toEqual({ [name]: '[redacted]' });
  },
);
