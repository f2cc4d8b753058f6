import { readdirSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { brands, categoryMappings, classifications, deals, goods, pricePoints } from '../catalogue/schema.ts';
import { loadNames } from '../search/names.ts';
import { spellings } from '../search/schema.ts';
import { applyRun } from './apply-run.ts';
import { openTestCatalogue, sampleItem, scopeOf } from './catalogue.fixtures.ts';
import type { ImportOptions } from './import-file.ts';
import { withImportLock } from './lock.ts';
import { isProblem, normalise } from './normalise.ts';
import { planRun } from './plan-run.ts';
import { shortHash, VERSION } from './read-hash.ts';
import { readItems } from './read-items.ts';
import { loadReferences } from './references.ts';
import { stageRows } from './stage.ts';
import { newItemTally } from './tally.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 0, 1);
/** Hash that a reading of the row replaces. */
const UNREAD = 'unread';
const SAMPLES = 'docs/samples/feeds';

const catalogue = await openTestCatalogue();
const { db } = catalogue;
beforeEach(() => catalogue.reset());
afterAll(() => catalogue.close());

const ofItem = and(eq(goods.tenantId, 'zest'), eq(goods.itemId, '1'));
const scopeWith = (settings: Partial<Tenant>) => tenantScope({ ...scopeOf('zest').tenant, ...settings });
const at = (hour: number) => () => START + hour * HOUR_MS;
const run = async (hour: number, row: object = {}, options: Partial<ImportOptions> = {}) =>
  catalogue.run(await catalogue.jsonl([{ ...sampleItem, ...row }]), { now: at(hour), ...options });

/** Imports an item, does `between`, imports it an hour later, and says whether it was read again. */
async function isReadAgain(
  between: () => Promise<unknown>,
  row: object = {},
  { second = {}, ...options }: Partial<ImportOptions> & { second?: Partial<ImportOptions> } = {},
): Promise<boolean> {
  await run(0, row, options);
  await db.update(goods).set({ readHash: UNREAD }).where(ofItem);
  await between();
  await run(1, row, { ...options, ...second });
  return (await catalogue.item('1')).goods.readHash !== UNREAD;
}
const nothing = async () => undefined;

describe('an equal row', () => {
  test('isn’t read again, and yet it is a reading: its time and its run of prices go on', async () => {
    const branded = { brand: 'Sony' };
    const before = await run(0, branded).then(() => catalogue.item('1'));
    await db.update(goods).set({ readHash: UNREAD }).where(ofItem);
    const listener = await catalogue.listen();
    const { plan, summary } = await run(1, branded);
    await listener.stop();
    expect([plan.unchanged, summary.unchanged, summary.updated]).toEqual([1, 1, 0]);
    const after = await catalogue.item('1');
    const now = new Date(at(1)());
    expect(after.goods).toEqual({ ...before.goods, readHash: UNREAD });
    expect(after.deal).toEqual(before.deal);
    expect(await db.select({ until: pricePoints.until }).from(pricePoints)).toEqual([{ until: now }]);
    expect(listener.tags).toEqual([]);
  });

  test('writes no row of its goods, whether it is known, read again or the first after a gap', async () => {
    const versions = async () =>
      (
        await db.execute(
          sql`SELECT ctid::text, xmin::text FROM goods UNION ALL SELECT ctid::text, xmin::text FROM deals`,
        )
      ).rows;
    for (const over of [{}, { saleUntil: '2027-01-01' }, { available: false }]) {
      const row = { brand: 'Sony', ...over };
      await catalogue.reset();
      await run(0, row);
      const before = await versions();
      expect((await run(1, row)).summary).toMatchObject({ unchanged: 1, updated: 0 });
      if ('available' in row)
        expect((await run(90, row)).summary).toMatchObject({ unchanged: 1, updated: 0 });
      expect(await versions()).toEqual(before);
    }
  });

  test('of which only the mark is another one gets this, and is known from then on', async () => {
    await run(0, { brand: 'Sony' });
    const { goods: before } = await catalogue.item('1');
    await db.update(goods).set({ rowMark: 'old' }).where(ofItem);
    expect((await run(1, { brand: 'Sony' })).summary).toMatchObject({ unchanged: 1, updated: 0 });
    expect((await catalogue.item('1')).goods).toEqual(before);
  });

  test('of an item that is already in the file is refused', async () => {
    const file = await catalogue.jsonl([sampleItem, sampleItem]);
    for (const hour of [0, 1, 2]) {
      const { summary } = await catalogue.run(file, { now: at(hour) });
      expect(summary).toMatchObject({ read: 2, rejected: 1 });
    }
  });

  test('of another tenant’s item is read', async () => {
    await run(0);
    expect((await run(1, {}, { scope: scopeOf('mint') })).summary.inserted).toBe(1);
  });

  test('waits for the next run if its goods change after it is staged', async () => {
    const file = await catalogue.jsonl([{ ...sampleItem, brand: 'Sony' }]);
    await catalogue.run(file, { now: at(0) });
    const scope = scopeOf('zest');
    const tally = newItemTally();
    const signal = undefined;
    await withImportLock(catalogue.database.url, 'zest', nothing, async (client) => {
      const own = drizzle(client);
      const references = await loadReferences(own, 'zest');
      const reject = () => expect.unreachable();
      const staging = {
        scope,
        feedId: null,
        references,
        bringsBrands: true,
        tally,
        reject,
        now: at(1),
        signal,
        onChunk: nothing,
      };
      const { rows } = await readItems({ file, format: 'jsonl', onRead: nothing });
      await stageRows(client, rows, staging);
      await db.update(goods).set({ availability: 'OUT_OF_STOCK' }).where(ofItem);
      await planRun(own, scope, undefined, tally.summary, { now: new Date(at(1)()), reject });
      const names = await loadNames(own, 'zest');
      const tenancy = {
        ...{ tenantId: 'zest', timeZone: 'Asia/Bangkok', names, newBrands: new Map(), heat: 0 },
        feedId: null,
      };
      await applyRun({
        db: own,
        client,
        tenancy,
        summary: tally.summary,
        now: at(1),
        signal,
        onChunk: nothing,
      });
    });
    expect(tally.summary).toMatchObject({ inserted: 0, updated: 0, unchanged: 0 });
    expect((await catalogue.run(file, { now: at(2) })).summary.updated).toBe(1);
    expect((await catalogue.item('1')).goods.availability).toBe('IN_STOCK');
  });
});

describe('an equal row is read again after a change of', () => {
  const set = (values: Partial<typeof goods.$inferInsert>) => () =>
    db.update(goods).set(values).where(ofItem);

  const end = () => db.update(deals).set({ expiresAt: new Date(START) });
  const sellOut = async () => {
    await set({ availability: 'OUT_OF_STOCK', storyUntil: null })();
    await end();
  };

  test.each<[string, () => Promise<unknown>]>([
    ['the price, by no row', set({ price: 5 })],
    ['the availability, by no row', sellOut],
    ['runs that lacked the item', set({ missedRuns: 1 })],
    ['the story’s end', set({ storyUntil: new Date(at(1)()) })],
    ['the time of the reading', () => db.update(pricePoints).set({ until: new Date(at(-80)()) })],
    ['the price of the reading', () => db.update(pricePoints).set({ price: 5 })],
    ['the availability of the reading', () => db.update(pricePoints).set({ available: false })],
    ['the end of the deal', end],
  ])('%s', async (_, change) => {
    expect(await isReadAgain(change, { brand: 'Sony' })).toBe(true);
  });

  test.each<[string, Partial<Tenant>]>([
    ['default language', { defaultLanguage: 'en' }],
    ['time zone', { timezone: 'Asia/Jakarta' }],
  ])('the tenant’s %s', async (_, settings) => {
    const second = { scope: scopeWith(settings) };
    expect(await isReadAgain(nothing, { brand: 'Sony' }, { second })).toBe(true);
  });

  test('the feed that brings it', async () => {
    const feed = (id: string) => ({ feed: { id, missing: { rule: 'keep' } as const } });
    expect(await isReadAgain(nothing, { brand: 'Sony' }, feed('a'))).toBe(false);
    await catalogue.reset();
    expect(await isReadAgain(nothing, { brand: 'Sony' }, { ...feed('a'), second: feed('b') })).toBe(true);
  });

  test('the mapping of its columns', async () => {
    const brandOf = (column: string) => ({ mapping: { brand: { from: [column] } } });
    const row = { brand: 'Sony', maker: 'Casio' };
    expect(await isReadAgain(nothing, row, { ...brandOf('brand'), second: brandOf('maker') })).toBe(true);
  });

  test('the tenant’s categories, their mappings or spellings, but not by another tenant', async () => {
    const add = (tenantId: string) => async () => {
      const named = { tenantId, id: '1', code: 'audio', name: { en: 'Audio' } };
      await db.insert(classifications).values({ ...named, type: 'GOODS', level: 1, sequenceNumber: '1' });
    };
    const map = (tenantId: string) => async () => {
      const names = { tenantId, id: '1', source: 'word', key: 'หูฟัง', value: 'หูฟัง', classificationId: '1' };
      await db.insert(categoryMappings).values({ ...names, updatedAt: new Date(START) });
    };
    const spell = (tenantId: string) => async () => {
      const names = { tenantId, id: '1', kind: 'brand', written: 'ซันนี่', key: 'ซันนี', meant: 'Sony' };
      await db.insert(spellings).values({ ...names, source: 'operator', updatedAt: new Date(START) });
    };
    for (const change of [add, map, spell]) {
      expect(await isReadAgain(change('mint'), { brand: 'Sony' })).toBe(false);
      expect(await isReadAgain(change('zest'), { brand: 'Sony' })).toBe(true);
    }
  });
});

describe('brands', () => {
  const add = () =>
    db.insert(brands).values({ tenantId: 'zest', id: 'c', code: 'casio', name: { en: 'Casio' } });
  const rename = () =>
    db
      .update(brands)
      .set({ name: { en: 'Sonny' } })
      .where(eq(brands.tenantId, 'zest'));

  test('a row that names its brand is read again after a change of that one alone', async () => {
    expect(await isReadAgain(add, { brand: 'Sony' })).toBe(false);
    await catalogue.reset();
    expect(await isReadAgain(rename, { brand: 'Sony' })).toBe(true);
  });

  test('a row that names none is read again after any change, because its title may name it', async () => {
    await run(0);
    expect(await isReadAgain(nothing)).toBe(false);
    expect(await isReadAgain(add)).toBe(true);
  });
});

test.each([
  ['times mean another thing later', { saleUntil: '2026-02-01' }],
  ['dropped fields are reported in every run', { gtin: '1' }],
])('%s: such a row is always read', async (_, row) => {
  expect(await isReadAgain(nothing, { brand: 'Sony', ...row })).toBe(true);
});

/**
 * Changes with what `normalise` makes of the samples' rows. Raise `VERSION` with it, or unchanged rows of shops keep
 * what the former code made of them.
 */
test('VERSION stands for what is made of a row', async () => {
  const tenant = { defaultLanguage: 'th', currency: 'THB', timezone: 'Asia/Bangkok' } as const;
  const made: string[] = [];
  for (const name of readdirSync(SAMPLES).sort()) {
    if (name.endsWith('.mapping.json')) continue;
    const file = `${SAMPLES}/${name}`;
    const items = await readItems({ file, format: 'auto', onRead: nothing }).catch(() => undefined);
    for await (const source of items?.rows ?? [])
      if ('row' in source) {
        const result = normalise(source.row, tenant, Date.UTC(2026, 10, 25));
        made.push(JSON.stringify(isProblem(result) ? result : result.item));
      }
  }
  expect(made.length).toBeGreaterThan(100);
  expect([VERSION, shortHash(...made)]).toEqual([5, 'ti3ahNw284R1tw8FzBeeeo']);
});
