import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { GoodsQuery } from '#schemas/api/invented/catalogue.ts';
import type { GoodsSort } from '#schemas/enums/goods.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { goodsFilterRows, goodsPage } from '#server/domain/catalogue/goods.ts';
import { classifications, goods } from '#server/domain/catalogue/schema.ts';
import { countFacets, findEntries } from '#server/domain/search/find.ts';
import type { Call } from '#server/platform/call.ts';
import type { Database } from '#server/platform/db/database.ts';
import { withLargeCatalogue } from './large-catalogue.ts';
import { percentile, type Row, row } from './report.ts';

const ROUNDS = 5;
const TARGET_MS = 50;
const CATEGORY_TARGET_MS = 100;

/** Typical queries: nouns, brands in either script, both, model numbers, words without spaces, typing errors. */
const QUERIES = {
  Thai: [
    'หูฟังบลูทูธ',
    'เครื่องฟอกอากาศ',
    'ครีมกันแดด',
    'พัดลม',
    'รองเท้าผ้าใบ',
    'หุ่นยนต์ดูดฝุ่น',
    'โน้ตบุ๊ก',
    'สุวารา',
    'นิโมรา พัดลม',
    'กาแฟคั่วบด',
    'อาหารแมว',
    'กระเป๋าเป้ กันน้ำ',
    'จอคอมพิวเตอร์ 27 นิ้ว',
    'เมาส์ไร้สายคลิกโค',
    'ทีวี 65 นิ้ว',
    'หุฟังบลูทูธ',
    'เครื่องฟอกอากาส',
    'เสื้อยืด',
    'พาวเวอร์แบงก์ 20000',
    'วิตามินซี',
  ],
  Latin: [
    'headphones',
    'wireless mouse',
    'robot vacuum',
    'nimora',
    'suvara monitor 27',
    'sunscreen spf50',
    'laptop',
    'sepatu',
    'kipas angin',
    'kopi bubuk',
    'voltana power bank',
    'boomora',
    'm240',
    'wx700',
    'g305x klikko',
    'gearzonewx700',
    'hedphones',
    'nimra fan',
    'mk123456',
    'smart tv 65',
  ],
} as const;

/** Latency of a search among this number of deals: the 95th percentile of all queries, per script. */
export async function searchLatency(size: number): Promise<Row[]> {
  return withLargeCatalogue(size, async (database) => {
    const rows: Row[] = [];
    for (const [script, queries] of Object.entries(QUERIES)) {
      const times = await timesOf(database, queries);
      const label = `search among ${size.toLocaleString('en')} deals, ${script}`;
      rows.push(row(`${label}, median`, percentile(times, 0.5), 'ms'));
      rows.push(row(`${label}, p95`, percentile(times, 0.95), 'ms', { atMost: TARGET_MS }));
    }
    const label = `search among ${size.toLocaleString('en')} deals, with its filters`;
    const times = await timesOf(database, [...QUERIES.Thai, ...QUERIES.Latin], withFilters);
    rows.push(row(`${label}, p95`, percentile(times, 0.95), 'ms', { atMost: TARGET_MS }));
    return [...rows, ...(await categoryRows(database, size))];
  });
}

/** First page of categories with their filters, the first time they are read. */
async function categoryRows({ db }: Database, size: number): Promise<Row[]> {
  const [root] = await db
    .select({ id: classifications.id, code: classifications.code })
    .from(classifications)
    .where(and(isZests, isNull(classifications.parentId)))
    .limit(1);
  if (!root) throw new Error('The seed has no categories');
  await db
    .update(classifications)
    .set({ parentId: root.id })
    .where(and(isZests, isNull(classifications.parentId), ne(classifications.id, root.id)));
  const scope = { tenantId: 'zest', tenant: tenantFixture('zest') };
  const call = { db, scope, lang: 'th', now: Date.now } as unknown as Call;
  const [leaf] = await db
    .select({ code: classifications.code, brandId: goods.brandId })
    .from(classifications)
    .innerJoin(goods, and(eq(goods.tenantId, 'zest'), eq(goods.classificationId, classifications.id)))
    .where(and(isZests, isNotNull(goods.brandId)))
    .limit(1);
  const filters = { platforms: [], classificationIds: [], brandIds: [], labelCodes: [], freeShipping: false };
  const cases: Readonly<Record<string, [GoodsQuery, GoodsSort]>> = {
    'all goods': [{ ...filters, classificationCode: root.code }, 'HOT_DESC'],
    'no goods': [{ ...filters, classificationCode: 'none' }, 'HOT_DESC'],
    'a fiftieth, hottest first': [{ ...filters, classificationCode: leaf?.code }, 'HOT_DESC'],
    'a fiftieth, cheapest first': [{ ...filters, classificationCode: leaf?.code }, 'LOW_PRICE'],
    'a brand, best reviews first': [
      { ...filters, classificationCode: root.code, brandIds: [leaf?.brandId ?? ''] },
      'GOOD_REVIEW',
    ],
    'all, with a label that none wears': [
      { ...filters, classificationCode: root.code, labelCodes: ['EXCLUSIVE'] },
      'HOT_DESC',
    ],
  };
  const rows: Row[] = [];
  for (const [name, [query, sort]] of Object.entries(cases)) {
    const started = performance.now();
    await Promise.all([goodsPage(call, query, sort, { page: 1, size: 20 }), goodsFilterRows(call, query)]);
    const label = `category of ${size.toLocaleString('en')}, ${name}: first page`;
    rows.push(row(label, performance.now() - started, 'ms', { atMost: CATEGORY_TARGET_MS }));
  }
  return rows;
}

const isZests = and(eq(classifications.tenantId, 'zest'), eq(classifications.type, 'GOODS'));

type Asking = (db: Database['db'], keyword: string) => Promise<unknown>;

const wanted = (keyword: string) => ({
  tenantId: 'zest',
  types: ['CONTENT' as const],
  keyword,
  now: Date.now(),
});
const plain: Asking = (db, keyword) => findEntries(db, wanted(keyword), { page: 1, size: 20 });
/** The discounted deals and the filters beside them, as the search page asks for them. */
const withFilters: Asking = (db, keyword) => {
  const facts = { labelCodes: [], minDiscount: 20, freeShipping: false };
  return Promise.all([
    findEntries(db, { ...wanted(keyword), facts }, { page: 1, size: 20 }),
    countFacets(db, wanted(keyword), { chosen: { facts }, currency: 'THB' }),
  ]);
};

async function timesOf({ db }: Database, queries: readonly string[], ask = plain): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const keyword of queries) {
      const started = performance.now();
      await ask(db, keyword);
      const ms = performance.now() - started;
      // The first round only fills the caches.
      if (round > 0) times.push(ms);
    }
  }
  return times;
}
