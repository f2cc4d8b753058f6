import { expect, test } from 'vitest';
import { readFeedRun, runFeed } from '#schemas/api/invented/feeds.ts';
import type { Language } from '#schemas/languages.ts';
import { goods } from '../catalogue/schema.ts';
import { addJsonFeed, itemLines, openTestFeeds } from './feeds.fixtures.ts';
import { presentRun } from './run-desk.ts';
import { feedRuns } from './schema.ts';

const { db, open, clock, runner, operator, addressAt } = await openTestFeeds();
const publisher = await operator('pim', 'publisher');
open.answerWith((_, response) => response.end(itemLines(new Map([[1, 100]]))));

test('a run that three workers have died of is given up, and the next run imports its items', async () => {
  const { id } = await addJsonFeed(publisher, addressAt('/feed.jsonl'));
  await publisher.call(runFeed, { params: { id } });
  await db.update(feedRuns).set({
    state: 'running',
    starts: 3,
    worker: 'dead',
    leaseUntil: new Date(clock.time - 1),
  });
  await runner.settle();
  const said = {
    en: 'The run was interrupted. What it has imported stays, and the next run goes on from there',
    th: 'รอบนี้ถูกขัดจังหวะ สิ่งที่นำเข้าแล้วยังอยู่ รอบถัดไปจะทำต่อจากเดิม',
    id: 'Impor ini terhenti di tengah jalan. Yang sudah diimpor tetap ada, dan impor berikutnya melanjutkannya',
  };
  const [row] = await db.select().from(feedRuns);
  for (const [lang, message] of Object.entries(said))
    expect(row && presentRun(row, lang as Language)).toMatchObject({
      state: 'failed',
      problem: { code: 'FEED_INTERRUPTED', message },
    });

  const next = await publisher.call(runFeed, { params: { id } });
  await runner.settle();
  expect(await publisher.call(readFeedRun, { params: { id: next.id } })).toMatchObject({ state: 'applied' });
  expect(await db.$count(goods)).toBe(1);
});
