import { and, eq, gt, inArray, isNull, lte, ne, notInArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { dailyPins, deals } from './schema.ts';

/** Number of pins that are read; far more than offers. */
const LIMIT = 100;

/**
 * Makes the deals that are pinned to this moment daily special offers until their pins end, and ends those whose pins
 * are gone. Deals that are over are skipped. Gives true if anything has changed.
 */
export async function applyPins(
  tx: Pick<Db, 'select' | 'update'>,
  tenantId: string,
  at: Date,
): Promise<boolean> {
  const pins = await tx
    .select()
    .from(dailyPins)
    .where(and(eq(dailyPins.tenantId, tenantId), lte(dailyPins.startsAt, at), gt(dailyPins.endsAt, at)))
    // The pins that end last win.
    .orderBy(dailyPins.endsAt, dailyPins.id)
    .limit(LIMIT);
  const ends = new Map(pins.flatMap((pin) => pin.deals.map((code) => [code, pin.endsAt] as const)));
  const codesByEnd = Map.groupBy(ends.keys(), (code) => Number(ends.get(code)));
  let changed = 0;
  const own = eq(deals.tenantId, tenantId);
  for (const [end, codes] of codesByEnd) {
    const until = new Date(end);
    const isOther = or(
      eq(deals.dailySpecialPinned, false),
      isNull(deals.dailySpecialUntil),
      ne(deals.dailySpecialUntil, until),
    );
    const isLive = and(eq(deals.invalid, false), or(isNull(deals.expiresAt), gt(deals.expiresAt, at)));
    const pinned = await tx
      .update(deals)
      .set({ dailySpecialUntil: until, dailySpecialPinned: true })
      .where(and(own, inArray(deals.code, codes), isLive, isOther))
      .returning({ id: deals.id });
    changed += pinned.length;
  }
  const released = await tx
    .update(deals)
    .set({ dailySpecialUntil: at, dailySpecialPinned: false })
    .where(and(own, eq(deals.dailySpecialPinned, true), notInArray(deals.code, [...ends.keys()])))
    .returning({ id: deals.id });
  return changed + released.length > 0;
}
