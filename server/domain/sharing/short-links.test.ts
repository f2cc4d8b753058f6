import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { shortUrlOrigin, transferShortUrl } from '#schemas/api/sharing.ts';
import { SHORT_LINK } from '#schemas/constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import hostile from '#tests/fixtures/hostile-destinations.json' with { type: 'json' };
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { directory, startFront } from '../../edge/front/front.fixtures.ts';
import { createShortLinkVisits } from '../../edge/sharing/short-link-visits.ts';
import { forgetOld } from '../account-closing/forget-old.ts';
import { signedIn } from '../members/members.fixtures.ts';
import { shortLinks } from './schema.ts';

const zest = tenantFixture('zest', { shortLinkHosts: ['partner.example'] });
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const mali = client(zest, await signedIn(db, zest, 'mali'));
const DAY_MS = 86_400_000;
const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1';

beforeEach(async () => {
  clock.set(0);
  await db.delete(shortLinks);
});

let caller = 0;
/** Requests an address from a tenant's front; every call has another caller, so that no rate limit applies. */
async function visit(path: string, { tenant = 'zest', method = 'GET', agent = BROWSER, from = '' } = {}) {
  const visits = createShortLinkVisits({ db, now: clock.now, proxies: 1 });
  const { get } = await startFront({ tenants: directory(zest, guide), shortLinks: visits });
  caller += 1;
  const address = from || `10.0.${caller >> 8}.${caller & 255}`;
  const headers = { host: `${tenant}.localhost`, 'user-agent': agent, 'x-forwarded-for': address };
  return get(path, headers, method);
}

const shorten = async (originUri: string, api = mali) => {
  const { shortUri } = await api.call(transferShortUrl, { body: { originUri } });
  return new URL(shortUri).pathname;
};
const visits = async () => (await db.select().from(shortLinks)).map((link) => link.visits);

test('[CALL106] [P11] a short link has ten random letters, and is the same for the same address', async () => {
  const expireTime = clock.now() + SHORT_LINK.days * DAY_MS;
  const made = await mali.call(transferShortUrl, { body: { originUri: '/content/a?share=b#c' } });
  expect(made.shortUri).toMatch(/^http:\/\/zest\.localhost:3000\/s\/[1-9A-HJ-NP-Za-km-z]{10}$/);
  expect(Math.abs(made.expireTime - expireTime)).toBeLessThan(5_000);
  const path = new URL(made.shortUri).pathname;
  expect(await shorten(`${zest.siteOrigin}/content/a?share=b#c`)).toBe(path);
  expect(await shorten('/content/b')).not.toBe(path);
  const ploy = client(zest, await signedIn(db, zest, 'ploy'));
  expect(await shorten('/content/a?share=b#c', ploy)).not.toBe(path);
  await expect(shorten('/content/a', client(zest))).rejects.toMatchObject({ status: 401 });
});

test('[CALL105] [P11] the address can be looked up by link, path and code', async () => {
  const path = await shorten('/content/a?share=b');
  const code = path.slice(3);
  for (const shortUri of [code, path, zest.siteOrigin + path])
    expect(await client(zest).call(shortUrlOrigin, { query: { shortUri } })).toEqual({
      originUri: `${zest.siteOrigin}/content/a?share=b`,
    });
  expect(await visits()).toEqual([0]);
});

