import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { node } from '#schemas/page/pages.fixtures.ts';
import { sampleStore, setTitle, type } from '../store/store.fixtures.ts';
import { createKeptQueue } from './kept-queue.ts';
import { fakeServer, fakeStorage } from './sync.fixtures.ts';
import { startSync } from './sync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

type Fake = ReturnType<typeof fakeServer>;

function open(fake: Fake, clientId = 'me', storage = fakeStorage(), alive: string[] = []) {
  const { document, rev } = fake.server;
  const store = sampleStore({ document, rev, me: { clientId, name: clientId, role: 'editor' } });
  const sync = startSync({
    store,
    transport: fake.transport(clientId),
    queue: createKeptQueue(storage, 'zest/p1', clientId),
    isAlive: async (id) => alive.includes(id),
    onPublished: () => undefined,
  });
  const title = (id = 'a') => store.getState().document.nodes[id]?.props.title;
  return { store, sync, storage, title };
}

describe('sending', () => {
  test('typing is sent when it pauses, everything else when it is painted', async () => {
    const fake = fakeServer();
    const { store, storage } = open(fake);
    await wait(10);
    type(store, 'a', 'hello');
    await wait(280);
    expect(fake.requests).toEqual([]);
    await wait(40);
    expect(fake.requests).toHaveLength(1);
    store.edit([setTitle('b', 'x')], { label: 'Title' });
    await wait(90);
    expect(fake.requests).toHaveLength(1);
    await wait(20);
    expect(fake.requests).toHaveLength(2);
    expect(fake.server.document).toEqual(store.getState().document);
    expect(store.getState()).toMatchObject({ rev: 3, pending: [], saving: 'saved' });
    expect(storage.entries.size).toBe(0);
  });

  test('typing without a pause is sent often enough that others can follow', async () => {
    const fake = fakeServer();
    const { store } = open(fake);
    await wait(10);
    for (let length = 1; length <= 60; length++) {
      type(store, 'a', 'x'.repeat(length));
      await wait(100);
      const sent = String(fake.server.document.nodes.a?.props.title);
      if (length > 16) expect(length - sent.length, sent).toBeLessThanOrEqual(16);
    }
    expect(fake.requests.length).toBeLessThan(5);
    await wait(400);
    expect(fake.server.document.nodes.a?.props.title).toHaveLength(60);
  });

  test('one request at a time, in the order of the edits', async () => {
    const fake = fakeServer();
    const { store } = open(fake);
    for (let i = 0; i < 120; i++) {
      store.edit([setTitle('a', `t${i}`)], { label: 'Title' });
      if (i % 10 === 0) await wait(1);
    }
    await wait(500);
    expect(fake.log.map(({ commands }) => commands[0])).toEqual(
      Array.from({ length: 120 }, (_, i) => setTitle('a', `t${i}`)),
    );
    expect(Math.max(...fake.requests.map(({ ids }) => ids.length))).toBeLessThanOrEqual(50);
  });

  test('offline: editing continues, and everything is sent later', async () => {
    const fake = fakeServer();
    const { store } = open(fake);
    fake.server.online = false;
    fake.cut();
    type(store, 'a', 'offline work');
    await wait(60_000);
    expect(store.getState().saving).toBe('offline');
    fake.server.online = true;
    await wait(20_000);
    expect(store.getState()).toMatchObject({ saving: 'saved', pending: [] });
    expect(fake.server.document.nodes.a?.props.title).toBe('offline work');
  });

  test('an edit whose response was lost is confirmed by the stream and leaves the queue', async () => {
    const fake = fakeServer();
    const { store } = open(fake);
    await wait(10);
    fake.server.losesAnswers = 1;
    store.edit([setTitle('a', 'x')], { label: 'Title' });
    await wait(5_000);
    expect(store.getState()).toMatchObject({ pending: [], saving: 'saved' });
    store.edit([setTitle('a', 'y')], { label: 'Title' });
    await wait(200);
    expect(fake.server.document.nodes.a?.props.title).toBe('y');
  });

  test('a lost response: the edit is sent again and applied once', async () => {
    const fake = fakeServer();
    const { store } = open(fake);
    await wait(10);
    fake.server.streams = false;
    fake.server.losesAnswers = 2;
    store.edit([{ type: 'insertNode', node: node('n'), to: { slot: 'main' } }], { label: 'Add' });
    await wait(5_000);
    expect(fake.requests).toHaveLength(3);
    expect(fake.log).toHaveLength(1);
    expect(store.getState()).toMatchObject({ pending: [], rev: 2 });
    expect(store.getState().document.slots.main).toEqual(['a', 'tabs', 'n']);
  });

  test('signed out: edits are kept, and sent after signing in again', async () => {
    const fake = fakeServer();
    const { store } = open(fake);
    fake.server.status = 401;
    store.edit([setTitle('a', 'x')], { label: 'Title' });
    await wait(5_000);
    expect(store.getState()).toMatchObject({ saving: 'refused', pending: [{ label: 'Title' }] });
    fake.server.status = 0;
    await wait(15_000);
    expect(fake.server.document.nodes.a?.props.title).toBe('x');
  });

  test('the server’s disk is full: the edit is kept, the operator is informed, and it is sent when there is room', async () => {
    const fake = fakeServer();
    const { store, storage } = open(fake);
    fake.server.status = 507;
    store.edit([setTitle('a', 'x')], { label: 'Title' });
    await wait(5_000);
    expect(store.getState()).toMatchObject({ saving: 'full', pending: [{ label: 'Title' }] });
    expect(store.getState().message).toMatchObject({ key: 'workspace.storageFull', tone: 'error' });
    expect(storage.entries.size).toBe(1);
    fake.server.status = 0;
    await wait(15_000);
    expect(fake.server.document.nodes.a?.props.title).toBe('x');
    expect(store.getState()).toMatchObject({ saving: 'saved', pending: [] });
  });

  test('a request that the server always refuses affects only its own edit, whose text is kept', async () => {
    const fake = fakeServer();
    const { store } = open(fake);
    fake.server.status = 413;
    store.edit([setTitle('a', 'too long')], { label: 'Title' });
    await wait(200);
    expect(store.getState().saving).toBe('saved');
    fake.server.status = 0;
    store.edit([setTitle('b', 'fine')], { label: 'Title' });
    await wait(200);
    expect(store.getState().kept).toMatchObject([{ value: 'too long' }]);
    expect(fake.server.document.nodes.b?.props.title).toBe('fine');
  });
});

