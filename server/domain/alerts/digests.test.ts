import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openMailServer } from '#tests/support/mail-server.ts';
import { CODE_SECRET, openTestApi } from '../../edge/api/api.fixtures.ts';
import * as rows from '../../edge/api/rows.fixtures.ts';
import { type Courier, createCourier, DELIVERY_MS } from '../../platform/delivery/courier.ts';
import { outbox } from '../../platform/delivery/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import * as catalogueTables from '../catalogue/schema.ts';
import { alertDigests, alertedDeals, dealAlerts, memberCredentials, members } from '../members/schema.ts';
import { buildIndex } from '../search/build-index.ts';
import * as searchTables from '../search/schema.ts';
import { alertRows, DAY, HOUR, MORNING } from './digests.fixtures.ts';
import { sendDigests } from './send-digests.ts';
import { unsubscribeToken } from './unsubscribe.ts';
import { writeDigests } from './write-digests.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, send } = await openTestApi([zest, guide]);
const { insertDeal, insertMember, insertAlert } = alertRows(db);
const PATH = '/saas-user-service/user/deal-alerts/unsubscribe';
let now = MORNING;

let isBroken = false;
const smtp = await openMailServer((_mail, done) => done(isBroken ? new Error('too busy') : null));
afterAll(smtp.close);
const SMTP_URL = smtp.url;
const courier = createCourier(db, () => now, { SMTP_URL });

type ReadMail = { to: string; headers: Record<string, string>; text: string; html: string };
/** Mails accepted by the mail server. */
const mails = () => smtp.mails.map(({ to: [to = ''], raw }) => ({ to, ...read(raw) }));

/** Headers of a mail and its two parts. */
function read(raw: string): Omit<ReadMail, 'to'> {
  const [head = '', body = ''] = raw.split(/\r\n\r\n(.*)/s);
  const headersOf = (lines: string) =>
    Object.fromEntries(
      lines
        .replaceAll(/\r\n\s+/g, ' ')
        .split('\r\n')
        .map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 2)]),
    );
  const headers = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? 'none';
  const parts = body.split(`--${boundary}`).map((part) => {
    const [own = '', content = ''] = part.trim().split(/\r\n\r\n(.*)/s);
    const encoding = headersOf(own)['content-transfer-encoding'];
    const text =
      encoding === 'base64'
        ? Buffer.from(content, 'base64')
        : Buffer.from(
            content
              .replaceAll('=\r\n', '')
              .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
            'latin1',
          );
    return { type: headersOf(own)['content-type'] ?? '', text: text.toString().replaceAll('\r\n', '\n') };
  });
  const part = (type: string) => parts.find((one) => one.type.startsWith(type))?.text ?? '';
  return { headers, text: part('text/plain'), html: part('text/html') };
}

const writer = () => ({ db, now: () => now, log: pino({ level: 'silent' }) });
const sender = (by: Courier = courier) => ({
  ...writer(),
  courier: by,
  codeSecret: CODE_SECRET,
  tenantOf: (id: string) => tenantScope(id === 'zest' ? zest : guide),
});
const write = () => writeDigests(writer(), tenantScope(zest));
/** Runs the jobs that every process runs every five minutes. */
const run = async () => {
  await write();
  await sendDigests(sender());
};
/** Deals listed in a mail. */
const dealsIn = (mail?: ReadMail) =>
  Array.from(mail?.text.matchAll(/\/content\/d-(\S+)/g) ?? [], ([, id]) => id);
const sent = () => mails().map((mail) => [mail.to, ...dealsIn(mail)]);

beforeEach(async () => {
  for (const table of [
    members,
    outbox,
    catalogueTables.goods,
    catalogueTables.classifications,
    catalogueTables.brands,
    searchTables.keywords,
  ])
    await db.delete(table);
  now = MORNING;
  smtp.mails.length = 0;
  isBroken = false;
});