test('[P11] following it redirects once: neither cached nor indexed', async () => {
  const path = await shorten('/en/content/a?share=b');
  const { status, headers } = await visit(`${path}?redir_url=https://evil.example&url=//evil.example`);
  expect(status).toBe(302);
  expect(headers).toMatchObject({
    location: '/en/content/a?share=b',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(await visits()).toEqual([1]);
});

test('a campaign’s parameters go on to the target', async () => {
  const path = await shorten('/content/a?share=b');
  const { headers } = await visit(`${path}?utm_source=line&fbclid=x&share=c&page=2`);
  expect(headers.location).toBe('/content/a?share=b&utm_source=line&fbclid=x');
});

test('machines and HEAD are redirected, but not counted', async () => {
  const path = await shorten('/content/a');
  const agents = ['facebookexternalhit/1.1;line-poker/1.0', 'Googlebot/2.1', 'WhatsApp/2.23', 'curl/8', ''];
  for (const agent of agents) expect((await visit(path, { agent })).status).toBe(302);
  expect((await visit(path, { method: 'HEAD' })).status).toBe(302);
  expect(await visits()).toEqual([0]);
});

test('unknown, expired, malformed and another tenant’s links get the same response', async () => {
  const path = await shorten('/content/a');
  const answers = [];
  for (const tenant of ['guide', 'zest']) {
    if (tenant === 'zest') clock.set(SHORT_LINK.days * DAY_MS + 1_000);
    for (const one of [path, '/s/zzzzzzzzzz', '/s/', `/s/${'z'.repeat(900)}`, '/s/%00'])
      answers.push(await visit(one, { tenant }));
  }
  for (const { status, headers, body } of answers) {
    expect({ status, robots: headers['x-robots-tag'] }).toEqual({ status: 404, robots: 'noindex' });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body.equals(answers[0]?.body ?? Buffer.of())).toBe(true);
  }
  const asked = [client(guide), client(zest)].map((api) =>
    api.call(shortUrlOrigin, { query: { shortUri: path } }).catch((error) => [error.status, error.message]),
  );
  const [foreign, expired] = await Promise.all(asked);
  expect(foreign).toEqual([404, expect.any(String)]);
  expect(expired).toEqual(foreign);
});

test('an expired link is deleted, unless it was renewed', async () => {
  const path = await shorten('/content/a');
  await shorten('/content/b');
  await db.update(shortLinks).set({ expiresAt: new Date(clock.now() + 1_000) });
  expect(await shorten('/content/a')).toBe(path);
  clock.set(2_000);
  expect((await visit(path)).status).toBe(302);
  await forgetOld({ db, now: clock.now });
  expect(await db.select({ target: shortLinks.target }).from(shortLinks)).toEqual([{ target: '/content/a' }]);
});

test('one device can open 120 links a minute, all devices of one address 6,000', async () => {
  const at = clock.now();
  const visits = createShortLinkVisits({ db, now: () => at, proxies: 1 });
  const { get } = await startFront({ tenants: directory(zest), shortLinks: visits });
  const open = (device: string, from = '10.9.9.9') =>
    get('/s/zzzzzzzzzz', {
      'x-forwarded-for': from,
      cookie: device && `ccaop-x-d=${device.padEnd(32, '0')}`,
    });
  for (let i = 0; i < 120; i++) expect((await open('one')).status).toBe(404);
  const refused = await open('one');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  const page = String(refused.body);
  expect(page).toContain('<title>คุณทำรายการบ่อยเกินไป กรุณารอสักครู่</title>');
  expect(page).not.toContain('ไม่พบหน้า');
  expect((await open('another')).status).toBe(404);
  expect((await open('')).status).toBe(404);
});

describe('destinations', () => {
  test.each([
    ['/', '/'],
    ['/en/deals?page=2', '/en/deals?page=2'],
    ['/topic/%E0%B8%94%E0%B8%B5%E0%B8%A5', '/topic/%E0%B8%94%E0%B8%B5%E0%B8%A5'],
    ['https://zest.localhost/search?keyword=a%2Fb', '/search?keyword=a%2Fb'],
    ['HTTP://ZEST.localhost:3000/deals', '/deals'],
    ['https://partner.example/offer?a=b', 'https://partner.example/offer?a=b'],
  ])('%s redirects to %s', async (address, target) => {
    expect((await visit(await shorten(address))).headers.location).toBe(target);
  });

  test.each([
    'http://partner.example/offer',
    'https://partner.example:8443/offer',
    'https://www.partner.example/offer',
    'https://partner.example/s/zzzzzzzzzz',
    'https://partner.example.evil.example/offer',
    'https://me@partner.example/offer',
    '/s/zzzzzzzzzz',
  ])('%s is refused', async (address) => {
    await expect(shorten(address)).rejects.toMatchObject({ status: 422, code: 'LINK_REFUSED' });
  });

  test('a link to a host that the settings no longer allow isn’t followed or counted', async () => {
    const path = await shorten('https://partner.example/offer');
    const stricter = createShortLinkVisits({ db, now: clock.now, proxies: 0 });
    const { get } = await startFront({ tenants: directory(tenantFixture('zest')), shortLinks: stricter });
    expect((await get(path, { 'user-agent': BROWSER })).status).toBe(404);
    expect(await visits()).toEqual([0]);
  });

  test('of 500 hostile addresses none becomes a short link, and none would be followed if it were stored', async () => {
    expect(new Set(hostile).size).toBe(500);
    const addresses = hostile.map((one) =>
      one.replaceAll('{site}', zest.siteOrigin).replaceAll('{host}', 'zest.localhost'),
    );
    const made: string[] = [];
    for (const address of addresses)
      await shorten(address).then(
        () => made.push(address),
        ({ status }) => expect(status, address).toBe(422),
      );
    expect(made).toEqual([]);

    const code = 'zzzzzzzzzz';
    const at = new Date(clock.now());
    const row = { tenantId: 'zest', code, createdAt: at, expiresAt: new Date(clock.now() + DAY_MS) };
    await db.insert(shortLinks).values({ ...row, target: '/' });
    const visits = createShortLinkVisits({ db, now: clock.now, proxies: 1 });
    const { get } = await startFront({ tenants: directory(zest), shortLinks: visits });
    const led: string[] = [];
    for (const [i, address] of addresses.entries()) {
      // PostgreSQL can't store a zero byte or half a surrogate pair.
      await db
        .update(shortLinks)
        .set({ target: address.replaceAll('\0', '').toWellFormed() })
        .where(eq(shortLinks.code, code));
      const headers = { 'user-agent': BROWSER, 'x-forwarded-for': `10.1.${i >> 8}.${i & 255}` };
      const { status, headers: answer } = await get(`/s/${code}`, headers);
      if (status !== 404) led.push(`${address} → ${answer.location}`);
    }
    expect(led).toEqual([]);
  });
});
