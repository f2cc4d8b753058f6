import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentEntries } from '#content/all.fixtures.ts';
import { contentTypes } from '#content/all.ts';
import type { Changes, Leaves } from '#engine/content/leaves.ts';
import { sameJson } from '#engine/same-json.ts';
import { type ContentType, SINGLE_ID } from '#schemas/content-type/define.ts';
import { LANGUAGES } from '#schemas/languages.ts';
import { hasKey, keysOf } from '#schemas/typed-object.ts';
import { allUnless, firstOfEach } from '#tests/support/sample.ts';
import type { OperatorCall } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import { tenants } from '../../platform/db/schema.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { createRelease, revert } from '../pages/release-desk.ts';
import { runDueReleases } from '../pages/releases/run-due.ts';
import { addLive, openContent } from './content.fixtures.ts';
import { importEntries } from './exchange.ts';
import {
  addEntry,
  changeEntry,
  discardDraft,
  publishEntry,
  removeEntry,
  requireEntry,
  restoreVersion,
  revertVersion,
} from './operations.ts';
import { isSettings } from './store.ts';
import { storedType } from './stores/all.ts';

const { db, pool, url, call } = await openContent();
const HOUR_MS = 3_600_000;
vi.setConfig({ testTimeout: 240_000 });

/** Values for the edits of types whose texts are the same in all languages. */
const PLAIN: Readonly<Record<string, readonly [leaf: string, first: unknown, second: unknown]>> = {
  redirects: ['target', '/deals', '/coupons'],
  'search-redirects': ['meant', '/deals', '/brands'],
  spellings: ['meant', 'LG', 'Dyson'],
  'daily-specials': ['name', '12.12', '1.1'],
  consent: ['mode', 'opt-in', 'opt-out'],
  'sign-in': ['lineClient', '2001', '2002'],
  theme: ['primary', '#0B6E69', '#8A1C7C'],
};

/** Leaves of an edit in each language, or of a plain field; `turn` tells two edits apart. */
function edited(type: ContentType, turn: 0 | 1): Leaves {
  const plain = PLAIN[type.type];
  if (plain) return { [plain[0]]: plain[turn + 1] };
  const field = type.fields.find((one) => 'localized' in one && one.localized && one.type === 'TEXT');
  if (!field) throw new Error(`${type.type} needs a row in PLAIN`);
  return Object.fromEntries(LANGUAGES.map((lang) => [`${field.name}.${lang}`, `${lang} ${turn + 1}`]));
}

const changesTo = (before: Leaves, after: Leaves): Changes =>
  Object.fromEntries(Object.entries(after).map(([leaf, to]) => [leaf, { from: before[leaf] ?? null, to }]));

const { rows: tables } = await db.execute<{ name: string }>(
  sql`select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`,
);
const COUNTED = tables.map(
  ({ name }) => `select '${name}' as name, count(*) as rows, sum(xmin::text::bigint) as writers from ${name}`,
);
const WRITTEN = `${COUNTED.join(' union all ')} order by name`;
// Compiling the query, or sharing it among processes, takes ten times as long as the counting.
const newClient = () =>
  new pg.Client({ connectionString: url, options: '-c jit=off -c max_parallel_workers_per_gather=0' });
const counter = newClient();
await counter.connect();
afterAll(() => counter.end());

/**
 * Every table's number of rows and the sum of the transactions that wrote them. Those are numbered upwards, so that
 * any further write that is committed changes one of the two.
 */
async function everything(): Promise<unknown[]> {
  // Named, so that it is planned once.
  return (await counter.query({ name: 'written', text: WRITTEN })).rows;
}

const WRITE = /^(insert|update|delete)/i;

/**
 * Writing statements at which work is broken off: any of them, the commits of such statements included, or those alone
 * that make something durable, which are commits and writes outside of transactions.
 */
type Points = 'any' | 'durable';

