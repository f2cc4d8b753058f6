import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginByEmail, loginByLine, verifyAuthCode } from '#schemas/api/account.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { createReply } from '#schemas/api/interaction.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { goods } from '../../domain/catalogue/schema.ts';
import { openIssuer } from '../../domain/members/id-tokens.fixtures.ts';
import { signedIn } from '../../domain/members/members.fixtures.ts';
import { makeShortLink } from '../../domain/sharing/short-links.ts';
import { memberScope } from '../../platform/member-scope.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { directory, startFront } from '../front/front.fixtures.ts';
import { createShortLinkVisits } from '../sharing/short-link-visits.ts';
import { openTestApi, testApi } from './api.fixtures.ts';
import { goodsRow } from './rows.fixtures.ts';

const line = await openIssuer('ES256', 'zest-line');
const zest = tenantFixture('zest', { idTokenIssuers: { line: line.issuer } });
const { db } = await openTestApi([zest]);
const now = Date.now();
/** One moment: nothing refills. */
const clock = { now: () => now, ahead: () => 0, set: () => undefined };
const { api } = testApi(db, { proxies: 1, clock });
const scope = tenantScope(zest);
const server = createServer((request, response) => api.listener(request, response, scope));
const ADDRESS = '192.0.2.1';
const deviceNames = (count: number) => Array.from({ length: count }, (_, i) => `device${i}`.padEnd(32, '0'));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await db.insert(goods).values(goodsRow('zest', 'one'));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Calls an endpoint as a device behind the one address. */
async function call(endpoint: Endpoint, device: string, body: object, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: {
      'X-Forwarded-For': ADDRESS,
      'Content-Type': 'application/json',
      platform: 'App',
      'ccaop-x-d': device,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, envelope: await response.json() };
}

/** Opens the short link, signs in by LINE and comments; the statuses of all. */
async function visit(device: string, sub: string, open: (device: string) => Promise<number>) {
  const opened = await open(device);
  const idToken = await line.token({ sub, name: sub });
  const login = await call(loginByLine, device, { idToken, source: 'WEB' });
  const headers = { Authorization: `Bearer ${login.envelope.data?.token}` };
  const content = { subjectType: 'GOODS', subjectId: 'one', content: `From ${sub}` };
  const comment = await call(createReply, device, content, headers);
  return [opened, login.status, comment.status];
}

async function openLink() {
  const member = memberScope({ id: 'owner', tokenHash: '' });
  await signedIn(db, zest, 'owner');
  const call = { db, scope, member, now: () => now } as Parameters<typeof makeShortLink>[0];
  const { shortUri } = await makeShortLink(call, '/deals');
  const shortLinks = createShortLinkVisits({ db, now: () => now, proxies: 1 });
  const { get } = await startFront({ tenants: directory(zest), shortLinks });
  return async (device: string) => {
    const headers = { 'x-forwarded-for': ADDRESS, cookie: `ccaop-x-d=${device}` };
    return (await get(new URL(shortUri).pathname, headers)).status;
  };
}

test('500 devices behind one address open a link, sign in and comment at once; one that does it is stopped', async () => {
  const open = await openLink();
  const devices = deviceNames(500);
  const served: number[][] = [];
  // Ten at a time: the database of a test has as many connections.
  for (let i = 0; i < devices.length; i += 10)
    served.push(
      ...(await Promise.all(devices.slice(i, i + 10).map((device, j) => visit(device, `m${i + j}`, open)))),
    );
  expect(new Set(served.map(String))).toEqual(new Set(['302,200,200']));

  const one = 'the-one-device'.padEnd(32, '0');
  const statuses: number[][] = [];
  for (let i = 0; i < 130; i++) statuses.push(await visit(one, 'm0', open));
  expect(statuses[0]).toEqual([302, 200, 200]);
  expect(statuses.at(-1)).toEqual([429, 429, 401]);

  const member = await signedIn(db, zest, 'chatty');
  const comments: number[] = [];
  // A member who invents devices is one member.
  for (const device of deviceNames(25)) {
    const content = { subjectType: 'GOODS', subjectId: 'one', content: 'Again' };
    comments.push((await call(createReply, device, content, member)).status);
  }
  expect(comments).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
});

test('an address that guesses with invented devices waits, in the language of the reader', async () => {
  const guess = (device: string, lang = 'th') =>
    call(
      verifyAuthCode,
      device,
      { rcv: `${device.slice(0, 9)}@test.example`, rcvType: 'EMAIL', authScene: 'LOGIN', authCode: '123456' },
      { 'X-Forwarded-For': '192.0.2.9', 'Accept-Language': lang },
    );
  const statuses: number[] = [];
  for (const device of deviceNames(70)) statuses.push((await guess(device)).status);
  expect(new Set(statuses.slice(0, 61))).toEqual(new Set([422]));
  expect(new Set(statuses.slice(61))).toEqual(new Set([429]));
  const texts = await Promise.all(['th', 'en', 'id'].map((lang) => guess('another'.padEnd(32, '0'), lang)));
  expect(texts.map(({ envelope }) => envelope.message)).toEqual([
    'คุณทำรายการบ่อยเกินไป กรุณารอสักครู่',
    'Too many attempts, please wait a moment',
    'Terlalu banyak percobaan, tunggu sebentar',
  ]);
  const login = { email: 'mali@test.example', password: 'wrong password 1' };
  const elsewhere = await call(loginByEmail, 'another'.padEnd(32, '0'), login, {
    'X-Forwarded-For': '192.0.2.9',
  });
  expect(elsewhere.status).toBe(429);
});
