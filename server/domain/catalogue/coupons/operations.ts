import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { couponPages } from '#schemas/api/das.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { Call } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { coupons } from '../schema.ts';

export type CouponRow = typeof coupons.$inferSelect;

type Wanted = Pick<EndpointInput<typeof couponPages>['body'], 'type' | 'platform'>;

/** Coupons on the shelf that haven't expired, the latest shelved first; an empty `type` means all. */
export function couponPage(
  { db, scope, now }: Call,
  { type, platform }: Wanted,
  request: PageRequest,
): Promise<Paged<CouponRow>> {
  const moment = new Date(now());
  const where = and(
    eq(coupons.tenantId, scope.tenantId),
    type === '' ? undefined : eq(coupons.type, type),
    platform && eq(coupons.platform, platform),
    lte(coupons.shelfTime, moment),
    or(isNull(coupons.endTime), gt(coupons.endTime, moment)),
  );
  return readPage(request, {
    count: () => countUpTo(db, coupons, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(coupons)
        .where(where)
        .orderBy(desc(coupons.shelfTime), asc(coupons.id))
        .limit(limit)
        .offset(offset),
  });
}
