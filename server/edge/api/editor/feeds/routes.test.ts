import { readFile } from 'node:fs/promises';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { endpointUrl } from '#schemas/api/endpoint.ts';
import {
  addFeed,
  beginFeedUpload,
  changeFeed,
  decideFeedRun,
  dryRunFeed,
  feedList,
  feedRunReport,
  inspectFeed,
  readFeed,
  readFeedRun,
  removeFeed,
  runFeed,
  feedRuns as runList,
  scheduleFeed,
  sendFeedPart,
} from '#schemas/api/invented/feeds.ts';
import { recentRequests } from '#schemas/api/invented/operators.ts';
import { goods } from '../../../../domain/catalogue/schema.ts';
import { MAX_FEEDS } from '../../../../domain/feeds/desk/operations.ts';
import { addJsonFeed, itemLines, openTestFeeds } from '../../../../domain/feeds/feeds.fixtures.ts';
import { feedFiles, sizeOf } from '../../../../domain/feeds/files.ts';
import { MAX_RUNS } from '../../../../domain/feeds/queue.ts';
import { feedRuns, feeds, feedUploads } from '../../../../domain/feeds/schema.ts';
import { tidyFeeds } from '../../../../domain/feeds/tidy.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { searchEntries } from '../../../../domain/search/schema.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';

const rig = await openTestFeeds();
const { db, open, clock, runner, services, shops } = rig;
const viewer = await rig.operator('vera', 'viewer');
const editor = await rig.operator('eda', 'editor');
const publisher = await rig.operator('pim', 'publisher');
const foreign = await rig.operator('gus', 'publisher', shops.guide);
const files = feedFiles(services.dataDir, 'zest');

beforeEach(async () => {
  for (const table of [feeds, feedUploads, auditLog, goods, searchEntries]) await db.delete(table);
  open.got.length = 0;
  open.answerWith((_, response) =>
    response.end(
      itemLines(
        new Map([
          [1, 100],
          [2, 200],
        ]),
      ),
    ),
  );
  clock.time += 86_400_000;
});

const byId = (id: string) => ({ params: { id } });
const settings = {
  format: 'jsonl' as const,
  mapping: null,
  defaults: {},
  missing: { rule: 'hide' as const },
};
const hourly = { schedule: { kind: 'hours' as const, every: 1 } };
const source = rig.addressAt('/f.jsonl');
const code = (code: string) => expect.objectContaining({ code });

async function upload(text: string, by = editor): Promise<string> {
  const size = Buffer.byteLength(text);
  const { id } = await by.call(beginFeedUpload, { body: { fileName: 'items.jsonl', size } });
  await by.call(sendFeedPart, { ...byId(id), query: { offset: 0 }, file: new Blob([text]) });
  return id;
}
/** Carries out what is due. No item is read twice at one moment. */
const settle = () => {
  clock.time += 60_000;
  return runner.settle();
};
async function runOnce(id: string, endpoint: typeof runFeed | typeof dryRunFeed = runFeed) {
  const { id: run } = await publisher.call(endpoint, byId(id));
  await settle();
  return publisher.call(readFeedRun, byId(run));
}

test('an uploaded file is inspected, tried and imported', async () => {
  const uploadId = await upload(
    itemLines(
      new Map([
        [1, 100],
        [2, 200],
        [3, 300],
      ]),
    ),
  );
  const from = { type: 'upload' as const, uploadId, fileName: 'items.jsonl' };
  const found = await editor.call(inspectFeed, { body: { ...settings, format: 'auto', source: from } });
  expect(found).toMatchObject({
    uploadId,
    kind: 'jsonl',
    format: 'jsonl',
    read: 3,
    rejected: 0,
    lacking: [],
  });
  expect(found.rows.map(({ item }) => item?.price)).toEqual([10_000, 20_000, 30_000]);
  const { id } = await addJsonFeed(editor, from);
  expect(await runOnce(id, dryRunFeed)).toMatchObject({ state: 'planned', plan: { inserted: 3 } });
  expect(await db.$count(goods)).toBe(0);
  expect(await runOnce(id)).toMatchObject({ state: 'applied', plan: { inserted: 3 }, startedBy: 'pim' });
  expect(await db.$count(goods)).toBe(3);
  expect(await viewer.call(readFeed, byId(id))).toMatchObject({ state: 'ok', items: 3, source: from });
  await expect(publisher.call(scheduleFeed, { ...byId(id), body: hourly })).rejects.toEqual(
    code('FEED_NO_ADDRESS'),
  );
});

