import { and, desc, eq, inArray } from 'drizzle-orm';
import type { OperatorCall } from '../../../platform/call.ts';
import { goods } from '../../catalogue/schema.ts';
import { truthAudits } from '../schema.ts';

export type AuditRow = typeof truthAudits.$inferSelect;
export type NamedGoods = Pick<typeof goods.$inferSelect, 'id' | 'name' | 'currency'>;

const MAX_AUDITS = 30;

/** The tenant's last audits, newest first, and the goods that the newest contradictions are about. */
export async function lastAudits({
  db,
  scope: { tenantId },
}: OperatorCall): Promise<{ audits: AuditRow[]; named: NamedGoods[] }> {
  const audits = await db
    .select()
    .from(truthAudits)
    .where(eq(truthAudits.tenantId, tenantId))
    .orderBy(desc(truthAudits.at))
    .limit(MAX_AUDITS);
  const ids = [...new Set(audits[0]?.contradictions.map(({ goodsId }) => goodsId))];
  const named = await db
    .select({ id: goods.id, name: goods.name, currency: goods.currency })
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), inArray(goods.id, ids)))
    .limit(ids.length);
  return { audits, named };
}