test('[D6] new deals are sent if they match every filter of the alert: words, brand, category, any of its tags', async () => {
  await db.insert(catalogueTables.brands).values(rows.brandRow('zest', 'philips'));
  await db
    .insert(catalogueTables.classifications)
    .values([
      rows.classificationRow('zest', 'home', '1'),
      rows.classificationRow('zest', 'kitchen', '1:1', { parentId: 'home' }),
    ]);
  const tag = (id: string, en: string) => ({
    ...rows.keywordRow('zest', id),
    keyword: { en, th: 'ไม่มีใครมี' },
  });
  await db
    .insert(searchTables.keywords)
    .values([tag('cook', 'cooking'), tag('bake', 'baking'), tag('gone', 'zzz')]);
  const fryer = { title: { en: 'Air fryer for cooking' } };
  await insertDeal('whole', { ...fryer, heat: 5 }, { brandId: 'philips', classificationId: 'kitchen' });
  await insertDeal('no-brand', fryer, { classificationId: 'kitchen' });
  await insertDeal(
    'no-word',
    { title: { en: 'Pan for cooking' } },
    { brandId: 'philips', classificationId: 'kitchen' },
  );
  await insertDeal(
    'no-tag',
    { title: { en: 'Air fryer' } },
    { brandId: 'philips', classificationId: 'kitchen' },
  );
  await insertDeal('no-category', fryer, { brandId: 'philips' });
  await insertDeal(
    'old',
    { ...fryer, publishedAt: new Date(MORNING - 3 * DAY) },
    { brandId: 'philips', classificationId: 'kitchen' },
  );
  await insertDeal(
    'later',
    { ...fryer, publishedAt: new Date(MORNING + HOUR) },
    { brandId: 'philips', classificationId: 'kitchen' },
  );
  await insertDeal(
    'over',
    { ...fryer, expiresAt: new Date(MORNING - 1) },
    { brandId: 'philips', classificationId: 'kitchen' },
  );
  await insertDeal(
    'invalid',
    { ...fryer, invalid: true },
    { brandId: 'philips', classificationId: 'kitchen' },
  );
  await buildIndex(db, 'zest');
  const all = { keyword: 'air fryer', brandId: 'philips', categoryIds: ['home'], tagIds: ['bake', 'cook'] };
  for (const [id, wish] of Object.entries({
    all,
    brand: { brandId: 'philips' },
    category: { categoryIds: ['home'] },
    tag: { tagIds: ['bake', 'cook'] },
    nothing: { tagIds: ['gone'] },
    lost: { tagIds: ['deleted'] },
    two: { keyword: 'pan' },
  })) {
    await insertMember(id);
    await insertAlert(id, wish);
  }
  await insertAlert('two', { keyword: 'cooking', brandId: 'philips' });
  await run();
  const found = Object.fromEntries(mails().map((mail) => [mail.to.split('@')[0], dealsIn(mail).toSorted()]));
  expect(found).toEqual({
    all: ['whole'],
    brand: ['no-category', 'no-tag', 'no-word', 'whole'],
    category: ['no-brand', 'no-tag', 'no-word', 'whole'],
    tag: ['no-brand', 'no-category', 'no-word', 'whole'],
    two: ['no-category', 'no-word', 'whole'],
  });
});

test('[D6] mails are sent once a day from eight on in the shop’s time zone, and no deal twice', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  await insertMember('mali');
  await insertAlert('mali', { keyword: 'fan' });
  await insertAlert('mali', { keyword: 'fans' });
  now = MORNING - HOUR - 1;
  await run();
  expect(sent()).toEqual([]);
  now = MORNING - HOUR;
  for (let i = 0; i < 3; i += 1) await run();
  expect(sent()).toEqual([['mali@shop.example', 'one']]);
  await insertDeal('two', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  await run();
  expect(sent()).toHaveLength(1);
  now = MORNING + DAY - HOUR;
  await run();
  expect(sent().slice(1)).toEqual([['mali@shop.example', 'two']]);
  now = MORNING + 2 * DAY - HOUR;
  await run();
  expect(sent()).toHaveLength(2);
});