/** The call over a connection of its own, whose server process is ended before the point number `fatal`. */
async function breaking(fatal: number, points: Points) {
  const client = newClient();
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  let passed = 0;
  let isWithin = false;
  let hasWritten = false;
  Object.assign(client, {
    query: async (...given: [string | pg.QueryConfig, ...unknown[]]) => {
      const text = typeof given[0] === 'string' ? given[0] : given[0].text;
      const isCommit = text === 'commit' && hasWritten;
      const isEnd = text === 'commit' || text === 'rollback';
      isWithin = text === 'begin' || (isWithin && !isEnd);
      hasWritten = WRITE.test(text) || (hasWritten && !isEnd);
      const isPoint = isCommit || (WRITE.test(text) && (points === 'any' || !isWithin));
      if (isPoint && ++passed === fatal) {
        // Closed by the process at its very end. PostgreSQL's own wait for that looks every 100 ms only.
        const closed = new Promise<void>((resolve) => client.once('end', resolve));
        await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
        await closed;
      }
      return query(...given);
    },
  });
  return {
    by: { ...call, db: drizzle(client) as Db },
    passed: () => passed,
    close: () => client.end().catch(() => undefined),
  };
}

/**
 * Runs work again and again, as an operator would whose server was killed: broken off one point later each time, until
 * it is done. Nothing may be left of what was broken off.
 */
async function repeatUntilDone<T>(work: (by: OperatorCall) => Promise<T>, points: Points): Promise<T> {
  const before = await everything();
  for (let fatal = 1; ; fatal++) {
    const { by, passed, close } = await breaking(fatal, points);
    try {
      const [tried] = await Promise.allSettled([work(by)]);
      if (tried.status === 'fulfilled') {
        expect(passed()).toBeLessThan(fatal);
        return tried.value;
      }
      // An error of its own, not that of the broken connection.
      if (passed() < fatal) throw tried.reason;
      expect(await everything(), `before point ${fatal}`).toEqual(before);
    } finally {
      await close();
    }
  }
}

const goodsRows = await db.select().from(goods);
const dealRows = await db.select().from(deals);
async function restoreCatalogue(): Promise<void> {
  await db.delete(deals);
  await db.delete(goods);
  await db.insert(goods).values(goodsRows);
  await db.insert(deals).values(dealRows);
}

let settings: unknown;
beforeAll(async () => {
  const brand = { primary: '#C9360E' };
  await db
    .update(tenants)
    .set({ settings: sql`${tenants.settings} || ${JSON.stringify({ theme: { brand } })}::jsonb` });
  settings = (await db.select().from(tenants))[0]?.settings;
});

const names = keysOf(contentTypes);
/** A type of each kind: nothing else of a type decides on what is done in publications, releases and removals. */
const sampled = firstOfEach(names, (name) => {
  const { type, store } = storedType(name);
  return `${type.lifecycle} ${type.imported} ${isSettings(store)}`;
});
describe('broken off where something becomes durable', () =>
  describe.each(names)('%s', (name) => testType(name, 'durable')));
describe('broken off at any write', { tags: 'all' }, () =>
  describe.each(names)('%s', (name) => testType(name, 'any')),
);

