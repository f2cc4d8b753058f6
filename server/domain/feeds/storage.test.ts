import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginFeedUpload } from '#schemas/api/invented/feeds.ts';
import { FEED_UPLOAD } from '#schemas/feeds/source.ts';
import { MAX_FEEDS } from './desk/operations.ts';
import { addJsonFeed, openTestFeeds } from './feeds.fixtures.ts';
import { feeds, feedUploads } from './schema.ts';

const PATIENCE = { interval: 20 };
const { db, database, operator, addressAt } = await openTestFeeds();
const editor = await operator('ed', 'editor');
const source = addressAt('/feed.jsonl');
beforeEach(async () => {
  for (const table of [feeds, feedUploads]) await db.delete(table);
});

/** Makes calls of which each waits for the tenant's row before any goes on. Gives the number that succeeded. */
async function together(calls: (() => Promise<unknown>)[]): Promise<number> {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  try {
    await holder.query(`BEGIN; SELECT id FROM tenants WHERE id = 'zest' FOR UPDATE`);
    const made = Promise.allSettled(calls.map((call) => call()));
    await vi.waitFor(async () => {
      // Not by the holder: within a transaction this table doesn't change.
      const { rows } = await db.execute(sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      expect(rows).toHaveLength(calls.length);
    }, PATIENCE);
    await holder.query('COMMIT');
    return (await made).filter(({ status }) => status === 'fulfilled').length;
  } finally {
    await holder.end();
  }
}

test('of two feeds that are added at the same time, one is the last that the shop may have', async () => {
  const row = {
    tenantId: 'zest',
    name: 'x',
    source: { type: 'upload' as const, uploadId: 'x', fileName: 'x' },
    format: 'jsonl' as const,
    defaults: {},
    missing: { rule: 'keep' as const },
    createdAt: new Date(),
    updatedAt: new Date(),
    operatorId: 'x',
    operatorName: 'x',
  };
  await db.insert(feeds).values(Array.from({ length: MAX_FEEDS - 2 }, (_, i) => ({ ...row, id: `${i}` })));
  const add = () => addJsonFeed(editor, source);
  // The first address of a shop makes its key.
  await add();
  expect(await together([add, add])).toBe(1);
  expect(await db.$count(feeds)).toBe(MAX_FEEDS);
});

test('of two uploads that begin at the same time, one takes the last space', async () => {
  const begin = () => editor.call(beginFeedUpload, { body: { fileName: 'a', size: FEED_UPLOAD.maxBytes } });
  for (let i = 0; i < 4; i++) await begin();
  expect(await together([begin, begin])).toBe(1);
  expect(await db.$count(feedUploads)).toBe(5);
});