test('[D6] paused and too young alerts, and members without an address, get no mail; a mail has at most twenty deals', async () => {
  for (let i = 10; i < 35; i += 1) await insertDeal(`d${i}`, { title: { en: 'fan' }, heat: i });
  await buildIndex(db, 'zest');
  for (const id of ['paused', 'young', 'mali']) await insertMember(id);
  await insertMember('silent', null);
  await insertAlert('paused', { keyword: 'fan', pausedAt: new Date(MORNING - DAY) });
  await insertAlert('young', { keyword: 'fan', createdAt: new Date(MORNING - HOUR + 1) });
  for (const id of ['mali', 'silent']) await insertAlert(id, { keyword: 'fan' });
  await run();
  expect(sent()).toEqual([['mali@shop.example', ...Array.from({ length: 20 }, (_, i) => `d${34 - i}`)]]);

  // The alert is paused after the mail was written, before it is sent.
  now += DAY;
  expect(await write()).toBe(1);
  await db.update(dealAlerts).set({ pausedAt: new Date(now) });
  await sendDigests(sender());
  expect(mails()).toHaveLength(1);
  expect((await db.select().from(alertDigests)).every(({ sendAt }) => sendAt === null)).toBe(true);
});

test('[D6] of several alerts’ deals the hottest twenty are in the mail, the hottest first', async () => {
  for (let heat = 10; heat < 40; heat += 1)
    await insertDeal(`d${heat}`, { title: { en: heat % 2 ? 'fan' : 'lamp' }, heat });
  await buildIndex(db, 'zest');
  await insertMember('mali');
  for (const keyword of ['fan', 'lamp']) await insertAlert('mali', { keyword });
  await run();
  expect(sent()).toEqual([['mali@shop.example', ...Array.from({ length: 20 }, (_, i) => `d${39 - i}`)]]);
});

test('[D6] deals that ended or became invalid after the mail was written are left out', async () => {
  for (const id of ['stays', 'over', 'gone']) await insertDeal(id, { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  await insertMember('mali');
  await insertAlert('mali', { keyword: 'fan' });
  expect(await write()).toBe(1);
  await db.update(catalogueTables.deals).set({ invalid: true }).where(eq(catalogueTables.deals.id, 'gone'));
  await db
    .update(catalogueTables.deals)
    .set({ expiresAt: new Date(now) })
    .where(eq(catalogueTables.deals.id, 'over'));
  await sendDigests(sender());
  expect(sent()).toEqual([['mali@shop.example', 'stays']]);
});

test('[D6] a refused mail is retried after 5, 10, 20 and 40 minutes, and then given up', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  await insertMember('mali');
  await insertAlert('mali', { keyword: 'fan' });
  await write();
  isBroken = true;
  const waits: (number | undefined)[] = [];
  for (let sending = 0; sending < 5; sending += 1) {
    expect(await sendDigests(sender())).toBe(1);
    const [row] = await db.select().from(alertDigests);
    const waitMs = row?.sendAt ? row.sendAt.getTime() - now : undefined;
    waits.push(waitMs && waitMs / 60_000);
    now += (waitMs ?? 0) - 1;
    expect(await sendDigests(sender())).toBe(0);
    now += 1;
  }
  expect(waits).toEqual([5, 10, 20, 40, undefined]);
});

test('[D6] no mail is sent if none of its deals is left, or the account is closed', async () => {
  await insertDeal('gone', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  for (const id of ['mali', 'closed']) {
    await insertMember(id);
    await insertAlert(id, { keyword: 'fan' });
  }
  await db
    .update(members)
    .set({ closedAt: new Date(now) })
    .where(eq(members.id, 'closed'));
  expect(await write()).toBe(1);
  await db.update(catalogueTables.deals).set({ invalid: true });
  expect(await sendDigests(sender())).toBe(1);
  expect(mails()).toEqual([]);
  expect((await db.select().from(alertDigests)).map(({ memberId, sendAt }) => [memberId, sendAt])).toEqual([
    ['mali', null],
  ]);
});

test('[D6] every member gets a mail, however many there are', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  const ids = Array.from({ length: 103 }, (_, i) => `${i + 100}`);
  const all = ids.map((id) => ({ tenantId: 'zest', id, nickname: id }));
  await db.insert(members).values(all);
  const contacts = ids.map((id) => ({ tenantId: 'zest', memberId: id, email: `${id}@shop.example` }));
  await db.insert(memberCredentials).values(contacts);
  for (const id of ids) await insertAlert(id, { keyword: 'fan' });
  expect(await write()).toBe(ids.length);
});

test('[D6] a digest that can’t be written doesn’t stop the others, is logged and retried', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  for (const id of ['mali', 'nid']) {
    await insertMember(id);
    await insertAlert(id, { keyword: 'fan' });
  }
  const err = new Error('no room');
  const transaction = vi.fn(db.transaction.bind(db)).mockRejectedValueOnce(err);
  const log = { error: vi.fn() } as unknown as pino.Logger;
  const failing = { ...writer(), log, db: Object.create(db, { transaction: { value: transaction } }) };
  expect(await writeDigests(failing, tenantScope(zest))).toBe(1);
  expect(log.error).toHaveBeenCalledWith({ err, tenant: 'zest' }, 'a digest could not be written');
  expect(await write()).toBe(1);
});

