import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpointUrl } from '#schemas/api/endpoint.ts';
import { startThread } from '#schemas/api/invented/comments.ts';
import * as endpoints from '#schemas/api/invented/editor-pages.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { pages } from '../../domain/page-tables/schema.ts';
import { announce } from '../../domain/pages/announce.ts';
import { as, identifyByHeader } from '../../domain/pages/operators.fixtures.ts';
import { sayPresence } from '../../domain/pages/presence.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { tenants } from '../../platform/db/schema.ts';
import { operatorScope } from '../../platform/operator-scope.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { openTestDatabase } from '../api/api.fixtures.ts';
import { pageRow } from '../api/rows.fixtures.ts';
import { followEvents, openInstance, type ReceivedEvent } from './instance.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const database = await openTestDatabase();
const { db } = database;
await db.insert(tenants).values([zest, guide].map(({ id, ...settings }) => ({ id, settings })));

/** Operators whose access a test has revoked. */
const gone = new Set<string>();
const identifyOperator: typeof identifyByHeader = async (headers, scope) => {
  const operator = await identifyByHeader(headers, scope);
  return operator && gone.has(operator.name) ? undefined : operator;
};
const options = { identifyOperator, beatMs: 300 };
const [one, two, other] = await Promise.all([
  openInstance(database, zest, options),
  openInstance(database, zest, options),
  openInstance(database, guide, options),
]);
const followers: { close: () => void }[] = [];
afterAll(async () => {
  for (const follower of followers) follower.close();
  await Promise.all([one, two, other].map((instance) => instance.close()));
});

const params = { id: 'sale' };
const body = (id: string, value: unknown) => ({
  clientId: 'w1',
  edits: [{ id, base: 1, commands: [{ type: 'setProp', id: 'a', path: ['title'], value }] }],
});
const sendBy = (instance: typeof one, id: string, value: unknown = id) =>
  instance.client(as('Ann')).call(endpoints.sendEdits, { params, body: body(id, value) });

function follow(
  instance: typeof one,
  query: { since?: number } = {},
  headers: Record<string, string> = as('Bob'),
) {
  const events: ReceivedEvent[] = [];
  const state = { status: 0, ended: false, events };
  const path = endpointUrl(endpoints.pageEvents, { params, query });
  const follower = followEvents(instance.port, path, headers, {
    event: (event) => events.push(event),
    open: (status) => Object.assign(state, { status }),
    end: () => Object.assign(state, { ended: true }),
  });
  followers.push(follower);
  const edits = () =>
    events.flatMap(({ type, data }) => (type === 'edit' ? [(data as { rev: number }).rev] : []));
  return { ...follower, state, edits, of: (type: string) => events.filter((event) => event.type === type) };
}

const soon = (check: () => void) => vi.waitFor(check, { interval: 20 });

beforeEach(async () => {
  for (const follower of followers.splice(0)) follower.close();
  await soon(() =>
    expect([one, two, other].map(({ collaboration }) => collaboration.count())).toEqual([0, 0, 0]),
  );
  gone.clear();
  await db.delete(pages);
  await db.insert(pages).values([pageRow('zest', 'sale', { draft: samplePage() }), pageRow('guide', 'sale')]);
});

