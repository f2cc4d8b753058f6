import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import { entriesOf } from '#schemas/typed-object.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import { guesses } from './db/schema.ts';
import { createFairQueue, type Share } from './fair-line.ts';
import { network } from './rate-limit.ts';
import { QueueFull } from './work-queue.ts';

const WINDOW_MS = 10 * 60_000;

/**
 * Limits of wrong guesses within ten minutes, by key. Callers without a device count as their address; `network` bounds
 * those who invent devices.
 */
const LIMITS = { network: 1_000, address: 50, claimed: 20, account: 20, device: 20 } as const;

type Guesser = {
  /** Realm of the passwords: the operators', or a tenant's members'. */
  realm: string;
  /** IP address of the guesser. */
  address: string | undefined;
  /** Account whose password is guessed. */
  account: string | undefined;
  /** Id that the guesser's device claims (`deviceOf`): a carrier's thousands of phones share an address. */
  claimed?: string | undefined;
  /** Device of the guesser, if it is known to the account: then only its own guesses count. */
  device: string | undefined;
};

/** Queue for checking guesses: hashing takes a while, and one of Node's four threads is left for everything else. */
const judging = createFairQueue({ concurrency: 3, limit: 60 });
/** Seconds until a retry when the queue is full. */
const BUSY_S = 2;

/**
 * Checks a guess. It is counted as wrong beforehand, so that of any number of concurrent guesses no more than the limit
 * are checked, in all processes together; a right guess is then subtracted again.
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export function judgeGuess<T>(
  { db, now }: { db: Db; now: Clock['now'] },
  guesser: Guesser,
  judge: () => Promise<T>,
  isWrong: (answer: T) => boolean,
): Promise<T> {
  return judging(async () => {
    const counted: string[] = [];
    const takeBack = async () => {
      for (const key of counted) await countBack(db, key);
    };
    try {
      for (const { key, limit } of keysOf(guesser)) {
        await count(db, now(), key, limit);
        counted.push(key);
      }
      const answer = await judge();
      if (!isWrong(answer)) await takeBack();
      return answer;
    } catch (error) {
      await takeBack();
      throw error;
    }
  }, shareOf(guesser)).catch((error) => {
    throw error instanceof QueueFull ? tooMany(BUSY_S) : error;
  });
}

/** Share of the turns: a device that is known to its account doesn't wait for guesses from elsewhere. */
const shareOf = ({ realm, address, device }: Guesser): Share =>
  device === undefined
    ? { group: realm, source: address === undefined ? '' : network(address) }
    : { group: `${realm}, known devices`, source: device };

/** Keys of a guess, the IP address first, so that accounts invented by one address don't fill the table. */
function keysOf({ realm, address, account, claimed, device }: Guesser): { key: string; limit: number }[] {
  const place = address && network(address);
  const caller = claimed === undefined ? { address: place } : { network: place, claimed };
  const names = device === undefined ? { ...caller, account } : { device };
  return entriesOf(names).flatMap(([kind, name]) =>
    name === undefined
      ? []
      : [
          {
            key: createHash('sha256').update([realm, kind, name].join('\n')).digest('base64url'),
            limit: LIMITS[kind],
          },
        ],
  );
}

/** Counts a guess. @throws AppError RATE_LIMITED when there are `limit` already */
async function count(db: Db, now: number, key: string, limit: number): Promise<void> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const isOver = sql`${guesses.until} <= ${at}`;
  const [counted] = await db
    .insert(guesses)
    .values({ key, count: 1, until: new Date(now + WINDOW_MS) })
    .onConflictDoUpdate({
      target: guesses.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${guesses.count} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${guesses.until} end`,
      },
      setWhere: sql`${isOver} or ${guesses.count} < ${limit}`,
    })
    .returning({ key: guesses.key });
  if (counted) return;
  const [held] = await db.select({ until: guesses.until }).from(guesses).where(eq(guesses.key, key));
  throw tooMany(Math.max(1, Math.ceil(((held?.until.getTime() ?? now) - now) / 1_000)));
}

async function countBack(db: Db, key: string): Promise<void> {
  await db
    .update(guesses)
    .set({ count: sql`greatest(${guesses.count} - 1, 0)` })
    .where(eq(guesses.key, key));
}

const tooMany = (seconds: number) => new AppError('RATE_LIMITED', { seconds }, { data: { seconds } });
