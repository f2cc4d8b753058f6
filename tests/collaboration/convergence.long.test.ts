import { setTimeout as wait } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { applyCommand } from '#engine/commands/apply.ts';
import { sameJson } from '#engine/same-json.ts';
import { hashText } from '#schemas/hash-text.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { pageEdits, pages } from '#server/domain/page-tables/schema.ts';
import { openTestDatabase } from '#server/edge/api/api.fixtures.ts';
import { pageRow } from '#server/edge/api/rows.fixtures.ts';
import { openInstance } from '#server/edge/collaboration/instance.fixtures.ts';
import { tenants } from '#server/platform/db/schema.ts';
import { createRandom } from '#server/platform/random.ts';
import { testSeed } from '#tests/support/seed.ts';
import { type Acknowledged, lostCommands, touchedBy } from './effects.ts';
import { openOperator } from './operator.ts';

const seed = testSeed();

const zest = tenantFixture('zest');
const database = await openTestDatabase();
const { db } = database;
const { id, ...settings } = zest;
await db.insert(tenants).values({ id, settings });
const instances = await Promise.all([openInstance(database, zest), openInstance(database, zest)]);
afterAll(() => Promise.all(instances.map((instance) => instance.close())));

/** Time that so many commands may take, milliseconds. */
const limitOf = (commands: number) => 60_000 + commands * 250;

async function simulate({
  people,
  each,
  lastWriteWins = false,
}: {
  people: number;
  each: number;
  lastWriteWins?: boolean;
}) {
  await db.delete(pages);
  await db.insert(pages).values(pageRow('zest', 'sale', { draft: samplePage(), document: null }));
  const started = performance.now();
  const weather = { loss: 0.02, delayMs: 20, streamMs: 3_000, paceMs: 30 };
  const team = await Promise.all(
    Array.from({ length: people }, (_, i) => {
      const instance = instances[i % instances.length];
      if (!instance) throw new Error('No instance');
      const random = createRandom(seed).fork(`operator ${i}`);
      return openOperator({ name: `op${i}`, instance, pageId: 'sale', random, weather, lastWriteWins });
    }),
  );
  await Promise.all(team.map((operator) => operator.work(each)));
  const workSeconds = Math.round((performance.now() - started) / 100) / 10;
  const serverPage = async () => {
    const [row] = await db
      .select({ document: pages.draft, rev: pages.rev, sources: pages.translationSources })
      .from(pages);
    if (!row) throw new Error('No page');
    return row as { document: PageDocument; rev: number; sources: TranslationSources };
  };
  const isQuiet = async () => {
    const { rev } = await serverPage();
    return team.every((operator) => operator.isIdle() && operator.store.getState().rev === rev);
  };
  const quiet = async () => {
    // On a busy machine a query may time out and is repeated.
    while (!(await isQuiet().catch(() => false)) && performance.now() - started < limitOf(people * each))
      await wait(100);
  };
  await quiet();
  // Modules take the marks of their translations with them as they go; the page's own stay.
  for (const { name, store } of team) {
    const hash = hashText(name);
    store.edit([{ type: 'setOutdated', translation: hash, source: hash, outdated: true }], { label: name });
  }
  await quiet();
  const server = await serverPage();
  for (const operator of team) operator.stop();
  const log = await db.select().from(pageEdits).orderBy(asc(pageEdits.rev));
  const acknowledged = team.flatMap((operator) => [...operator.acknowledged.values()]);
  const total = (key: keyof (typeof team)[number]['count']) =>
    team.reduce((sum, { count }) => sum + count[key], 0);
  const waited = team.flatMap(({ answerMs }) => answerMs).sort((a, b) => a - b);
  const waitedMs = (share: number) => Math.round(waited[Math.floor(waited.length * share)] ?? 0);
  const report = {
    seed,
    operators: people,
    commands: people * each,
    accepted: log.length,
    acknowledged: acknowledged.length,
    conflicts: total('conflicts'),
    refused: total('refused'),
    lostRequests: total('lostRequests'),
    lostAnswers: total('lostAnswers'),
    streams: total('streams'),
    answerMs: { p50: waitedMs(0.5), p95: waitedMs(0.95) },
    nodes: Object.keys(server.document.nodes).length,
    workSeconds,
    lost: lostCommands(lastWriteWins ? acknowledged : replay(log).edits, server.document).length,
    seconds: Math.round((performance.now() - started) / 100) / 10,
  };
  process.stdout.write(`${lastWriteWins ? 'last write wins' : 'merged'} ${JSON.stringify(report)}\n`);
  return { team, server, log, acknowledged, report };
}

/** Replays the accepted edits one after the other, with the paths that each touched. */
function replay(log: readonly (typeof pageEdits.$inferSelect)[]) {
  let document = samplePage();
  const edits = log.map(({ editId, rev, commands: stored }): Acknowledged => {
    const done = stored as Command[];
    const touched = touchedBy(document, done);
    document = done.reduce((page, command) => applyCommand(page, command).document, document);
    return { id: editId, rev, commands: done, touched };
  });
  return { document, edits };
}

/** Lets so many operators work, and checks that all of them end with the same document and lost nothing. */
async function converge(people: number, each: number): Promise<void> {
  const { team, server, log, acknowledged } = await simulate({ people, each });
  for (const { store } of team) {
    const { document, rev, pending, translationSources } = store.getState();
    expect([rev, pending]).toEqual([server.rev, []]);
    expect(sameJson(document, server.document)).toBe(true);
    expect(translationSources).toEqual(server.sources);
  }
  expect(server.sources.length).toBeGreaterThanOrEqual(team.length);
  // Every acknowledged edit is stored with its revision …
  expect(log.map(({ rev }) => rev)).toEqual(log.map((_, i) => i + 2));
  const written = new Map(log.map(({ editId, rev, commands: stored }) => [editId, { rev, stored }]));
  for (const edit of acknowledged) {
    expect(written.get(edit.id)?.rev).toBe(edit.rev);
    const skipped = edit.commands.length - (written.get(edit.id)?.stored.length ?? 0);
    if (skipped === 0) expect(sameJson(written.get(edit.id)?.stored, edit.commands)).toBe(true);
  }
  // … a whole document replaces only a revision that its operator had seen …
  const unseen = log.filter(({ base, rev, clientId, commands: stored }) => {
    const isWhole = (stored as Command[]).some(({ type }) => type === 'replaceDocument');
    return isWhole && log.slice(base - 1, rev - 2).some((edit) => edit.clientId !== clientId);
  });
  expect(unseen).toEqual([]);
  // … replaying all edits gives the document …
  const { document, edits } = replay(log);
  expect(sameJson(document, server.document)).toBe(true);
  // … and an edit that is no longer visible in it was overwritten by a later one.
  expect(lostCommands(edits, server.document)).toEqual([]);
}

describe('many operators on one page, over two servers, with lost requests, lost responses and broken streams', () => {
  test('four operators with 20 commands each end with the server’s document, and no acknowledged command is lost', () =>
    converge(4, 20));

  test('20 operators with 60 commands each do too', { tags: 'all', timeout: limitOf(20 * 60) + 30_000 }, () =>
    converge(20, 60),
  );

  // Shows that the simulation finds what is lost.
  test('with whole documents and last write wins, acknowledged work is lost', { tags: 'all' }, async () => {
    const { report } = await simulate({ people: 6, each: 50, lastWriteWins: true });
    expect(report.acknowledged).toBeGreaterThan(50);
    expect(report.lost).toBeGreaterThan(0);
  });
});
