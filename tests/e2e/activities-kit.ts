import { randomUUID } from 'node:crypto';
import { writeWeights } from '#server/domain/activities/weights.ts';
import { writeRows } from '../support/database.ts';
import type { RunningServer } from '../support/running-server.ts';

export const HOUR_MS = 3_600_000;
const WEIGHTS = { salt: 'a salt of tests', nothing: 0, prizes: [{ id: 'headphones', weight: 1, stock: 37 }] };

/**
 * Copies one of the seed's lotteries, with its prizes, to a new id; `over` are columns. An instant one always gives
 * headphones.
 */
export async function copyLottery(
  server: RunningServer,
  from: '1' | '2',
  over: Readonly<Record<string, unknown>>,
): Promise<string> {
  const id = `copy-${randomUUID()}`;
  const fresh = { draws: 0, drawn_at: null, tickets_hash: null, weight_table: writeWeights(WEIGHTS) };
  const copyTo = (table: string, key: string) =>
    `insert into ${table} select (jsonb_populate_record(old, $2::jsonb)).* from ${table} old
     where tenant_id = 'zest' and ${key} = $1`;
  await writeRows(
    server,
    'zest',
    [
      [copyTo('activities', 'id'), [from, JSON.stringify({ id, ...fresh, ...over })]],
      [copyTo('lottery_prizes', 'activity_id'), [from, JSON.stringify({ activity_id: id })]],
    ],
    [],
  );
  return id;
}

/** The time this number of hours from now, in the database's format. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
