import { setImmediate } from 'node:timers/promises';
import { eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { notifyPurge } from '../../platform/purge-bus.ts';
import { deals } from '../catalogue/schema.ts';
import { entryWords, type SearchEntry } from '../search/entry.ts';
import { insertWords, rowsOfWords } from '../search/write-entries.ts';
import { addItems, type DealChanges, noChanges, type StagedRow, type Tenancy } from './changes.ts';
import { hideMissing } from './hide-missing.ts';
import { continuesLast, isConfirmable, joinDeal, joinLast, list } from './known-rows.ts';
import { isSameReading } from './plan-run.ts';
import { unpackItem } from './read-hash.ts';
import type { Applying, Step } from './step.ts';
import { loadStored } from './stored.ts';
import { purgeTags, writeChanges, writeNew } from './write.ts';

/** Time after which a transaction takes no further chunk, milliseconds. Each announces its purge once. */
const TRANSACTION_MS = 1_000;
const CONFIRMED_CHUNK = 5_000;
const WRITTEN_CHUNK = 500;
/** Rows of new items that are read at once, and written in chunks. */
const NEW_CHUNK = 2_000;
/** Items of which the rows are made at once; in between the connection sends and receives. */
const SLICE = 25;
/** Limit of the words that a run remembers to be there, so that their memory doesn't grow with the file. */
const MAX_KNOWN_WORDS = 50_000;

/**
 * Carries out the plan of a run: unchanged items are confirmed, the others written, and the feed's missing items sold
 * out. Every transaction leaves whole items, so that a run that is killed can be started again.
 */
export async function applyRun(of: Applying): Promise<void> {
  await inTransactions(of, [confirming(of), inserting(of), writing(of), hideMissing(of), countingMissed(of)]);
}

/** Heat above that of all deals, so that new ones come first in the recommended feed. */
export async function newHeat(db: Db, tenantId: string): Promise<number> {
  const [top] = await db
    .select({ heat: max(deals.heat) })
    .from(deals)
    .where(eq(deals.tenantId, tenantId));
  return (top?.heat ?? 0) + 1;
}

/** Runs each step to its end in transactions of about a second, each with its purge and its words. */
async function inTransactions({ db, tenancy, now, signal }: Applying, steps: Step[]): Promise<void> {
  const { tenantId } = tenancy;
  const knownWords = new Set<string>();
  while (steps.length > 0) {
    await db.transaction(async (tx) => {
      const end = performance.now() + TRANSACTION_MS;
      const tags = new Set<string>();
      const words = new Set<string>();
      for (let step = steps[0]; step && performance.now() < end; step = steps[0]) {
        signal?.throwIfAborted();
        const done = await step(tx, new Date(now()));
        for (const tag of done.tags ?? []) tags.add(`${tenantId}:${tag}`);
        for (const entry of done.entries ?? [])
          for (const word of entryWords(entry)) if (!knownWords.has(word)) words.add(word);
        if (!done.more) steps.shift();
      }
      await insertWords(tx, rowsOfWords(tenantId, words));
      if (knownWords.size > MAX_KNOWN_WORDS) knownWords.clear();
      for (const word of words) knownWords.add(word);
      await notifyPurge(tx, [...tags]);
    });
  }
}

/**
 * Confirms items of which nothing but the time of their reading changes: no row of goods is written, but for another
 * mark. Those for which more has changed since are written.
 */
function confirming({ tenancy: { tenantId, feedId }, summary, onChunk }: Applying): Step {
  let after = 0;
  return async (tx, now) => {
    // Lists of ids as parameters and one query inside another keep PostgreSQL from joining all rows with all: it
    // expects that hardly any row has the same hash and price.
    const { rows: chunk } = await tx.execute<{ seq: number; goods_id: string }>(
      sql`SELECT seq, goods_id FROM import_plan WHERE kind = 'same' AND seq > ${after}
        ORDER BY seq LIMIT ${CONFIRMED_CHUNK}`,
    );
    const last = chunk.at(-1);
    if (!last) return { more: false };
    after = last.seq;
    const { rows: due } = await tx.execute<{
      seq: number;
      id: string;
      at: string;
      row_mark: string | null;
      is_marked: boolean;
    }>(
      sql`WITH r AS MATERIALIZED (
          SELECT import_rows.*, goods_id, at FROM import_rows
          JOIN unnest(${list(chunk.map(({ seq }) => seq))}::int[], ${list(chunk.map((row) => row.goods_id))}::text[])
            AS chunk (seq, goods_id) USING (seq)
          ${joinLast(tenantId, sql`chunk.goods_id`)}
          WHERE ${continuesLast({ price: sql`import_rows.price`, available: sql`import_rows.available` }, now)}
        )
        SELECT r.seq, g.id, r.at, r.row_mark, g.row_mark IS NOT DISTINCT FROM r.row_mark AS is_marked
        FROM r JOIN goods AS g ON g.tenant_id = ${tenantId} AND g.id = r.goods_id ${joinDeal}
        WHERE ${isSameReading} AND ${isConfirmable(feedId, now)}
        FOR NO KEY UPDATE OF g`,
    );
    await tx.execute(sql`UPDATE price_points AS point SET until = ${now}
      FROM unnest(${list(due.map(({ id }) => id))}::text[], ${list(due.map((row) => row.at))}::timestamptz[]) AS due (id, at)
      WHERE point.tenant_id = ${tenantId} AND point.goods_id = due.id AND point.at = due.at`);
    const remarked = due.filter((row) => !row.is_marked);
    if (remarked.length > 0)
      await tx.execute(
        sql`UPDATE goods SET row_mark = due.row_mark
          FROM unnest(${list(remarked.map(({ id }) => id))}::text[], ${list(remarked.map((row) => row.row_mark))}::text[])
            AS due (id, row_mark)
          WHERE tenant_id = ${tenantId} AND goods.id = due.id`,
      );
    const confirmed = new Set(due.map(({ seq }) => seq));
    const others = chunk.flatMap(({ seq }) => (confirmed.has(seq) ? [] : [seq]));
    await tx.execute(
      sql`UPDATE import_plan SET kind = 'changed' WHERE kind = 'same' AND seq = ANY(${list(others)}::int[])`,
    );
    summary.unchanged += due.length;
    onChunk(due.length);
    return { more: chunk.length === CONFIRMED_CHUNK };
  };
}

/** Writes new items by COPY. The rows of a chunk are made while PostgreSQL writes those of the one before. */
function inserting({ client, tenancy, summary, onChunk }: Applying): Step {
  let after = 0;
  return async (tx, now) => {
    const { rows, last, more } = await stagedRows(tx, 'new', after, NEW_CHUNK);
    after = last;
    const chunks = Array.from({ length: Math.ceil(rows.length / WRITTEN_CHUNK) }, (_, i) =>
      rows.slice(i * WRITTEN_CHUNK, (i + 1) * WRITTEN_CHUNK),
    );
    const entries: SearchEntry[] = [];
    const tags: string[] = [];
    let written = Promise.resolve();
    for (const chunk of chunks) {
      const [changes] = await Promise.all([newRows(chunk, tenancy, now), written]);
      entries.push(...changes.entries);
      tags.push(...purgeTags(changes, new Map()));
      summary.inserted += changes.inserted;
      onChunk(chunk.length);
      written = writeNew(client, changes);
    }
    await written;
    return { tags, entries, more };
  };
}

/** Rows of new items, made slice by slice. */
async function newRows(rows: readonly StagedRow[], tenancy: Tenancy, now: Date): Promise<DealChanges> {
  const changes = noChanges();
  for (let i = 0; i < rows.length; i += SLICE) {
    addItems(changes, rows.slice(i, i + SLICE), new Map(), tenancy, now);
    await setImmediate();
  }
  return changes;
}

/** Writes changed items. */
function writing({ tenancy, summary, onChunk }: Applying): Step {
  let after = 0;
  return async (tx, now) => {
    const { rows, last, more } = await stagedRows(tx, 'changed', after, WRITTEN_CHUNK);
    after = last;
    const items = rows.map(({ item }) => item);
    const stored = await loadStored(tx, tenancy.tenantId, items, now);
    const changes = noChanges();
    addItems(changes, rows, stored, tenancy, now);
    await writeChanges(tx, tenancy, changes, now);
    summary.updated += changes.updated;
    summary.unchanged += changes.unchanged;
    summary.repriced += changes.repriced.length;
    onChunk(rows.length);
    return { tags: purgeTags(changes, stored), entries: changes.entries, more };
  };
}

/**
 * Next rows of a kind in the plan, and whether there may be more. A known row has no item: one whose goods changed since
 * it was staged waits for the next run.
 */
async function stagedRows(tx: Db, kind: 'new' | 'changed', after: number, limit: number) {
  const { rows: found } = await tx.execute<{
    seq: number;
    read_hash: string;
    row_mark: string | null;
    item: string;
  }>(
    sql`SELECT seq, read_hash, row_mark, item FROM import_plan JOIN import_rows USING (seq)
      WHERE kind = ${kind} AND item IS NOT NULL AND seq > ${after} ORDER BY seq LIMIT ${limit}`,
  );
  const rows: StagedRow[] = found.map(({ item, read_hash: readHash, row_mark }) => ({
    ...unpackItem(item),
    readHash,
    rowMark: row_mark,
  }));
  return { rows, last: found.at(-1)?.seq ?? after, more: found.length === limit };
}

/** Counts the run for the items that it lacked: in one statement, so that a run that is killed never counts twice. */
function countingMissed({ tenancy: { tenantId } }: Applying): Step {
  return async (tx) => {
    await tx.execute(sql`UPDATE goods SET missed_runs = missed_runs + 1 FROM import_missing AS missing
      WHERE goods.tenant_id = ${tenantId} AND goods.id = missing.id`);
    return { more: false };
  };
}
