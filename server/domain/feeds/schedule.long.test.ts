import type { ServerResponse } from 'node:http';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { decideFeedRun, readFeed, readFeedRun, scheduleFeed } from '#schemas/api/invented/feeds.ts';
import { goods, pricePoints } from '../catalogue/schema.ts';
import { addJsonFeed, itemLines, openTestFeeds } from './feeds.fixtures.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const feeds = await openTestFeeds();
const { db, open, closed, clock, sent, runner } = feeds;
const publisher = await feeds.operator('pim', 'publisher');

/** Items of the file that the server gives, and those that the catalogue must show as for sale: prices in baht. */
const served = new Map(Array.from({ length: 300 }, (_, id) => [id, 1_000 + id]));
let wanted = new Map<number, number>();
let version = 0;
let feedId = '';

const serve = (change: (response: ServerResponse, body: string) => unknown) =>
  open.answerWith((request, response) => {
    const etag = `"${version}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.setHeader('ETag', etag);
    return change(response, itemLines(served));
  });
const serveAll = () => serve((response, body) => response.end(body));

/** Lets the schedule's next hour come, carries out what is due, and gives the feed and its newest run. */
async function nextHour() {
  const feed = await publisher.call(readFeed, { params: { id: feedId } });
  clock.time = Math.max(clock.time, feed.nextRunAt ?? 0);
  return settle();
}
async function settle() {
  await runner.settle();
  await feeds.sendMails();
  const feed = await publisher.call(readFeed, { params: { id: feedId } });
  const run = await publisher.call(readFeedRun, { params: { id: feed.runs[0]?.id ?? '' } });
  return { feed, run };
}
/** Lets the retries of a failed run come, one after another. */
async function retries() {
  for (const minutes of [2, 10, 30]) {
    clock.time += minutes * MINUTE_MS;
    await settle();
  }
  return settle();
}

/** Items for sale in the catalogue with prices in baht, and rows that are doubled or have lost their deal. */
async function shown() {
  const rows = await db.select().from(goods).where(eq(goods.tenantId, 'zest')).orderBy(asc(goods.itemId));
  const points = await db.select().from(pricePoints).orderBy(asc(pricePoints.at));
  const lastOf = new Map(points.map((point) => [point.goodsId, point]));
  const live = rows.filter(({ availability }) => availability === 'IN_STOCK');
  return {
    live: new Map(live.map(({ itemId, price }) => [Number(itemId), price / 100])),
    doubled: rows.length - new Set(rows.map(({ itemId }) => itemId)).size,
    checkedAt: new Set(live.map(({ id }) => lastOf.get(id)?.until.getTime())),
  };
}
const sorted = (items: Map<number, number>) => new Map([...items].toSorted(([a], [b]) => a - b));
/** The catalogue shows what the last good file had, read at that time. */
async function expectWanted(readAt: number) {
  const { live, doubled, checkedAt } = await shown();
  expect(sorted(live)).toEqual(sorted(wanted));
  expect([doubled, [...checkedAt]]).toEqual([0, [readAt]]);
}

beforeAll(async () => {
  ({ id: feedId } = await addJsonFeed(publisher, feeds.addressAt('/feed.jsonl?key=geheim')));
  await publisher.call(scheduleFeed, {
    params: { id: feedId },
    body: { schedule: { kind: 'hours', every: 1 } },
  });
});

test('ten scheduled runs of a feed that changes, slows down, fails and lies lose and double nothing', async () => {
  // 1: the first file.
  serveAll();
  let { feed, run } = await nextHour();
  expect(run).toMatchObject({ state: 'applied', trigger: 'schedule', plan: { inserted: 300 } });
  expect(new Date(clock.time).toISOString()).toBe('2026-11-25T06:00:00.000Z');
  wanted = new Map(served);
  await expectWanted(clock.time);

  // 2: prices change.
  version++;
  for (let id = 0; id < 40; id++) served.set(id, 900 + id);
  ({ run } = await nextHour());
  expect(run).toMatchObject({ state: 'applied', plan: { repriced: 40, updated: 40, unchanged: 260 } });
  wanted = new Map(served);
  await expectWanted(clock.time);

  // 3: items vanish.
  version++;
  for (let id = 270; id < 300; id++) served.delete(id);
  ({ run } = await nextHour());
  expect(run).toMatchObject({ state: 'applied', plan: { missing: 30, hidden: 30, unchanged: 270 } });
  wanted = new Map(served);
  await expectWanted(clock.time);

  // 4: nothing is new, so that everything counts as read again, what has vanished apart.
  const pointsBefore = await db.$count(pricePoints);
  ({ run } = await nextHour());
  expect(run).toMatchObject({ state: 'applied', unmodified: true, plan: { unchanged: 270 } });
  await expectWanted(clock.time);
  expect(await db.$count(pricePoints)).toBe(pointsBefore);

  // 5: the server is slow, then well again: items come back.
  version++;
  for (let id = 270; id < 280; id++) served.set(id, 2_000 + id);
  serve((response, body) => response.write(body.slice(0, 5_000)));
  const lastGood = clock.time;
  const patient = feeds.patience.ms;
  feeds.patience.ms = 100;
  ({ feed, run } = await nextHour());
  feeds.patience.ms = patient;
  expect(run).toMatchObject({ state: 'queued', trigger: 'retry' });
  expect([feed.state, feed.runs[1]?.state, feed.runs[1]?.problem?.code]).toEqual([
    'failing',
    'failed',
    'FETCH_TIMEOUT',
  ]);
  await expectWanted(lastGood);
  serveAll();
  clock.time += 2 * MINUTE_MS;
  ({ feed, run } = await settle());
  expect([feed.state, feed.failure, run.state, run.trigger]).toEqual(['ok', null, 'applied', 'retry']);
  wanted = new Map(served);
  await expectWanted(clock.time);
  expect(sent).toEqual([]);

  // 6: the server fails, at every retry too: one mail.
  const beforeFailures = clock.time;
  version++;
  served.set(0, 1);
  serve((response) => response.writeHead(500).end('broken'));
  await nextHour();
  ({ feed, run } = await retries());
  expect(run).toMatchObject({ state: 'failed', problem: { code: 'FETCH_STATUS' } });
  expect(feed).toMatchObject({ state: 'failing', failure: { count: 4 } });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: 'pim@test.example' });
  expect(sent[0]?.text).toContain(`/editor/feeds/${feedId}`);
  await expectWanted(beforeFailures);

  // 7: a web page instead of the file, and no further mail.
  serve((response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html><p>Sign in'));
  await nextHour();
  ({ run } = await retries());
  expect(run.problem?.code).toBe('FEED_IS_PAGE');
  expect(sent).toHaveLength(1);
  await expectWanted(beforeFailures);

  // 8: half a file, with and without its length.
  for (const length of ['1000000', undefined]) {
    serve((response, body) => {
      response.writeHead(200, length === undefined ? {} : { 'content-length': length });
      response.write(body.slice(0, 20_000), () => response.destroy());
    });
    await nextHour();
    ({ run } = await retries());
    expect(run.problem?.code).toBe('FETCH_INCOMPLETE');
    await expectWanted(beforeFailures);
  }

  // 9: gone, or redirecting to what is forbidden.
  closed.answerWith((_, response) => response.end(itemLines(new Map([[1, 1]]))));
  for (const [code, answer] of [
    ['FETCH_STATUS', (response: ServerResponse) => response.writeHead(404).end()],
    [
      'FETCH_UNREACHABLE',
      (response: ServerResponse) =>
        response.writeHead(302, { location: `http://intern.example:${closed.port}/` }).end(),
    ],
    [
      'FETCH_REFUSED',
      (response: ServerResponse) =>
        response.writeHead(302, { location: `http://127.0.0.2:${closed.port}/` }).end(),
    ],
  ] as const) {
    serve(answer);
    await nextHour();
    ({ run } = await retries());
    expect(run.problem?.code).toBe(code);
    await expectWanted(beforeFailures);
  }
  expect([closed.got, sent.length]).toEqual([[], 1]);

  // 10: most items vanish: the run is held with one mail, until a person takes it.
  version++;
  for (let id = 100; id < 300; id++) served.delete(id);
  served.set(0, 800);
  serveAll();
  ({ feed, run } = await nextHour());
  expect(run).toMatchObject({ state: 'held', heldFor: ['HIDES'], plan: { hidden: 180 } });
  expect(feed).toMatchObject({ state: 'held', failure: null });
  await expectWanted(beforeFailures);
  expect([sent.length, sent[1]?.text.includes(`/runs/${run.id}`)]).toEqual([2, true]);
  await publisher.call(decideFeedRun, { params: { id: run.id }, body: { decision: 'apply' } });
  const requests = open.got.length;
  ({ feed, run } = await settle());
  expect(run).toMatchObject({ state: 'applied', decision: { decision: 'apply', by: 'pim' } });
  expect([feed.state, open.got.length - requests]).toEqual(['ok', 0]);
  wanted = new Map(served);
  await expectWanted(clock.time);
});

test('after seven days of failures the schedule stops, with one more mail', async () => {
  sent.length = 0;
  version++;
  serve((response) => response.writeHead(503).end());
  const start = clock.time;
  while (clock.time < start + 8 * DAY_MS) {
    const { feed } = await nextHour();
    if (feed.state === 'stopped') break;
    await retries();
    clock.time += 46 * HOUR_MS;
  }
  const { feed } = await settle();
  expect(feed).toMatchObject({ state: 'stopped', nextRunAt: null });
  expect(clock.time - start).toBeGreaterThan(7 * DAY_MS);
  expect(sent).toHaveLength(2);
  const requests = open.got.length;
  clock.time += DAY_MS;
  await settle();
  expect(open.got.length).toBe(requests);
});