test('[D6] a failed mail is logged with the carrier’s code, without its message', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  await insertMember('mali');
  await insertAlert('mali', { keyword: 'fan' });
  await write();
  const warn = vi.fn();
  const failing = (error: Error) => ({
    ...sender(() => Promise.reject(error)),
    log: { warn } as unknown as pino.Logger,
  });
  const refusal = new Error('550 mali@shop.example is unknown');
  await sendDigests(failing(Object.assign(refusal, { code: 'EENVELOPE' })));
  now += HOUR;
  await sendDigests(failing(new Error('mali@shop.example')));
  expect(warn.mock.calls).toEqual([
    [{ tenant: 'zest', reason: 'EENVELOPE', sending: 1 }, 'a digest could not be sent'],
    [{ tenant: 'zest', reason: 'refused', sending: 2 }, 'a digest could not be sent'],
  ]);
});

test('[D6] each member gets one mail, however many processes write and send concurrently', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  const ids = Array.from({ length: 12 }, (_, i) => `m${i + 10}`);
  for (const id of ids) {
    await insertMember(id);
    await insertAlert(id, { keyword: 'fan' });
  }
  const counts = await Promise.all(Array.from({ length: 4 }, write));
  expect(counts.reduce((a, b) => a + b)).toBe(ids.length);
  await Promise.all(Array.from({ length: 4 }, () => sendDigests(sender())));
  expect(sent().toSorted()).toEqual(ids.map((id) => [`${id}@shop.example`, 'one']));
});

test('[D6] a mail whose process died is sent by another with the same Message-ID; a refused one is retried, five times at most', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  await insertMember('mali');
  await insertAlert('mali', { keyword: 'fan' });
  await write();
  // The mail has been handed over, but that was not recorded.
  void sendDigests(
    sender(async (...given) => {
      await courier(...given);
      await new Promise(() => undefined);
    }),
  );
  await expect.poll(() => smtp.mails.length).toBe(1);
  now += DELIVERY_MS;
  expect(await sendDigests(sender())).toBe(0);
  now += 10 * 60_000;
  expect(await sendDigests(sender())).toBe(1);
  expect(mails().map(({ headers }) => headers['message-id'])).toEqual([
    mails()[0]?.headers['message-id'],
    mails()[0]?.headers['message-id'],
  ]);

  await db.update(alertDigests).set({ sendAt: new Date(now), sendings: 0 });
  isBroken = true;
  let tries = 0;
  for (let i = 0; i < 30; i += 1) {
    tries += await sendDigests(sender());
    now += HOUR;
  }
  expect(tries).toBe(5);
  expect(mails()).toHaveLength(2);
});

