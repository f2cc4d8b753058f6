import type { Tenant } from '#schemas/tenant.ts';
import { createRandom, type Random } from '../random.ts';
import { buildCategories } from './categories.ts';
import { BRANDS } from './content/brands.ts';
import { GOODS_CATEGORIES } from './content/goods-categories.ts';
import { localize } from './content/text.ts';
import { buildDeals } from './deals.ts';
import { brandId, buildGoods } from './goods.ts';
import { seedPages } from './pages.ts';
import { type BrandRow, SEED_TABLES, type SeedRows } from './rows.ts';
import { TENANTS } from './tenants.ts';

const GOODS_COUNT: Record<string, number> = { zest: 2_000, guide: 300 };

/** Every row of the seed. The same number and moment (milliseconds) give the same rows on every machine. */
export function buildSeed(seed: number, now: number): SeedRows {
  const parts = TENANTS.map((tenant) => buildTenant(tenant, now, createRandom(seed).fork(tenant.id)));
  const names = Object.keys(SEED_TABLES) as (keyof SeedRows)[];
  return Object.fromEntries(
    names.map((name) => [name, parts.flatMap((part): unknown[] => part[name])]),
  ) as SeedRows;
}

function buildTenant(tenant: Tenant, now: number, random: Random): SeedRows {
  const { id: tenantId, ...settings } = tenant;
  const categories = buildCategories(tenantId, 'GOODS', GOODS_CATEGORIES);
  const goods = buildGoods(tenantId, categories, GOODS_COUNT[tenantId] ?? 0, now, random.fork('goods'));
  return {
    tenants: [{ id: tenantId, settings }],
    classifications: categories.rows,
    brands: buildBrands(tenantId),
    goods: goods.map(({ row }) => row),
    pricePoints: goods.flatMap(({ row, history }) =>
      history.map((point) => ({ tenantId, goodsId: row.id, at: point.at, price: point.price })),
    ),
    deals: buildDeals(tenantId, goods, now, random.fork('deals')),
    dealModules: [],
    dealModuleItems: [],
    itemGroups: [],
    itemGroupRefs: [],
    contents: [],
    topics: [],
    keywords: [],
    pages: seedPages(tenant),
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
