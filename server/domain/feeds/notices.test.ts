import { beforeEach, expect, test } from 'vitest';
import type { Message } from '../../platform/delivery/courier.ts';
import { addJsonFeed, openTestFeeds } from './feeds.fixtures.ts';
import { sendFeedNotices } from './notices.ts';
import { queueRun } from './queue.ts';
import { feedRuns, feeds } from './schema.ts';

const MINUTE_MS = 60_000;
const { db, clock, services, operator, addressAt } = await openTestFeeds();
const publisher = await operator('pim', 'publisher');
beforeEach(async () => {
  await db.delete(feeds);
  const { id } = await addJsonFeed(publisher, addressAt('/feed.jsonl'));
  const at = new Date(clock.time);
  await queueRun(db, { tenantId: 'zest', id }, { mode: 'apply', trigger: 'schedule' }, at);
  const problem = { code: 'FEED_INTERRUPTED' as const, params: {}, detail: '' };
  await db.update(feedRuns).set({ state: 'failed', problem, notice: 'failed', noticeAt: at });
});

/** Sends what is due by a courier that refuses the first mails. Gives the mails that it was handed at all times. */
function sender(refused: number) {
  const handed: Message[] = [];
  const courier = async (_scope: unknown, _shop: string, message: Message) => {
    handed.push(message);
    if (handed.length <= refused) throw new Error('The mail server is away');
  };
  return { handed, send: () => sendFeedNotices({ ...services, courier }) };
}

test('a mail that is refused is sent again after growing pauses, with its id', async () => {
  const { handed, send } = sender(2);
  for (const [minutes, count] of [
    [0, 1],
    [12, 1],
    [1, 2],
    [24, 2],
    [2, 3],
    [10_000, 3],
  ] as const) {
    clock.time += minutes * MINUTE_MS;
    await send();
    expect(handed).toHaveLength(count);
  }
  expect(new Set(handed.map(({ id, to }) => `${id} ${to}`)).size).toBe(1);
  expect(handed[0]?.text).toContain('ถูกขัดจังหวะ');
  expect(await db.select({ notice: feedRuns.notice, noticeAt: feedRuns.noticeAt }).from(feedRuns)).toEqual([
    { notice: null, noticeAt: null },
  ]);
});

test('a mail that is refused five times is given up', async () => {
  const { handed, send } = sender(Number.POSITIVE_INFINITY);
  for (let i = 0; i < 10; i++) {
    await send();
    clock.time += 600 * MINUTE_MS;
  }
  expect(handed).toHaveLength(5);
});