describe('a window that is closed', () => {
  test('leaves its edits to the next window, which sends them under the same id', async () => {
    const fake = fakeServer();
    const storage = fakeStorage();
    fake.server.online = false;
    const first = open(fake, 'first', storage);
    type(first.store, 'a', 'ab');
    first.store.edit([setTitle('b', 'moved on')], { label: 'Title' });
    await wait(300);
    first.sync.stop();

    fake.server.online = true;
    const second = open(fake, 'second', storage);
    await wait(1_000);
    expect(second.title()).toBe('ab');
    expect(second.store.getState()).toMatchObject({ pending: [], conflicts: [] });
    expect(fake.server.document.nodes.b?.props.title).toBe('moved on');
    expect(new Set(fake.log.map(({ clientId }) => clientId))).toEqual(new Set(['first']));
    expect(storage.entries.size).toBe(0);
  });

  test('edits of a window that is still open are left alone; damaged entries vanish', async () => {
    const fake = fakeServer();
    const storage = fakeStorage();
    fake.server.online = false;
    const first = open(fake, 'first', storage);
    first.store.edit([setTitle('a', 'x')], { label: 'Title' });
    storage.set('talat-edits:zest/p1:bad', '{"number":1,"edit":{"commands":[{"type":"evil"}]}}');
    await wait(200);
    const second = open(fake, 'second', storage, ['first']);
    await wait(200);
    expect(second.title()).toBe('a');
    expect(storage.entries.size).toBe(1);
  });

  test('shows when the storage is full', async () => {
    const { store } = open(fakeServer(), 'me', fakeStorage(100));
    store.edit([setTitle('a', 'x'.repeat(200))], { label: 'Title' });
    expect(store.getState().message?.key).toBe('workspace.noRoom');
  });
});