test('parts of an upload continue where the last one ended, and end at its size', async () => {
  const { id } = await editor.call(beginFeedUpload, { body: { fileName: 'a.csv', size: 6 } });
  const part = (offset: number, text: string, by = editor) =>
    by.call(sendFeedPart, { ...byId(id), query: { offset }, file: new Blob([text]) });
  expect(await part(0, 'abc')).toMatchObject({ received: 3, size: 6 });
  await expect(part(0, 'abc')).rejects.toMatchObject({
    code: 'FEED_UPLOAD_OFFSET',
    data: { id, received: 3 },
  });
  await expect(part(3, 'defg')).rejects.toMatchObject({ status: 413 });
  await expect(part(3, 'def', foreign)).rejects.toMatchObject({ status: 404 });
  const from = { type: 'upload' as const, uploadId: id, fileName: 'a.csv' };
  await expect(addJsonFeed(editor, from)).rejects.toEqual(code('FEED_UPLOAD_UNFINISHED'));
  await Promise.allSettled([part(3, 'def'), part(3, 'def')]);
  expect(await readFile(files.upload(id), 'utf8')).toBe('abcdef');
  await expect(
    editor.call(beginFeedUpload, { body: { fileName: 'b', size: 3 * 1_024 ** 3 } }),
  ).rejects.toMatchObject({
    status: 422,
  });
});

test('a shop’s files have a limit, also for uploads that begin at the same time', async () => {
  const size = 2 * 1_024 ** 3;
  const begin = () => editor.call(beginFeedUpload, { body: { fileName: 'a', size } });
  const begun = await Promise.allSettled(Array.from({ length: 8 }, begin));
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(begin()).rejects.toEqual(code('FEED_STORAGE'));
});

test('unused uploads and files without a row are removed', async () => {
  const used = await upload('{}\n');
  const unused = await upload('{}\n');
  await addJsonFeed(editor, { type: 'upload', uploadId: used, fileName: 'a' });
  await tidyFeeds(services, tenantScope(shops.zest));
  expect(await sizeOf(files.upload(unused))).toBe(3);
  clock.time = Math.max(clock.time, Date.now()) + 2 * 86_400_000;
  await tidyFeeds(services, tenantScope(shops.zest));
  expect([await sizeOf(files.upload(used)), await sizeOf(files.upload(unused))]).toEqual([3, undefined]);
  expect(await db.$count(feedUploads)).toBe(1);
});

test('secrets of an address are sent to it, and shown to nobody', async () => {
  const secret = {
    type: 'address' as const,
    url: `${'url' in source ? source.url : ''}?key=geheim`,
    header: { name: 'X-Api-Key', value: 'geheim' },
  };
  const { id } = await editor.call(addFeed, { body: { ...settings, name: 'Secret', source: secret } });
  await editor.call(inspectFeed, { body: { ...settings, feedId: id } });
  await runOnce(id);
  expect(open.got.map(({ url, headers }) => [url, headers['x-api-key']])).toEqual([
    ['/f.jsonl?key=geheim', 'geheim'],
    ['/f.jsonl?key=geheim', 'geheim'],
  ]);
  const shown = await editor.call(readFeed, byId(id));
  expect(shown.source).toMatchObject({ url: expect.stringContaining('?key=•••'), headerName: 'X-Api-Key' });
  const everything = [
    shown,
    await editor.call(feedList, {}),
    await db.select().from(feeds),
    await db.select().from(feedRuns),
    await db.select().from(auditLog),
  ];
  expect(JSON.stringify(everything)).not.toContain('geheim');
  // Without a source the stored one stays.
  await editor.call(changeFeed, { ...byId(id), body: { ...settings, name: 'Other' } });
  await runOnce(id);
  expect(open.got.at(-1)?.headers['x-api-key']).toBe('geheim');
});

test('the journal of calls leaves out what operators enter of a source', async () => {
  const owner = await rig.operator('olga', 'owner');
  const secret = { type: 'address' as const, url: 'http://feed.example/?key=geheim' };
  await addJsonFeed(editor, secret);
  await editor.call(inspectFeed, { body: { ...settings, source: secret } }).catch(() => undefined);
  const calls = await owner.call(recentRequests, {});
  const names = calls.map(({ endpoint }) => endpoint);
  expect([names.includes('addFeed'), names.includes('inspectFeed')]).toEqual([true, true]);
  expect(JSON.stringify(calls)).not.toContain('geheim');
});

