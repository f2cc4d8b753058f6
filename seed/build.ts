import { localize } from '#locales/format/localize.ts';
import type { TenantSettings } from '#schemas/tenant.ts';
import { namesOf } from '#server/domain/search/names.ts';
import { createRandom, type Random } from '#server/platform/random.ts';
import { buildActivities } from './activities.ts';
import { offerFinder } from './article-offers.ts';
import { buildCategories } from './categories.ts';
import { ARTICLE_CATEGORIES } from './content/article-categories.ts';
import { PIECES } from './content/articles/all.ts';
import { BRANDS } from './content/brands.ts';
import { GOODS_CATEGORIES } from './content/goods-categories.ts';
import { buildContents } from './contents.ts';
import { buildCoupons } from './coupons.ts';
import { markDailySpecials } from './daily-specials.ts';
import { buildDealModules } from './deal-modules.ts';
import { buildDeals } from './deals.ts';
import { brandId, buildGoods } from './goods.ts';
import { buildLeaderboards } from './leaderboards.ts';
import { seedMedia } from './media.ts';
import { seedPages } from './pages.ts';
import { buildMarks, buildMembers, buildNotices, buildReplies } from './people.ts';
import { type BrandRow, SEED_TABLES, type SeedRows } from './rows.ts';
import { salePicks } from './sale-days.ts';
import { searchRows } from './search.ts';
import { TENANTS } from './tenants.ts';
import { buildKeywords, buildTopics } from './topics.ts';
import { buildVariants } from './variants.ts';

const GOODS_COUNT: Record<string, number> = { zest: 2_000, guide: 300 };
/** Tenants whose catalogue is large enough that variants don't fill its lists. */
const WITH_VARIANTS = ['zest'];
const DAILY_SPECIALS = 24;
/** Number of deals, and of products, with comments. */
const TALKED_ABOUT = 100;

/** Builds every row of the seed. The same number and time (milliseconds) give the same rows on every machine. */
export function buildSeed(seed: number, now: number): SeedRows {
  const parts = TENANTS.map((tenant) => buildTenant(tenant, now, createRandom(seed).fork(tenant.id)));
  const names = Object.keys(SEED_TABLES) as (keyof SeedRows)[];
  return Object.fromEntries(
    names.map((name) => [name, parts.flatMap((part): unknown[] => part[name])]),
  ) as SeedRows;
}

function buildTenant(tenant: TenantSettings, now: number, random: Random): SeedRows {
  const { id: tenantId, ...settings } = tenant;
  const categories = {
    goods: buildCategories(tenantId, 'GOODS', GOODS_CATEGORIES),
    articles: buildCategories(tenantId, 'ARTICLE', ARTICLE_CATEGORIES),
  };
  const goods = buildGoods(tenant, categories.goods, GOODS_COUNT[tenantId] ?? 0, now, random.fork('goods'));
  const variants = WITH_VARIANTS.includes(tenantId)
    ? buildVariants(goods, tenant, now, random.fork('variants'))
    : [];
  const all = [...goods, ...variants];
  const deals = buildDeals(tenantId, goods, now, random.fork('deals'));
  markDailySpecials(deals, DAILY_SPECIALS, now);
  const findOffers = offerFinder(goods, deals, now);
  const contents = buildContents(tenant, categories, findOffers, now, random.fork('contents'));
  const brands = buildBrands(tenantId);
  const topics = buildTopics(tenantId, tenant.type === 'ARTICLE' ? 5 : 0);
  const talkedAbout = [
    ...contents.map(({ id, contentTypeCode, publishTime }, i) => ({
      subjectType: contentTypeCode,
      subjectId: id,
      category: PIECES[i]?.category ?? '',
      publishedAt: publishTime,
    })),
    ...deals.slice(0, TALKED_ABOUT).map(({ id, publishedAt }, i) => ({
      subjectType: 'CONTENT',
      subjectId: id,
      category: goods[i]?.family.category ?? '',
      publishedAt: publishedAt ?? new Date(now),
    })),
    ...goods.slice(0, TALKED_ABOUT).map(({ row, family }) => ({
      subjectType: 'GOODS',
      subjectId: row.id,
      category: family.category,
      publishedAt: row.createdAt ?? new Date(now),
    })),
  ];
  const activities = buildActivities(tenantId, now, random.fork('activities'));
  const classifications = [...categories.goods.rows, ...categories.articles.rows];
  const boards = buildLeaderboards(tenantId, categories.goods, goods, now, random.fork('boards'));
  const picks = salePicks({ contents, ...activities, ...boards }, now);
  const pages = seedPages(tenant, picks, topics, (type, key) => `c${categories[type].path(key).at(-1)}`, now);
  return {
    tenants: [{ id: tenantId, settings }],
    ...pages,
    mediaAssets: seedMedia(tenantId, { ...pages, contents, topics, brands, classifications }, now),
    classifications,
    brands,
    goods: all.map(({ row }) => row),
    pricePoints: all.flatMap(({ row, runs }) => runs.map((run) => ({ tenantId, goodsId: row.id, ...run }))),
    deals,
    ...buildDealModules(tenantId, categories.goods, goods, deals, now, random.fork('modules')),
    ...boards,
    contents,
    topics,
    keywords: buildKeywords(tenantId),
    ...searchRows({ goods: all, deals, contents }, namesOf(brands, classifications)),
    ...buildMembers(tenantId, now, random.fork('members')),
    marks: buildMarks(tenantId, talkedAbout, now, random.fork('marks')),
    replies: buildReplies(tenantId, talkedAbout, now, random.fork('replies')),
    notices: buildNotices(tenantId, now),
    coupons: buildCoupons(tenantId, now),
    ...activities,
  };
}

function buildBrands(tenantId: string): BrandRow[] {
  return BRANDS.map((brand, i) => ({
    tenantId,
    id: brandId(i),
    code: brand.code,
    name: localize(brand.name),
    logo: `/media/${tenantId}/brands/${brand.code}.svg`,
    cover: `/media/${tenantId}/brands/${brand.code}-cover.svg`,
    online: !brand.offline,
    hot: brand.hot ?? false,
    position: i + 1,
  }));
}
