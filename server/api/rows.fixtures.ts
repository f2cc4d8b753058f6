import type { classifications, deals, goods } from '../db/schema.ts';

const textOf = (tenantId: string, what: string) => ({
  th: `${tenantId} ${what} ไทย`,
  en: `${tenantId} ${what} English`,
  id: `${tenantId} ${what} Indonesia`,
});

/** A product for tests; its texts and links name its tenant. Prices are satang. */
export function goodsRow(
  tenantId: string,
  id: string,
  over: Partial<typeof goods.$inferInsert> = {},
): typeof goods.$inferInsert {
  return {
    tenantId,
    id,
    code: `g-${id}`,
    platform: 'LAZADA',
    itemId: id,
    name: textOf(tenantId, `goods ${id}`),
    pictures: [`/media/${tenantId}/${id}.webp`],
    originUrl: `https://shop.example/${tenantId}/${id}`,
    currency: 'THB',
    price: 10_000,
    ...over,
  };
}

/** A deal for tests of the product with the same id. */
export function dealRow(
  tenantId: string,
  id: string,
  over: Partial<typeof deals.$inferInsert> = {},
): typeof deals.$inferInsert {
  return {
    tenantId,
    id,
    code: `d-${id}`,
    goodsId: id,
    title: textOf(tenantId, `deal ${id}`),
    summary: textOf(tenantId, `summary ${id}`),
    platform: 'LAZADA',
    goodsLink: `https://shop.example/${tenantId}/${id}`,
    picture: `/media/${tenantId}/${id}.webp`,
    currency: 'THB',
    currentPrice: 10_000,
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    updatedAt: new Date('2026-01-01T00:00:00Z'),
    ...over,
  };
}

/** A category for tests; its level is that of its sequence number. */
export function classificationRow(
  tenantId: string,
  id: string,
  sequenceNumber: string,
  over: Partial<typeof classifications.$inferInsert> = {},
): typeof classifications.$inferInsert {
  return {
    tenantId,
    id,
    code: `c-${id}`,
    type: 'GOODS',
    level: sequenceNumber.split(':').length,
    name: textOf(tenantId, `category ${id}`),
    sequenceNumber,
    ...over,
  };
}