test('an address is inspected by its start, which is no file to import', async () => {
  const { uploadId, read } = await editor.call(inspectFeed, { body: { ...settings, source } });
  expect(read).toBe(2);
  const again = { type: 'upload' as const, uploadId, fileName: 'a' };
  expect(await editor.call(inspectFeed, { body: { ...settings, source: again } })).toMatchObject({ read: 2 });
  expect(open.got).toHaveLength(1);
  await expect(addJsonFeed(editor, again)).rejects.toMatchObject({ status: 404 });
  await expect(foreign.call(inspectFeed, { body: { ...settings, source: again } })).rejects.toMatchObject({
    status: 404,
  });
  open.answerWith((_, response) => response.end('<html>'));
  await expect(editor.call(inspectFeed, { body: { ...settings, source } })).rejects.toEqual(
    code('FEED_IS_PAGE'),
  );
  const closed = rig.addressAt('/', 'intern.example', rig.closed);
  await expect(editor.call(inspectFeed, { body: { ...settings, source: closed } })).rejects.toEqual(
    code('FETCH_UNREACHABLE'),
  );
  expect(rig.closed.got).toEqual([]);
});

test('editors change and try feeds; what goes live is for publishers', async () => {
  const { id } = await addJsonFeed(editor, source);
  await expect(editor.call(runFeed, byId(id))).rejects.toMatchObject({ status: 403 });
  await expect(editor.call(scheduleFeed, { ...byId(id), body: hourly })).rejects.toMatchObject({
    status: 403,
  });
  await editor.call(changeFeed, { ...byId(id), body: { ...settings, name: 'Mine' } });
  await publisher.call(scheduleFeed, { ...byId(id), body: hourly });
  const body = { ...settings, name: 'Scheduled' };
  await expect(editor.call(changeFeed, { ...byId(id), body })).rejects.toMatchObject({ status: 403 });
  await expect(editor.call(removeFeed, byId(id))).rejects.toMatchObject({ status: 403 });
  expect(await publisher.call(changeFeed, { ...byId(id), body })).toMatchObject({ name: 'Scheduled' });
  await publisher.call(scheduleFeed, { ...byId(id), body: { schedule: null } });
  await editor.call(removeFeed, byId(id));
  await editor.call(removeFeed, byId(id));
  expect(await viewer.call(feedList, {})).toEqual([]);
  await expect(addJsonFeed(viewer, source)).rejects.toMatchObject({ status: 403 });
  const log = await db.select().from(auditLog).orderBy(asc(auditLog.id));
  expect(log.map(({ action }) => action)).toEqual([
    'feed.add',
    'feed.change',
    'feed.schedule',
    'feed.change',
    'feed.schedule',
    'feed.remove',
  ]);
});

test('a feed has one run at a time, however many are asked for', async () => {
  const { id } = await addJsonFeed(editor, source);
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => publisher.call(runFeed, byId(id))));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(publisher.call(dryRunFeed, byId(id))).rejects.toEqual(code('FEED_BUSY'));
  await runner.settle();
  expect((await viewer.call(runList, { ...byId(id), query: {} })).totalElements).toBe(1);
});

test('a held run is imported, discarded, replaced by the next, or outdated by a change', async () => {
  const { id } = await addJsonFeed(editor, source);
  await runOnce(id);
  const hold = async () => {
    open.answerWith((_, response) => response.end(itemLines(new Map([[1, 10_000]]))));
    const run = await runOnce(id);
    expect(run).toMatchObject({ state: 'held', heldFor: ['HIDES', 'PRICES'] });
    expect(await sizeOf(files.run(run.id))).toBeGreaterThan(0);
    return run.id;
  };
  const decide = (run: string, decision: 'apply' | 'discard', by = publisher) =>
    by.call(decideFeedRun, { ...byId(run), body: { decision } });
  const first = await hold();
  await expect(decide(first, 'apply', editor)).rejects.toMatchObject({ status: 403 });
  await expect(decide(first, 'apply', foreign)).rejects.toMatchObject({ status: 404 });
  expect(await decide(first, 'discard')).toMatchObject({ state: 'discarded', decision: { by: 'pim' } });
  await expect(decide(first, 'apply')).rejects.toEqual(code('FEED_NOT_HELD'));
  expect(await sizeOf(files.run(first))).toBeUndefined();

  const second = await hold();
  const third = await hold();
  expect(await publisher.call(readFeedRun, byId(second))).toMatchObject({
    state: 'discarded',
    decision: null,
  });
  await editor.call(changeFeed, { ...byId(id), body: { ...settings, name: 'Changed' } });
  await expect(decide(third, 'apply')).rejects.toEqual(code('FEED_NOT_HELD'));

  const fourth = await hold();
  const { id: busy } = await publisher.call(dryRunFeed, byId(id));
  await expect(decide(fourth, 'apply')).rejects.toEqual(code('FEED_BUSY'));
  await runner.settle();
  expect(await publisher.call(readFeedRun, byId(busy))).toMatchObject({ state: 'planned' });
  await decide(fourth, 'apply');
  await settle();
  expect(await publisher.call(readFeedRun, byId(fourth))).toMatchObject({
    state: 'applied',
    plan: { hidden: 1 },
  });
  const [row] = await db.select().from(goods).where(eq(goods.itemId, '1'));
  expect(row?.price).toBe(1_000_000);
});

