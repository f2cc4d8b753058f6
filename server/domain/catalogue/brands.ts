import { and, eq } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../platform/call.ts';
import { countUpTo } from '../../platform/paging.ts';
import { countDealsOfBrand } from './deals/operations.ts';
import { isSold } from './goods-figures.ts';
import type { BrandRow } from './home-pages/operations.ts';
import { brands, goods } from './schema.ts';

/** A brand by id or code. @throws AppError NOT_FOUND */
export async function brandBy(
  { db, scope }: Call,
  key: { id: string } | { code: string },
): Promise<BrandRow> {
  const [brand] = await db
    .select()
    .from(brands)
    .where(
      and(
        eq(brands.tenantId, scope.tenantId),
        'id' in key ? eq(brands.id, key.id) : eq(brands.code, key.code),
      ),
    );
  if (!brand) throw new AppError('NOT_FOUND');
  return brand;
}

/**
 * Number of available goods and deals of a brand.
 * @throws AppError NOT_FOUND
 */
export async function brandCounts(call: Call, id: string) {
  const { db, scope } = call;
  const brand = await brandBy(call, { id });
  const itsGoods = and(eq(goods.tenantId, scope.tenantId), eq(goods.brandId, brand.id), isSold);
  const [goodsCount, dealCount] = await Promise.all([
    countUpTo(db, goods, itsGoods),
    countDealsOfBrand(call, brand.id),
  ]);
  return { brandId: brand.id, goodsCount, dealCount };
}
