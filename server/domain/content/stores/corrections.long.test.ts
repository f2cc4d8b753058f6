import { and, eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { brandRow, classificationRow } from '../../../edge/api/rows.fixtures.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { operatorScope } from '../../../platform/operator-scope.ts';
import { brands, categoryMappings, classifications, deals, goods } from '../../catalogue/schema.ts';
import { applyMappings } from '../../categories/apply-mappings.ts';
import { openTestCatalogue, sampleItem, scopeOf } from '../../import/catalogue.fixtures.ts';
import { searchEntries } from '../../search/schema.ts';
import { listEntries } from '../list.ts';
import { changeEntry, historyOf, requireEntry, revertVersion } from '../operations.ts';
import { storedType } from './all.ts';

const catalogue = await openTestCatalogue();
const { db } = catalogue;
afterAll(() => catalogue.close());
const purged: string[] = [];
const callOf = (tenant: string): OperatorCall => ({
  scope: scopeOf(tenant),
  lang: 'th',
  db,
  now: Date.now,
  purge: async (tags) => void purged.push(...tags),
  log: pino({ level: 'silent' }),
  operator: operatorScope({ id: 'paul', name: 'Paul', role: 'publisher' }),
});
const call = callOf('zest');
const [ofGoods, ofDeals] = [storedType('goods'), storedType('deals')];
const imported = sampleItem.title.en;
const toMine = { 'name.en': { from: imported, to: 'Mine' } };

const read = async (over: object = {}, tenant = 'zest') =>
  catalogue.run(await catalogue.jsonl([{ ...sampleItem, ...over }]), { tenant });
const wordsOf = async (type: 'GOODS' | 'CONTENT') =>
  (
    await db
      .select({ words: searchEntries.words })
      .from(searchEntries)
      .where(and(eq(searchEntries.tenantId, 'zest'), eq(searchEntries.type, type)))
  ).map(({ words }) => words.includes("'mine'"));

let id = '';
let dealId = '';
beforeEach(async () => {
  await catalogue.reset();
  await read();
  const { goods, deal } = await catalogue.item('1');
  [id, dealId] = [goods.id, deal.id];
  purged.length = 0;
});

test('corrected attributes stay when the item is imported again, and come back with their lock', async () => {
  const pair = (name: string, value: string) => ({ name: { th: name }, value: { th: value } });
  await read({ attributes: ['ผ้า: ฝ้าย'] });
  const feed = [pair('ผ้า', 'ฝ้าย')];
  const mine = [pair('ผ้า', 'ลินิน'), pair('สี', 'ดำ')];
  expect((await catalogue.item('1')).goods.attributes).toEqual(feed);
  await changeEntry(call, ofGoods, id, { attributes: { from: feed, to: mine } });
  await read({ attributes: ['ผ้า: ไหม'] });
  expect((await catalogue.item('1')).goods).toMatchObject({ attributes: mine, locked: ['attributes'] });
  await changeEntry(call, ofGoods, id, { locked: { from: ['attributes'], to: [] } });
  expect((await catalogue.item('1')).goods.attributes).toEqual([pair('ผ้า', 'ไหม')]);
});

test.each([
  ['a name that is too long', { name: { th: 'ก'.repeat(61) }, value: { th: 'x' } }, 1],
  ['a value that is too long', { name: { th: 'ก' }, value: { th: 'x'.repeat(201) } }, 1],
  ['more than thirty', { name: { th: 'ก' }, value: { th: 'x' } }, 31],
])('attributes with %s are refused', async (_, one, count) => {
  const to = Array.from({ length: count }, () => one);
  expect(() => changeEntry(call, ofGoods, id, { attributes: { from: [], to } })).toThrow('VALIDATION_FAILED');
  expect((await catalogue.item('1')).goods.attributes).toEqual([]);
});

test('a corrected name stays when the item is imported again, and search and lists have it', async () => {
  await changeEntry(call, ofGoods, id, toMine);
  expect(purged).toEqual(expect.arrayContaining(['feed:goods', `goods:${id}`, `deal:${dealId}`]));
  expect(await wordsOf('GOODS')).toEqual([true]);
  await read({ price: '8000', title: { ...sampleItem.title, en: 'Renamed by the feed' } });
  const { goods } = await catalogue.item('1');
  expect(goods).toMatchObject({
    name: { th: sampleItem.title.th, en: 'Mine' },
    price: 800_000,
    locked: ['name'],
    imported: { name: { th: sampleItem.title.th, en: 'Renamed by the feed' } },
  });
  expect(await wordsOf('GOODS')).toEqual([true]);
  const filter = [{ field: 'locked', op: 'isSet' as const }];
  expect((await listEntries(call, ofGoods, { keyword: '', filter })).rows.map((row) => row.id)).toEqual([id]);
  expect((await listEntries(callOf('mint'), ofGoods, { keyword: '', filter })).rows).toEqual([]);
});

test('letting go applies the value that was imported last, at once; taking that back locks it again', async () => {
  await changeEntry(call, ofGoods, id, toMine);
  await read({ title: { ...sampleItem.title, en: 'Renamed by the feed' } });
  const letGo = { locked: { from: ['name'], to: [] } };
  const { live, version } = await changeEntry(call, ofGoods, id, letGo);
  expect(live).toMatchObject({ 'name.en': 'Renamed by the feed' });
  expect(live).not.toHaveProperty('locked');
  expect(await wordsOf('GOODS')).toEqual([false]);
  await revertVersion(call, ofGoods, id, version);
  expect((await catalogue.item('1')).goods).toMatchObject({
    name: { en: 'Mine' },
    locked: ['name'],
    imported: { name: { en: 'Renamed by the feed' } },
  });
});

test('a correction that is taken back locks nothing', async () => {
  const { version } = await changeEntry(call, ofGoods, id, toMine);
  const [made] = await historyOf(call, ofGoods, id);
  expect(made?.changes).toEqual({ ...toMine, locked: { from: null, to: ['name'] } });
  await revertVersion(call, ofGoods, id, version);
  expect((await catalogue.item('1')).goods).toMatchObject({
    name: { en: imported },
    locked: [],
    imported: {},
  });
});

test('unlocked fields follow the import, and an equal reading changes nothing', async () => {
  await changeEntry(call, ofGoods, id, toMine);
  await read({ pictures: ['https://a.example/2.jpg'] });
  const { goods } = await catalogue.item('1');
  expect(goods.pictures).toEqual(['https://a.example/2.jpg']);
  const { summary } = await read({ pictures: ['https://a.example/2.jpg'] });
  expect(summary).toMatchObject({ updated: 0, unchanged: 1 });
});

test('a category and a brand are corrected by their codes, and mappings leave the category', async () => {
  for (const tenantId of ['zest', 'mint'])
    await db
      .insert(classifications)
      .values(['a', 'b'].map((one) => classificationRow(tenantId, one, tenantId === 'zest' ? '1' : '2')));
  await db.insert(brands).values(brandRow('zest', 'mine'));
  await changeEntry(call, ofGoods, id, {
    category: { from: null, to: 'c-a' },
    brand: { from: (await requireEntry(call, ofGoods, id)).live?.brand ?? null, to: 'b-mine' },
  });
  expect((await catalogue.item('1')).goods).toMatchObject({
    classificationId: 'a',
    brandId: 'mine',
    locked: ['classificationId', 'brandId'],
  });
  const word = { source: 'word', key: 'headphones', value: 'headphones', classificationId: 'b' };
  await db.insert(categoryMappings).values({ tenantId: 'zest', id: 'm', ...word, updatedAt: new Date() });
  await applyMappings(call, call.scope);
  const { goods } = await catalogue.item('1');
  expect(goods).toMatchObject({ classificationId: 'a', imported: { classificationId: 'b' } });
  await changeEntry(call, ofGoods, id, {
    locked: { from: ['classificationId', 'brandId'], to: ['brandId'] },
  });
  expect((await catalogue.item('1')).goods).toMatchObject({ classificationId: 'b', brandId: 'mine' });
});

test('a hidden deal leaves search, stays hidden after an import, and comes back', async () => {
  await changeEntry(call, ofDeals, dealId, { hidden: { from: false, to: true } });
  expect(await wordsOf('CONTENT')).toEqual([]);
  expect(purged).toEqual(expect.arrayContaining(['feed:deals', `deal:${dealId}`]));
  await read({ price: '8000' });
  const { deal } = await catalogue.item('1');
  expect(deal).toMatchObject({ invalid: true, currentPrice: 800_000, locked: [] });
  expect(await wordsOf('CONTENT')).toEqual([]);
  await changeEntry(call, ofDeals, dealId, { hidden: { from: true, to: false } });
  expect(await wordsOf('CONTENT')).toEqual([false]);
});

test('a corrected end and link stay, but what is sold out has ended', async () => {
  const end = '2090-01-01T00:00:00.000Z';
  await changeEntry(call, ofDeals, dealId, {
    expiresAt: { from: null, to: end },
    goodsLink: { from: sampleItem.url, to: 'https://shopee.co.th/mine' },
  });
  await read({ price: '8000', expiresAt: '2080-01-01T00:00:00.000Z' });
  const { deal } = await catalogue.item('1');
  expect(deal).toMatchObject({
    expiresAt: new Date(end),
    goodsLink: 'https://shopee.co.th/mine',
    imported: { expiresAt: '2080-01-01T00:00:00.000Z', goodsLink: sampleItem.url },
  });
  await read({ price: '8000', available: false });
  const { deal: ended } = await catalogue.item('1');
  expect(ended.expiresAt?.getTime()).toBeLessThanOrEqual(Date.now());
});

test('a corrected deal waits for the import that holds its goods, and isn’t lost', async () => {
  const toOwn = { 'title.en': { from: imported, to: 'Own' } };
  let change: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tx.select().from(goods).where(eq(goods.id, id)).for('update');
    const [row] = await tx.select().from(deals).where(eq(deals.id, dealId));
    const { rankPrice: _, ...read } = { ...row };
    let isOver = false;
    change = changeEntry(call, ofDeals, dealId, toOwn).finally(() => {
      isOver = true;
    });
    const isWaiting = async () =>
      (await tx.execute(sql`select from pg_locks where not granted limit 1`)).rows.length > 0;
    while (!isOver && !(await isWaiting()));
    await tx.update(deals).set(read).where(eq(deals.id, dealId));
  });
  await change;
  expect((await catalogue.item('1')).deal.title.en).toBe('Own');
});