test('the report is downloaded as JSON, and its refused rows as CSV without formulas', async () => {
  open.answerWith((_, response) => {
    const good = itemLines(new Map([[1, 100]]));
    response.end(
      `${good}{"platform":"SHOPEE","itemId":"2","title":"=SUM(1)","price":"nothing","pictures":[]}\n`,
    );
  });
  const { id } = await addJsonFeed(editor, source);
  const run = await runOnce(id);
  expect(run).toMatchObject({ state: 'applied', hasReport: true, plan: { rejected: 1 } });
  expect(run.refusals).toMatchObject([{ line: 2 }]);
  const headers = await signIn(db, shops.zest, await operatorFixture(db, 'vic', { zest: 'viewer' }));
  const get = async (as: 'json' | 'csv') => {
    const path = endpointUrl(feedRunReport, { ...byId(run.id), query: { as } });
    const response = await rig.send(shops.zest, path, { headers });
    return [response.headers.get('content-disposition'), await response.text()] as const;
  };
  const [name, json] = await get('json');
  expect([name, JSON.parse(json).rejected.length]).toEqual([
    `attachment; filename="feed-run-${run.id}.json"`,
    1,
  ]);
  const [, csv] = await get('csv');
  expect(csv.split('\r\n')[0]).toBe('line,platform,item_id,code,reason,detail');
  expect(csv.split('\r\n')[1]).toMatch(/^2,/);
});

test('the last hundred runs of a feed are kept', async () => {
  const { id } = await addJsonFeed(editor, source);
  const run = { tenantId: 'zest', feedId: id, mode: 'apply', trigger: 'schedule', state: 'applied' } as const;
  const at = (i: number) => new Date(clock.time - (i + 1) * 1_000);
  await db.insert(feedRuns).values(
    Array.from({ length: MAX_RUNS + 5 }, (_, i) => ({
      ...run,
      id: `run-${i}`,
      queuedAt: at(i),
      dueAt: at(i),
    })),
  );
  await publisher.call(runFeed, byId(id));
  expect(await db.$count(feedRuns)).toBe(MAX_RUNS);
});

test('a shop has a limited number of feeds', async () => {
  const row = {
    tenantId: 'zest',
    name: 'x',
    source: { type: 'upload' as const, uploadId: 'x', fileName: 'x' },
    ...settings,
  };
  const at = { createdAt: new Date(), updatedAt: new Date(), operatorId: 'x', operatorName: 'x' };
  await db
    .insert(feeds)
    .values(Array.from({ length: MAX_FEEDS - 1 }, (_, i) => ({ ...row, ...at, id: `feed-${i}` })));
  const added = await Promise.allSettled([addJsonFeed(editor, source), addJsonFeed(editor, source)]);
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await viewer.call(feedList, {})).toHaveLength(MAX_FEEDS);
});

test('another shop with the same ids sees and changes nothing of it', async () => {
  const { id } = await addJsonFeed(editor, source, 'Zest’s');
  const { id: runId } = await runOnce(id);
  // The other shop's own rows have the same ids.
  for (const table of [feeds, feedRuns]) {
    const rows = await db.select().from(table);
    await db
      .insert(table)
      .values(rows.map((row) => ({ ...row, tenantId: 'guide', name: 'Guide’s', startedBy: 'gus' })) as never);
  }
  expect((await foreign.call(feedList, {})).map(({ name }) => name)).toEqual(['Guide’s']);
  expect((await foreign.call(readFeed, byId(id))).runs).toHaveLength(1);
  expect(await foreign.call(readFeedRun, byId(runId))).toMatchObject({ startedBy: 'gus' });
  await foreign.call(changeFeed, { ...byId(id), body: { ...settings, name: 'Changed' } });
  await foreign.call(scheduleFeed, { ...byId(id), body: hourly });
  await foreign.call(removeFeed, byId(id));
  expect(await viewer.call(readFeed, byId(id))).toMatchObject({ name: 'Zest’s', schedule: null });
  expect(await viewer.call(readFeedRun, byId(runId))).toMatchObject({ startedBy: 'pim', state: 'applied' });
  await expect(foreign.call(readFeed, byId(id))).rejects.toMatchObject({ status: 404 });
  await expect(foreign.call(runFeed, byId(id))).rejects.toMatchObject({ status: 404 });
  await expect(foreign.call(runList, { ...byId(id), query: {} })).rejects.toMatchObject({ status: 404 });
});