describe('edits', () => {
  test('reach every window on the page, in this and every other process, and none of another tenant', async () => {
    const near = follow(one);
    const far = follow(two);
    const foreign = follow(other);
    await soon(() => expect([near, far, foreign].map(({ state }) => state.status)).toEqual([200, 200, 200]));
    await sendBy(one, 'e1');
    await sendBy(two, 'e2');
    for (const follower of [near, far]) await soon(() => expect(follower.edits()).toEqual([2, 3]));
    expect(near.of('edit')[0]).toMatchObject({
      id: '2',
      data: { id: 'e1', operatorName: 'Ann', clientId: 'w1' },
    });
    expect(foreign.edits()).toEqual([]);
  });

  test('that were missed come first, without a gap: by revision, or by Last-Event-ID when a browser reconnects', async () => {
    for (const id of ['e1', 'e2', 'e3']) await sendBy(one, id);
    const since = follow(two, { since: 1 });
    const back = follow(two, { since: 1 }, { ...as('Bob'), 'Last-Event-ID': '3' });
    await soon(() => expect([since.edits(), back.edits()]).toEqual([[2, 3, 4], [4]]));
    await sendBy(two, 'e4');
    await soon(() =>
      expect([since.edits(), back.edits()]).toEqual([
        [2, 3, 4, 5],
        [4, 5],
      ]),
    );
  });

  test('come once and in order, however many are made concurrently and wherever a window joins', async () => {
    const joined: ReturnType<typeof follow>[] = [];
    const sending = Array.from({ length: 40 }, async (_, i) => {
      await wait(i * 5);
      if (i % 8 === 0) joined.push(follow(i % 16 === 0 ? one : two, { since: 1 }));
      return sendBy(i % 2 === 0 ? one : two, `e${i}`);
    });
    await Promise.all(sending);
    const all = Array.from({ length: 40 }, (_, i) => i + 2);
    for (const follower of joined) await soon(() => expect(follower.edits()).toEqual(all));
  });

  test('too many missed ones are replaced by a reload of the whole draft', async () => {
    await db.execute(sql`UPDATE pages SET rev = 900 WHERE id = 'sale'`);
    const follower = follow(one, { since: 1 });
    await soon(() => expect(follower.of('reload')).toMatchObject([{ data: { rev: 900 }, id: '900' }]));
    await sendBy(one, 'e1');
    await soon(() => expect(follower.edits()).toEqual([901]));
  });
});

describe('presence', () => {
  const say = (instance: typeof one, name: string, selection: string[], leaving = false) =>
    instance
      .client(as(name, 'viewer'))
      .call(endpoints.sendPresence, { params, body: { clientId: `w-${name}`, selection, leaving } });

  test('is shared across processes, also with windows that join later, until the operator leaves', async () => {
    const far = follow(two);
    const foreign = follow(other);
    await soon(() => expect([far, foreign].map((each) => each.of('presence').length)).toEqual([1, 1]));
    await say(one, 'Ann', ['a', 'b']);
    await soon(() =>
      expect(far.of('presence').at(-1)?.data).toEqual([
        { clientId: 'w-Ann', operatorId: 'id-Ann', operatorName: 'Ann', selection: ['a', 'b'] },
      ]),
    );
    const later = follow(two);
    await soon(() => expect(later.of('presence')[0]?.data).toHaveLength(1));
    await say(one, 'Ann', [], true);
    await soon(() => expect(far.of('presence').at(-1)?.data).toEqual([]));
    expect(foreign.of('presence').map(({ data }) => data)).toEqual([[]]);
  });

  test('of an unknown page, or with forty-one modules, is refused', async () => {
    const none = { params: { id: 'none' }, body: { clientId: 'w', selection: [] } };
    await expect(one.client(as('Ann')).call(endpoints.sendPresence, none)).rejects.toMatchObject({
      status: 404,
    });
    await expect(say(one, 'Ann', Array(41).fill('a'))).rejects.toMatchObject({ status: 422 });
  });

  test('of operators with long names and full selections fits into a message', async () => {
    const far = follow(two);
    await soon(() => expect(far.state.status).toBe(200));
    const operator = operatorScope({ id: 'o'.repeat(64), name: 'ช'.repeat(300), role: 'viewer' });
    const window = { clientId: 'ช'.repeat(200), selection: Array<string>(40).fill('x'.repeat(64)) };
    await sayPresence({ db, scope: tenantScope(zest), operator } as OperatorCall, 'sale', window);
    const person = { ...window, operatorId: operator.id, operatorName: 'ช'.repeat(100) };
    await soon(() => expect(far.of('presence').at(-1)?.data).toEqual([person]));
  });
});

test('a publication is sent to open windows', async () => {
  const follower = follow(two);
  await soon(() => expect(follower.state.status).toBe(200));
  await announce({ db, scope: tenantScope(zest) }, 'sale', { type: 'published', version: 7 });
  await soon(() => expect(follower.of('published')).toMatchObject([{ data: { version: 7 } }]));
  await announce({ db, scope: tenantScope(zest) }, 'sale', { type: 'scheduled' });
  await soon(() => expect(follower.of('scheduled')).toHaveLength(1));
});

