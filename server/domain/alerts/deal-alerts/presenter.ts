import type { Subscription } from '#schemas/entities/subscription.ts';
import type { MemberCall } from '../../../platform/call.ts';
import { decimal } from '../../../platform/wire.ts';
import { type AlertNames, type AlertRow, type alertsOf, namesFor } from './operations.ts';

/** Alerts in their API format, with the names of their filters. */
export async function presentAlerts(
  { rows, email }: Awaited<ReturnType<typeof alertsOf>>,
  call: MemberCall,
): Promise<{ email: string | undefined; subscriptions: Subscription[] }> {
  const names = await namesFor(call, rows);
  return { email, subscriptions: rows.map((row) => subscription(row, names)) };
}

export async function presentAlert(row: AlertRow, call: MemberCall): Promise<Subscription> {
  return subscription(row, await namesFor(call, [row]));
}

/** One alert; brands, categories and tags that no longer exist are left out. */
function subscription(row: AlertRow, { brands, categories, tags }: AlertNames): Subscription {
  const named = (ids: readonly string[], names: ReadonlyMap<string, string>) =>
    ids.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
  return {
    id: row.id,
    keyword: row.keyword || undefined,
    brand: named(row.brandId === null ? [] : [row.brandId], brands)[0],
    category: named(row.categoryIds, categories),
    tag: named(row.tagIds, tags),
    maxPrice: row.maxPrice === null ? undefined : decimal(row.maxPrice),
    currency: row.currency ?? undefined,
    method: 'email',
    paused: row.pausedAt !== null,
  };
}
