import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { fromWallTime, toWallTime } from '#locales/format/zoned-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { tenants } from '../../platform/db/schema.ts';
import { notifyPurge } from '../../platform/purge-bus.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { applyPins } from './daily-pins.ts';
import { dealPercentOff } from './deals/lists.ts';
import { deals } from './schema.ts';

/** Number of concurrent offers; a third of them leaves at each noon and midnight. */
const OFFERS = 24;
const ROUNDS = 3;
const DAY_MS = 86_400_000;

/** The first noon or midnight of the zone after an instant, milliseconds. */
export function nextRound(now: number, timezone: string): number {
  const [today = '', time = ''] = toWallTime(now, timezone).split('T');
  const tomorrow = new Date(Date.parse(`${today}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const wall = time < '12:00' ? `${today}T12:00` : `${tomorrow}T00:00`;
  return Date.parse(fromWallTime(wall, timezone) ?? '');
}

/**
 * Fills up a tenant's daily special offers around those that operators have pinned: the live deals with the biggest
 * discounts that weren't among them during the last day. Pins take the places of the smallest discounts. Gives the number
 * of new ones that aren't pinned. Concurrent runs are serialised by a lock on the tenant.
 */
export function fillDailySpecials(
  { db, now }: { db: Db; now: () => number },
  { tenant, tenantId }: TenantScope,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId)).for('no key update');
    const at = new Date(now());
    const discount = dealPercentOff(at.getTime());
    const rounds: number[] = [];
    for (let i = 0; i < ROUNDS; i++) rounds.push(nextRound(rounds.at(-1) ?? at.getTime(), tenant.timezone));
    const last = new Date(rounds.at(-1) ?? at);
    const hasPins = await applyPins(tx, tenantId, at);
    const purge = () => notifyPurge(tx, [`${tenantId}:feed:deals`]);
    const own = and(eq(deals.tenantId, tenantId), eq(deals.invalid, false));
    const isRunning = and(
      own,
      gt(deals.dailySpecialUntil, at),
      or(isNull(deals.expiresAt), gt(deals.expiresAt, at)),
    );
    const running = await tx.$count(deals, isRunning);
    if (running > OFFERS) {
      const least = tx
        .select({ id: deals.id })
        .from(deals)
        .where(and(isRunning, eq(deals.dailySpecialPinned, false)))
        .orderBy(discount, deals.heat, desc(deals.id))
        .limit(running - OFFERS);
      await tx
        .update(deals)
        .set({ dailySpecialUntil: at })
        .where(and(own, inArray(deals.id, least)));
    }
    if (running >= OFFERS) {
      if (hasPins || running > OFFERS) await purge();
      return 0;
    }
    const chosen = await tx
      .select({ id: deals.id })
      .from(deals)
      .where(
        and(
          own,
          gt(discount, 0),
          or(isNull(deals.expiresAt), gt(deals.expiresAt, last)),
          or(isNull(deals.dailySpecialUntil), lt(deals.dailySpecialUntil, new Date(at.getTime() - DAY_MS))),
        ),
      )
      .orderBy(desc(discount), desc(deals.heat), deals.id)
      .limit(OFFERS - running);
    // The first third stays longest, so that the usual refill of a third leaves after three rounds.
    const third = OFFERS / ROUNDS;
    for (let i = 0; i * third < chosen.length; i++) {
      const ids = chosen.slice(i * third, (i + 1) * third).map(({ id }) => id);
      await tx
        .update(deals)
        .set({ dailySpecialUntil: new Date(rounds[ROUNDS - 1 - i] ?? last) })
        .where(and(eq(deals.tenantId, tenantId), sql`${deals.id} = any(${sql.param(ids)})`));
    }
    if (hasPins || chosen.length > 0) await purge();
    return chosen.length;
  });
}
