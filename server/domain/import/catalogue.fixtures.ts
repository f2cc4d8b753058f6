import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import pg from 'pg';
import type { Tenant } from '#schemas/tenant.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { deals, goods, pricePoints } from '../catalogue/schema.ts';
import { type ImportOptions, importFile } from './import-file.ts';

const settings = {
  type: 'GENERAL',
  name: { th: 'เซสต์' },
  languages: ['th', 'en', 'id'],
  defaultLanguage: 'th',
  timezone: 'Asia/Bangkok',
  dateFormat: 'DD/MM/YYYY',
  currency: 'THB',
  year: 'buddhist',
  numberStyle: 'spec',
  theme: {},
  loginSwitch: { mobile: true, email: true, code: true, firebase: false, line: false },
  shareSwitch: true,
  consent: { mode: 'off' },
  appLinks: {},
} satisfies Partial<Tenant>;

const tenantNamed = (id: string): Tenant => ({
  ...settings,
  id,
  hosts: [`${id}.localhost`],
  siteOrigin: `http://${id}.localhost`,
});

/** Scope of one of the tenants. */
export const scopeOf = (id: string) => tenantScope(tenantNamed(id));

/** Opens a fresh database with the tenants zest and mint, and gives functions that run imports. */
export async function openTestCatalogue() {
  const dataDir = await mkdtemp(join(tmpdir(), 'import-'));
  const database = await openTestDatabase();
  const { db } = database;

  return {
    dataDir,
    database,
    db,
    /** Empties the catalogue. */
    reset: async () => {
      await db.delete(tenants);
      for (const id of ['zest', 'mint']) {
        const { id: _, ...rest } = tenantNamed(id);
        await db.insert(tenants).values({ id, settings: rest });
      }
    },
    run: (file: string, options: Partial<ImportOptions> & { tenant?: string } = {}) =>
      importFile({
        file,
        format: 'jsonl',
        scope: scopeOf(options.tenant ?? 'zest'),
        databaseUrl: database.url,
        dataDir,
        now: Date.now,
        onWait: () => {},
        onProgress: () => {},
        ...options,
      }),
    /** Writes a file with this content. */
    file: async (name: string, content: string) => {
      const path = join(dataDir, name);
      await writeFile(path, content);
      return path;
    },
    /** Writes a file of items in JSON Lines. */
    jsonl: async (items: object[]) => {
      const path = join(dataDir, 'items.jsonl');
      await writeFile(path, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
      return path;
    },
    /** Rows of one item of zest. */
    item: async (itemId: string) => {
      const [row] = await db
        .select()
        .from(goods)
        .where(and(eq(goods.tenantId, 'zest'), eq(goods.itemId, itemId)));
      if (!row) throw new Error(`No item ${itemId}`);
      const [deal] = await db
        .select()
        .from(deals)
        .where(and(eq(deals.tenantId, 'zest'), eq(deals.goodsId, row.id)));
      if (!deal) throw new Error(`No deal of ${itemId}`);
      const points = await db
        .select({ at: pricePoints.at, until: pricePoints.until, price: pricePoints.price })
        .from(pricePoints)
        .where(and(eq(pricePoints.tenantId, 'zest'), eq(pricePoints.goodsId, row.id)))
        .orderBy(asc(pricePoints.at));
      return { goods: row, deal, points };
    },
    /** Numbers of goods, deals and price points. */
    counts: async () => ({
      goods: await db.$count(goods),
      deals: await db.$count(deals),
      points: await db.$count(pricePoints),
    }),
    /** Extends the last reading of every item until a day after the start of 2026. */
    confirm: async (day: number) => {
      const until = new Date(Date.UTC(2026, 0, 1 + day));
      const last = db
        .select({ at: max(pricePoints.at) })
        .from(pricePoints)
        .groupBy(pricePoints.tenantId, pricePoints.goodsId);
      await db.update(pricePoints).set({ until }).where(inArray(pricePoints.at, last));
    },
    /** Whether the database has released the locks of all imports. */
    isUnlocked: async () => {
      const { rows } =
        await database.pool.query(`SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
          WHERE locktype = 'advisory' AND datname = current_database()`);
      return rows.length === 0;
    },
    /** Collects every announced purge tag until `stop`. */
    listen: async () => {
      const listener = new pg.Client({ connectionString: database.url });
      const tags: string[] = [];
      listener.on('notification', ({ payload }) => tags.push(...String(payload).split(' ')));
      await listener.connect();
      await listener.query('LISTEN talat_purge');
      return {
        tags,
        stop: async () => {
          await listener.query('SELECT 1');
          await listener.end();
        },
      };
    },
    close: () => rm(dataDir, { recursive: true }),
  };
}

/** An item in JSON Lines. */
export const sampleItem = {
  platform: 'SHOPEE',
  itemId: '1',
  title: { th: 'หูฟัง Sony WH-1000XM5', en: 'Sony WH-1000XM5 headphones' },
  price: '9990',
  pictures: ['https://a.example/1.jpg'],
  url: 'https://shopee.co.th/1',
};