describe('others', () => {
  test('their edits arrive as they are made, and after the stream broke', async () => {
    const fake = fakeServer();
    const { title } = open(fake);
    await wait(10);
    fake.edit('e1', setTitle('a', 'theirs'));
    await wait(10);
    expect(title()).toBe('theirs');
    fake.cut();
    fake.edit('e2', setTitle('a', 'later'));
    await wait(3_000);
    expect(title()).toBe('later');
  });

  test('missed edits are requested where no stream gets through', async () => {
    const fake = fakeServer();
    fake.server.streams = false;
    const { title } = open(fake);
    fake.edit('e1', setTitle('a', 'theirs'));
    await wait(20_000);
    expect(title()).toBe('theirs');
  });

  test('the same field at the same time: the operator is asked, and nothing is lost', async () => {
    const fake = fakeServer();
    const { store, title } = open(fake);
    fake.edit('e1', setTitle('a', 'theirs'));
    store.edit([setTitle('a', 'mine')], { label: 'Title' });
    await wait(200);
    expect(title()).toBe('theirs');
    const [conflict] = store.getState().conflicts;
    expect(conflict).toMatchObject({ by: 'Wati', values: [{ mine: 'mine', theirs: 'theirs' }] });
    store.settle(conflict?.id ?? '', 'mine');
    await wait(200);
    expect(fake.server.document.nodes.a?.props.title).toBe('mine');
    expect(store.getState().kept).toMatchObject([{ value: 'theirs' }]);
  });

  test('both remove the same module: no conflict', async () => {
    const fake = fakeServer();
    const { store } = open(fake);
    fake.edit('e1', { type: 'removeNode', id: 'a' });
    store.edit([{ type: 'removeNode', id: 'a' }], { label: 'Delete' });
    await wait(200);
    expect(store.getState()).toMatchObject({ pending: [], conflicts: [], kept: [] });
    expect(store.getState().document).toEqual(fake.server.document);
  });
});

test('several windows with random edits on a bad network all end with the server’s document', async () => {
  const step = fc.record({
    who: fc.nat(2),
    what: fc.constantFrom(
      'title',
      'move',
      'remove',
      'insert',
      'undo',
      'redo',
      'cut',
      'lose',
      'offline',
      'online',
    ),
    id: fc.constantFrom('a', 'b', 'c', 'tabs'),
    number: fc.nat(1_000),
    pause: fc.constantFrom(0, 0, 3, 20, 400),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const fake = fakeServer();
      const windows = ['w0', 'w1', 'w2'].map((id) => open(fake, id));
      for (const { who, what, id, number, pause } of steps) {
        const store = windows[who]?.store;
        const options = { label: what };
        if (what === 'title') store?.edit([setTitle(id, `t${number}`)], options);
        if (what === 'move')
          store?.edit([{ type: 'moveNode', id, to: { slot: 'main', index: number % 4 } }], options);
        if (what === 'remove' && number % 4 === 0) store?.edit([{ type: 'removeNode', id }], options);
        if (what === 'insert')
          store?.edit(
            [{ type: 'insertNode', node: node(`n${number}`), to: { slot: 'main', index: number % 3 } }],
            options,
          );
        if (what === 'undo') store?.undo();
        if (what === 'redo') store?.redo();
        if (what === 'cut') fake.cut();
        if (what === 'lose') fake.server.losesAnswers = 1;
        if (what === 'offline') fake.server.online = false;
        if (what === 'online') fake.server.online = true;
        await wait(pause);
      }
      fake.server.online = true;
      await wait(60_000);
      for (const { store, sync } of windows) {
        expect(store.getState().pending).toEqual([]);
        expect(store.getState().document).toEqual(fake.server.document);
        expect(store.getState().confirmed).toEqual(fake.server.document);
        sync.stop();
      }
    }),
    { numRuns: 60 },
  );
});