test('[D6] [X14] without a mail server the mail is in the outbox, once, even if it is sent again', async () => {
  await insertDeal('one', { title: { en: 'fan', th: 'พัดลม' } });
  await buildIndex(db, 'zest');
  await insertMember('mali');
  await insertAlert('mali', { keyword: 'fan', lang: 'th' });
  await write();
  const stored = createCourier(db, () => now, {});
  await sendDigests(sender(stored));
  await db.update(alertDigests).set({ sendAt: new Date(now) });
  await sendDigests(sender(stored));
  const [row, ...more] = await db.select().from(outbox);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ tenantId: 'zest', destination: 'mali@shop.example' });
  expect(row?.subject).toMatch(/^1 ดีลใหม่/);
  expect(row?.body).toContain('พัดลม');
  expect(row?.body).toContain(`${zest.siteOrigin}/deal-alerts/unsubscribe?token=mali.`);
});

test('[D6] [X14] text and HTML have the same content, sellers’ text is escaped, and the headers allow to unsubscribe', async () => {
  await insertDeal('one', { title: { en: '<img src=x onerror=alert(1)> "fan" & more' } });
  await buildIndex(db, 'zest');
  await insertMember('mali');
  await insertAlert('mali', { keyword: 'fan', lang: 'en' });
  await run();
  const [mail] = mails();
  expect(mail?.text).toContain('<img src=x onerror=alert(1)> "fan" & more\n฿');
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;fan&quot; &amp; more</a>');
  expect(mail?.html).not.toContain('<img');
  expect(dealsIn(mail)).toEqual(['one']);
  expect(mail?.html).toContain(`href="${zest.siteOrigin}/en/content/d-one"`);
  const token = unsubscribeToken(CODE_SECRET, 'zest', 'mali');
  const address = `${zest.siteOrigin}/api${PATH}?token=${encodeURIComponent(token)}`;
  expect(mail?.headers['list-unsubscribe']).toBe(`<${address}>`);
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.headers['content-type']).toMatch(/^multipart\/alternative/);
});

test('[X14] one POST without signing in stops the mails; a GET or a foreign token changes nothing', async () => {
  for (const tenant of ['zest', 'guide']) {
    for (const id of ['mali', 'nid']) {
      await insertMember(id, `${id}@shop.example`, tenant);
      await insertAlert(id, { keyword: 'fan' }, tenant);
    }
  }
  const awake = async () =>
    (await db.select().from(dealAlerts))
      .flatMap(({ tenantId, memberId, pausedAt }) => (pausedAt ? [] : [`${tenantId} ${memberId}`]))
      .toSorted();
  const all = ['guide mali', 'guide nid', 'zest mali', 'zest nid'];
  const token = unsubscribeToken(CODE_SECRET, 'zest', 'mali');
  const at = (given: string, more = '') => `${PATH}?token=${encodeURIComponent(given)}${more}`;
  const post = (path: string, tenant = zest) =>
    send(tenant, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  const asked = await send(zest, at(token), { headers: { 'Accept-Language': 'en' } });
  const page = `/en/deal-alerts/unsubscribe?token=${encodeURIComponent(token)}`;
  expect([asked.status, asked.headers.get('location')]).toEqual([302, page]);
  const signature = token.slice(token.indexOf('.'));
  for (const foreign of ['', '.', 'mali', `nid${signature}`, token.slice(0, -1), `${token}x`])
    expect((await post(at(foreign))).status).toBe(200);
  expect((await post(at(token), guide)).status).toBe(200);
  expect(await awake()).toEqual(all);

  const done = await post(at(token));
  expect([done.status, done.headers.get('location')]).toEqual([200, null]);
  expect(await awake()).toEqual(all.filter((one) => one !== 'zest mali'));
  const byPage = await post(at(unsubscribeToken(CODE_SECRET, 'zest', 'nid'), '&from=page'));
  expect([byPage.status, byPage.headers.get('location')]).toEqual([
    303,
    '/deal-alerts/unsubscribe?state=done',
  ]);
  expect(await awake()).toEqual(['guide mali', 'guide nid']);
});

test('the digests are deleted with the account', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  await insertMember('mali');
  await insertAlert('mali', { keyword: 'fan' });
  await write();
  expect(await db.select().from(alertedDeals)).toHaveLength(1);
  await db.delete(members);
  expect(await db.select().from(alertedDeals)).toEqual([]);
});