test('a comment is announced to open windows of every process, and of no other tenant', async () => {
  const [near, far, foreign] = [follow(one), follow(two), follow(other)];
  await soon(() => expect([near, far, foreign].map(({ state }) => state.status)).toEqual([200, 200, 200]));
  const document = { kind: 'page', id: 'sale' } as const;
  await one.client(as('Vi', 'viewer')).call(startThread, { params: document, body: { body: 'Look' } });
  for (const follower of [near, far]) await soon(() => expect(follower.of('discussed')).toHaveLength(1));
  await announce({ db, scope: tenantScope(guide) }, 'sale', { type: 'published', version: 1 });
  await soon(() => expect(foreign.of('published')).toHaveLength(1));
  expect(foreign.of('discussed')).toEqual([]);
});

describe('a stream', () => {
  test('is never cached or transformed', async () => {
    const abort = new AbortController();
    const response = await fetch(
      `http://127.0.0.1:${one.port}/api${endpointUrl(endpoints.pageEvents, { params })}`,
      { headers: as('Bob'), signal: abort.signal },
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    abort.abort();
  });

  test('requires an operator who may read the page', async () => {
    const guest = follow(one, {}, {});
    await soon(() => expect(guest.state.status).toBe(401));
  });

  test('ends when the operator loses access', async () => {
    const bob = follow(one, {}, as('Bob'));
    const eve = follow(one, {}, as('Eve'));
    await soon(() => expect([bob.state.status, eve.state.status]).toEqual([200, 200]));
    gone.add('Eve');
    await soon(() => expect(eve.state.ended).toBe(true));
    await wait(700);
    expect(bob.state.ended).toBe(false);
  });

  test('too many of one operator are refused; closed ones no longer count', async () => {
    const open = Array.from({ length: 30 }, () => follow(one, {}, as('Max')));
    await soon(() => expect(open.every(({ state }) => state.status === 200)).toBe(true));
    const more = follow(one, {}, as('Max'));
    await soon(() => expect(more.state.status).toBe(429));
    for (const { close } of open) close();
    await soon(() => {
      const again = follow(one, {}, as('Max'));
      return vi.waitFor(() => expect(again.state.status).toBe(200), { timeout: 500 });
    });
  });

  test('whose client doesn’t read is closed; the others continue', async () => {
    const slow = follow(one, {}, as('Slow'));
    const quick = follow(one, {}, as('Quick'));
    await soon(() => expect([slow.state.status, quick.state.status]).toEqual([200, 200]));
    slow.pause();
    const scope = tenantScope(zest);
    const selection = Array<string>(40).fill('x'.repeat(64));
    const before = quick.of('presence').length;
    for (let i = 0; i < 120; i++) {
      const person = { clientId: `w${i % 100}`, operatorId: 'o', operatorName: 'Ann', selection };
      await announce({ db, scope }, 'sale', { type: 'presence', person, leaving: false });
      await soon(() => expect(quick.of('presence').length).toBeGreaterThan(before + i));
    }
    await soon(() => expect(one.collaboration.count()).toBe(1));
    expect(quick.state.ended).toBe(false);
  });

  test('survives a lost connection to the database: no edit is missing, and clients are told to resync', async () => {
    const follower = follow(one);
    await soon(() => expect(follower.state.status).toBe(200));
    await db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN %' AND pid <> pg_backend_pid()`,
    );
    await sendBy(one, 'e1');
    await soon(() => expect(follower.edits()).toEqual([2]));
    await soon(() => expect(follower.of('resync')).toHaveLength(1));
  });

  test('ends when the process shuts down, and no new one is opened', async () => {
    const ending = await openInstance(database, zest);
    const follower = follow(ending);
    await soon(() => expect(follower.state.status).toBe(200));
    await ending.collaboration.close();
    await soon(() => expect(follower.state.ended).toBe(true));
    const late = follow(ending);
    await soon(() => expect(late.state.status).toBe(503));
    await ending.close();
  });
});
