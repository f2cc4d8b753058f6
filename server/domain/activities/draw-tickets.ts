import { randomInt } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { tellMembers } from '../members/messages.ts';
import { members } from '../members/schema.ts';
import { newRecord } from './draw.ts';
import { activities, draws, lotteryPrizes, prizeRecords } from './schema.ts';
import type { ActivityRow } from './state.ts';
import { sha256 } from './weights.ts';

type Ticket = { number: number; memberId: string };

/**
 * Closes the tickets of ended lotteries, draws those that are due, and gives the number of steps taken. Each step is
 * a transaction that locks the lottery's row, so that of several concurrent processes one takes it.
 */
export async function drawDueTickets({ db, now }: { db: Db; now: () => number }): Promise<number> {
  for (let count = 0; ; count++) {
    if (!(await db.transaction((tx) => takeStep(tx, new Date(now()))))) return count;
  }
}

/** Takes one step; false when nothing is due or another process holds the lottery. */
async function takeStep(tx: Tx, at: Date): Promise<boolean> {
  const [due] = await tx
    .select()
    .from(activities)
    .where(
      and(
        isNotNull(activities.drawAt),
        isNull(activities.drawnAt),
        isNotNull(activities.publishedAt),
        isNull(activities.invalidAt),
        or(and(isNull(activities.ticketsHash), lte(activities.endsAt, at)), lte(activities.drawAt, at)),
      ),
    )
    .orderBy(asc(activities.drawAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return false;
  const isThis = and(eq(activities.tenantId, due.tenantId), eq(activities.id, due.id));
  if (due.ticketsHash === null) {
    const tickets = await ticketsOf(tx, due);
    const list = tickets.map(({ number, memberId }) => `${number} ${sha256(`${due.id}\n${memberId}`)}\n`);
    await tx
      .update(activities)
      .set({ ticketsHash: sha256(list.join('')) })
      .where(isThis);
    return true;
  }
  await drawAll(tx, due, at);
  await tx.update(activities).set({ drawnAt: at }).where(isThis);
  return true;
}

/** Tickets in their order; `open` leaves out those of closed accounts. */
function ticketsOf(tx: Tx, { tenantId, id }: ActivityRow, open = false): Promise<Ticket[]> {
  return tx
    .select({ number: sql<number>`${draws.number}`, memberId: draws.memberId })
    .from(draws)
    .innerJoin(members, and(eq(members.tenantId, draws.tenantId), eq(members.id, draws.memberId)))
    .where(
      and(
        eq(draws.tenantId, tenantId),
        eq(draws.activityId, id),
        isNotNull(draws.number),
        open ? isNull(members.closedAt) : undefined,
      ),
    )
    .orderBy(asc(draws.number));
}

/** Draws all prizes, and sends each winner one message. */
async function drawAll(tx: Tx, lottery: ActivityRow, at: Date): Promise<void> {
  const { tenantId, id: activityId, winsPerMember } = lottery;
  const prizes = await tx
    .select()
    .from(lotteryPrizes)
    .where(
      and(
        eq(lotteryPrizes.tenantId, tenantId),
        eq(lotteryPrizes.activityId, activityId),
        gt(lotteryPrizes.left, 0),
      ),
    )
    .orderBy(asc(lotteryPrizes.position), asc(lotteryPrizes.id));
  const won = drawTickets(await ticketsOf(tx, lottery, true), prizes, winsPerMember);
  for (const prize of prizes) {
    for (const tickets of batches(won.get(prize.id) ?? [])) await give(tx, lottery, prize, tickets, at);
  }
  const winners = new Set([...won.values()].flat().map(({ memberId }) => memberId));
  for (const memberIds of batches([...winners]))
    await tellMembers(tx, { scope: { tenantId }, now: () => at.getTime() }, memberIds, {
      type: 'community_security',
      kind: 'PRIZE_WON',
      cause: `lottery:${activityId}`,
      subjectType: 'LOTTERY',
      subjectId: activityId,
    });
}

/** Rows per INSERT, because a statement has a limit of parameters. */
const BATCH = 1_000;

function batches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, i) =>
    rows.slice(i * BATCH, (i + 1) * BATCH),
  );
}

async function give(
  tx: Tx,
  lottery: ActivityRow,
  prize: typeof lotteryPrizes.$inferSelect,
  tickets: readonly Ticket[],
  wonAt: Date,
): Promise<void> {
  const { tenantId, id: activityId } = lottery;
  const numbers = tickets.map(({ number }) => number);
  await tx
    .update(draws)
    .set({ prizeId: prize.id })
    .where(
      and(eq(draws.tenantId, tenantId), eq(draws.activityId, activityId), inArray(draws.number, numbers)),
    );
  await tx
    .update(lotteryPrizes)
    .set({ left: sql`${lotteryPrizes.left} - ${tickets.length}` })
    .where(
      and(
        eq(lotteryPrizes.tenantId, tenantId),
        eq(lotteryPrizes.activityId, activityId),
        eq(lotteryPrizes.id, prize.id),
      ),
    );
  await tx
    .insert(prizeRecords)
    .values(tickets.map((ticket) => newRecord(lottery, prize, { ...ticket, wonAt })));
}

/**
 * Draws a ticket for every prize, in the order of the prizes: each remaining ticket is equally likely, none is drawn
 * twice, and a member wins at most `winsPerMember`.
 */
export function drawTickets(
  tickets: readonly Ticket[],
  prizes: readonly { id: string; left: number }[],
  winsPerMember: number,
  random: (end: number) => number = randomInt,
): Map<string, Ticket[]> {
  const pool = [...tickets];
  const wins = new Map<string, number>();
  const draw = (): Ticket | undefined => {
    while (pool.length > 0) {
      const at = random(pool.length);
      const ticket = pool[at] as Ticket;
      const last = pool.pop() as Ticket;
      if (at < pool.length) pool[at] = last;
      const before = wins.get(ticket.memberId) ?? 0;
      if (before >= winsPerMember) continue;
      wins.set(ticket.memberId, before + 1);
      return ticket;
    }
    return undefined;
  };
  return new Map(
    prizes.map(({ id, left }) => [
      id,
      Array.from({ length: left }, draw).filter((ticket) => ticket !== undefined),
    ]),
  );
}
