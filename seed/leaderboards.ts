import { compose } from '#locales/format/localize.ts';
import { HIGHLY_RATED } from '#server/domain/catalogue/facts-labels.ts';
import type { Random } from '#server/platform/random.ts';
import type { CategoryTree } from './categories.ts';
import { boardName, LEADERBOARDS, type LeaderboardData } from './content/leaderboards.ts';
import type { SeedGoods } from './goods.ts';
import type { GoodsRow, SeedRows } from './rows.ts';

const FIRST_ID = 401;
const PLACES = 10;
const MINUTE_MS = 60_000;
/** Ages of the boards' sorting in minutes, from minutes to weeks. */
const AGES_MINUTES = [4, 26, 75, 190, 600, 1_500, 2_900, 5_800, 10_200, 17_000, 26_000, 44_000];

const MEASURES: Record<NonNullable<LeaderboardData['order']>, (goods: GoodsRow) => number> = {
  SOLD_QUANTITY: (goods) => goods.totalSales ?? 0,
  AVERAGE_SCORE: (goods) => goods.averageScore ?? 0,
  DISCOUNT: (goods) => Math.round((1 - goods.price / (goods.usualPrice ?? goods.price)) * 10_000) / 10_000,
  REVIEW_COUNT: (goods) => goods.reviewCount ?? 0,
};

/** Builds the boards whose scope has enough products, each with its ten places. */
export function buildLeaderboards(
  tenantId: string,
  categories: CategoryTree,
  goods: readonly SeedGoods[],
  now: number,
  random: Random,
): Pick<SeedRows, 'itemGroups' | 'itemGroupRefs'> {
  const itemGroups: SeedRows['itemGroups'] = [];
  const itemGroupRefs: SeedRows['itemGroupRefs'] = [];
  for (const [i, data] of LEADERBOARDS.entries()) {
    const scope = categories.path(data.category)[data.level - 1] ?? null;
    const candidates = goods
      .filter(({ family, row }) => categories.path(family.category)[data.level - 1] === scope && !row.invalid)
      .map(({ row }) => row)
      .filter((row) => data.order !== 'AVERAGE_SCORE' || (row.reviewCount ?? 0) >= HIGHLY_RATED.reviewCount);
    if (candidates.length < PLACES) continue;
    const groupId = String(FIRST_ID + i);
    const { th = '', en = '', id = '' } = categories.rows.find((row) => row.id === scope)?.name ?? {};
    const name = [th, en, id] as const;
    itemGroups.push({
      tenantId,
      id: groupId,
      code: `b${groupId}`,
      name: compose((pick) => pick(boardName(pick(name), data.order))),
      groupType: 'RANKING',
      subjectType: 'GOODS',
      genType: data.order ? 'AUTO' : 'MANUAL',
      orderType: data.order ?? null,
      classificationId: scope,
      position: i + 1,
      sortedAt: new Date(now - (AGES_MINUTES[i] ?? 0) * MINUTE_MS),
    });
    const measure = data.order && MEASURES[data.order];
    const ranked = measure ? rank(candidates, measure).slice(0, PLACES) : random.sample(candidates, PLACES);
    itemGroupRefs.push(
      ...ranked.map((row, place) => ({
        tenantId,
        groupId,
        position: place + 1,
        goodsId: row.id,
        itemName: row.name,
        sortValue: measure ? measure(row) : null,
      })),
    );
  }
  return { itemGroups, itemGroupRefs };
}

/** Sorts goods by a measure, highest first; equal ones by sales, then by id. */
function rank(goods: readonly GoodsRow[], measure: (goods: GoodsRow) => number): GoodsRow[] {
  return goods.toSorted(
    (a, b) => measure(b) - measure(a) || (b.totalSales ?? 0) - (a.totalSales ?? 0) || (a.id < b.id ? -1 : 1),
  );
}