test('corrections during an import that is broken off and repeated are all kept', async () => {
  const items = Array.from({ length: 1_500 }, (_, i) => ({ ...sampleItem, itemId: String(i) }));
  await catalogue.run(await catalogue.jsonl(items));
  const ids = await Promise.all(
    ['3', '700', '1499'].map(async (itemId) => (await catalogue.item(itemId)).goods.id),
  );
  const file = await catalogue.jsonl(items.map((item) => ({ ...item, price: '7000' })));
  const stop = new AbortController();
  const broken = catalogue
    .run(file, { signal: stop.signal, onProgress: () => stop.abort() })
    .catch(() => 'broken');
  await Promise.all(ids.map((one) => changeEntry(call, ofGoods, one, toMine)));
  await broken;
  const repeated = catalogue.run(file);
  const dealIds = await Promise.all(
    ['3', '700', '1499'].map(async (itemId) => (await catalogue.item(itemId)).deal.id),
  );
  const toOwn = { 'title.en': { from: imported, to: 'Own' } };
  await Promise.all([repeated, ...dealIds.map((one) => changeEntry(call, ofDeals, one, toOwn))]);
  for (const itemId of ['3', '700', '1499']) {
    const { goods, deal } = await catalogue.item(itemId);
    expect(goods).toMatchObject({ name: { en: 'Mine' }, price: 700_000, locked: ['name'] });
    expect(deal).toMatchObject({ title: { en: 'Own' }, currentPrice: 700_000, locked: ['title'] });
  }
});
