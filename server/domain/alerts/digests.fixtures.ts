import * as rows from '../../edge/api/rows.fixtures.ts';
import type { Db } from '../../platform/db/database.ts';
import * as tables from '../catalogue/schema.ts';
import { dealAlerts, memberCredentials, members } from '../members/schema.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Nine in the morning in Bangkok. */
export const MORNING = Date.parse('2026-11-22T02:00:00Z');

/** Functions that insert hour-old deals, members with an email address and three-day-old alerts into a database. */
export function alertRows(db: Db) {
  return {
    insertDeal: async (id: string, over: Partial<typeof tables.deals.$inferInsert> = {}, about = {}) => {
      await db.insert(tables.goods).values(rows.goodsRow('zest', id, about));
      const publishedAt = new Date(MORNING - HOUR);
      await db.insert(tables.deals).values(rows.dealRow('zest', id, { publishedAt, ...over }));
    },
    insertMember: async (id: string, email: string | null = `${id}@shop.example`, tenantId = 'zest') => {
      await db.insert(members).values({ tenantId, id, nickname: id });
      await db.insert(memberCredentials).values({ tenantId, memberId: id, email });
    },
    insertAlert: async (
      memberId: string,
      over: Partial<typeof dealAlerts.$inferInsert> = {},
      tenantId = 'zest',
    ) => {
      const [alert] = await db
        .insert(dealAlerts)
        .values({
          tenantId,
          memberId,
          id: crypto.randomUUID(),
          key: crypto.randomUUID(),
          lang: 'en',
          keyword: '',
          categoryIds: [],
          tagIds: [],
          createdAt: new Date(MORNING - 3 * DAY),
          ...over,
        })
        .returning();
      return alert as typeof dealAlerts.$inferSelect;
    },
  };
}
