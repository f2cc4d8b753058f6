import type { BonusOrder } from '#schemas/entities/bonus.ts';
import { decimal } from '../../../platform/wire.ts';
import type { BonusOrderRow } from './operations.ts';

/** An order in its API format; a returned one earns no bonus. */
export function presentBonusOrder(row: BonusOrderRow): BonusOrder {
  return {
    id: `${row.platform}-${row.orderId}`,
    status: row.status,
    title: row.title,
    platform: row.platform,
    orderTime: row.orderedAt.getTime(),
    amount: decimal(row.amount),
    bonus: row.status === 'RETURNED' ? 0 : decimal(row.bonus),
    currency: row.currency,
  };
}