/** Tests the operations of a type. */
function testType(name: keyof typeof contentTypes, points: Points) {
  const ofSample = allUnless(sampled.has(name));
  const survive = <T>(work: (by: OperatorCall) => Promise<T>) => repeatUntilDone(work, points);
  const stored = storedType(name);
  const { type, store } = stored;
  const isDrafted = type.lifecycle === 'drafted';
  const [first, second] = [edited(type, 0), edited(type, 1)];
  const fixture = hasKey(contentEntries, name) ? contentEntries[name] : undefined;
  /** A live entry, new where operators make them. */
  const liveEntry = async () => {
    const id = type.single ? SINGLE_ID : fixture ? await addLive(call, stored, fixture) : '1';
    return requireEntry(call, stored, id);
  };
  const leavesOf = async (id: string) => (await requireEntry(call, stored, id)).leaves;
  const liveOf = async (id: string) => (await requireEntry(call, stored, id)).live;
  const releaseCall = (by: OperatorCall, now = Date.now()) => ({
    ...by,
    now: () => now,
    renderedChecks: undefined,
  });
  const wanted = (id: string) => ({ name: 'Big day', items: [], entries: [{ type: type.type, id }] });
  const runner = (by: OperatorCall, now: number) => ({
    db: by.db,
    now: () => now,
    tenantOf: () => call.scope,
    purge: async () => undefined,
  });

  beforeEach(async () => {
    for (const table of ['content_drafts', 'content_versions', 'doc_refs', 'releases', 'audit_log'])
      await db.execute(sql`delete from ${sql.identifier(table)}`);
    if (type.imported) await restoreCatalogue();
    else if (!isSettings(store)) await db.execute(sql`delete from ${store.table}`);
    await db.update(tenants).set({ settings: settings as never });
  });

  if (fixture)
    test('a creation that is broken off leaves nothing', async () => {
      const { id } = await survive((by) => addEntry(by, stored, fixture));
      expect(await leavesOf(id)).toMatchObject(fixture);
    });

  test('an edit in three languages is stored as a whole or not at all', async () => {
    const { id, leaves } = await liveEntry();
    await survive((by) => changeEntry(by, stored, id, changesTo(leaves, first)));
    expect(await leavesOf(id)).toMatchObject(first);
    const live = await liveOf(id);
    expect(Object.entries(first).every(([leaf, to]) => sameJson(live?.[leaf], to))).toBe(!isDrafted);
  });

  test('a publication is taken back as a whole', ofSample, async () => {
    const { id, live: before = {} } = await liveEntry();
    await changeEntry(call, stored, id, changesTo(before, first));
    if (isDrafted) await survive((by) => publishEntry(by, stored, id, ''));
    const { live, version } = await requireEntry(call, stored, id);
    expect(live).toMatchObject(first);
    const { kept } = await survive((by) => revertVersion(by, stored, id, version));
    expect(kept).toEqual([]);
    if (!type.imported) expect(await liveOf(id)).toEqual(before);
    await survive((by) => restoreVersion(by, stored, id, version));
    expect(await leavesOf(id)).toMatchObject(first);
  });

  if (isDrafted)
    test('a release goes live at its time and ends at its time, each as a whole', ofSample, async () => {
      const { id, live: before = {} } = await liveEntry();
      await changeEntry(call, stored, id, changesTo(before, first));
      const now = Date.now();
      const [publishAt, revertAt] = [now + HOUR_MS, now + 2 * HOUR_MS];
      await survive((by) => createRelease(releaseCall(by, now), { ...wanted(id), publishAt, revertAt }));
      expect(await liveOf(id)).toEqual(before);
      await survive((by) => runDueReleases(runner(by, publishAt)));
      expect(await liveOf(id)).toMatchObject(first);
      await survive((by) => runDueReleases(runner(by, revertAt)));
      expect(await liveOf(id)).toEqual(before);
    });

  if (isDrafted)
    test('a release that is live at once is ended by hand as a whole', ofSample, async () => {
      const { id, live: before = {} } = await liveEntry();
      await changeEntry(call, stored, id, changesTo(before, first));
      const made = await survive((by) => createRelease(releaseCall(by), wanted(id)));
      expect(await liveOf(id)).toMatchObject(first);
      await survive((by) => revert(by, made.id));
      expect(await liveOf(id)).toEqual(before);
    });

  if (!isDrafted)
    test('a type that is live when it is saved has no drafts to release', async () => {
      const { id } = await liveEntry();
      await expect(createRelease(releaseCall(call), wanted(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

  if (fixture)
    test('a removal that is broken off leaves the entry, and it comes back as it was', ofSample, async () => {
      const { id, live } = await liveEntry();
      const { version } = await survive((by) => removeEntry(by, stored, id));
      await survive((by) => revertVersion(by, stored, id, version));
      expect(await liveOf(id)).toEqual(live);
    });

  test('of two operators at the same moment one is told, and the other’s values stand', async () => {
    const { id, leaves } = await liveEntry();
    const tried = await Promise.allSettled(
      [first, second].map((to) => changeEntry(call, stored, id, changesTo(leaves, to))),
    );
    const won = tried.findIndex(({ status }) => status === 'fulfilled');
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
    expect(await leavesOf(id)).toMatchObject(won === 0 ? first : second);
  });

  test('an import while an operator edits the same entry loses neither: the later one is told', async () => {
    const { id, leaves: seen } = await liveEntry();
    const file = { entries: [{ id, leaves: second }], rehearse: false, publish: false };
    expect(await importEntries(call, stored, file)).toMatchObject([{ action: 'changed', error: null }]);
    await expect(changeEntry(call, stored, id, changesTo(seen, first))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await leavesOf(id)).toMatchObject(second);
    const now = await leavesOf(id);
    await changeEntry(call, stored, id, changesTo(now, first));
    expect(await leavesOf(id)).toMatchObject(first);
    if (isDrafted) {
      await survive((by) => discardDraft(by, stored, id));
      expect(await leavesOf(id)).toEqual(seen);
    }
  });
}
