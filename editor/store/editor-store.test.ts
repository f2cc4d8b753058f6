import { describe, expect, test, vi } from 'vitest';
import { outdatedTexts } from '#engine/outdated.ts';
import type { Command } from '#schemas/page/commands.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { sampleStore, setTitle, type } from './store.fixtures.ts';

const title = (store: ReturnType<typeof sampleStore>, id = 'a') =>
  store.getState().document.nodes[id]?.props.title;

describe('editing', () => {
  test('applies at once, queues for the server and can be undone and redone', () => {
    const store = sampleStore();
    expect(store.edit([setTitle('a', 'new')], { label: 'Title' })).toBeUndefined();
    expect(title(store)).toBe('new');
    expect(store.getState().pending).toMatchObject([{ base: 1, label: 'Title' }]);
    expect(store.getState().confirmed).toEqual(samplePage());
    store.undo();
    expect(title(store)).toBe('a');
    store.redo();
    expect(title(store)).toBe('new');
    expect(store.getState().pending).toHaveLength(3);
  });

  test('a new edit clears the redo steps', () => {
    const store = sampleStore();
    store.edit([setTitle('a', 'first')], { label: 'Title' });
    store.undo();
    expect(store.getState().redoSteps).toHaveLength(1);
    store.edit([setTitle('a', 'second')], { label: 'Title' });
    expect(store.getState().redoSteps).toEqual([]);
    store.redo();
    expect(title(store)).toBe('second');
  });

  test('the last 500 edits can be undone', () => {
    const store = sampleStore();
    for (let edit = 1; edit <= 501; edit += 1) store.edit([setTitle('a', `${edit}`)], { label: 'Title' });
    expect(store.getState().undoSteps).toHaveLength(500);
    for (let step = 0; step < 501; step += 1) store.undo();
    expect(title(store)).toBe('1');
  });

  test('all commands of an edit apply or none', () => {
    const store = sampleStore();
    const problem = store.edit([setTitle('a', 'new'), setTitle('gone', 'x')], { label: 'Title' });
    expect(problem).toMatchObject({ code: 'NODE_MISSING' });
    expect(store.getState()).toMatchObject({ document: samplePage(), pending: [], undoSteps: [] });
  });

  test('an edit that changes nothing adds no step', () => {
    const store = sampleStore();
    store.edit([setTitle('a', 'a')], { label: 'Title' });
    expect(store.getState()).toMatchObject({ pending: [], undoSteps: [] });
  });

  test('viewers change nothing', () => {
    const store = sampleStore({ me: { clientId: 'me', name: 'V', role: 'viewer' } });
    expect(store.edit([setTitle('a', 'new')], { label: 'Title' })).toBeDefined();
    expect(title(store)).toBe('a');
  });

  test('in a narrow window texts, order and visibility are edited, and modules neither added nor deleted', () => {
    const store = sampleStore();
    store.edit([setTitle('a', 'new')], { label: 'Title' });
    store.setNarrow(true);
    expect(store.edit([{ type: 'removeNode', id: 'a' }], { label: 'Delete' })).toBeDefined();
    store.undo();
    expect(title(store)).toBe('a');
    store.edit([{ type: 'setHidden', id: 'a', hidden: true }], { label: 'Hide' });
    store.edit([{ type: 'moveNode', id: 'a', to: { slot: 'main' } }], { label: 'Move' });
    expect(store.getState().document).toMatchObject({
      nodes: { a: { hidden: true } },
      slots: { main: ['tabs', 'a'] },
    });
    store.setNarrow(false);
    expect(store.edit([{ type: 'removeNode', id: 'a' }], { label: 'Delete' })).toBeUndefined();
  });

  test('a narrow window gives viewers no permission', () => {
    const store = sampleStore({ me: { clientId: 'me', name: 'V', role: 'viewer' } });
    store.setNarrow(true);
    expect(store.edit([{ type: 'setHidden', id: 'a', hidden: true }], { label: 'Hide' })).toBeDefined();
    store.setNarrow(false);
    expect(store.getState().readOnly).toBe(true);
  });

  test('untouched parts stay the same objects', () => {
    const store = sampleStore();
    const { nodes, meta } = store.getState().document;
    store.edit([setTitle('a', 'new')], { label: 'Title' });
    expect(store.getState().document.nodes.b).toBe(nodes.b);
    expect(store.getState().document.meta).toBe(meta);
  });

  test('a removed node leaves the selection, undo selects it again', () => {
    const store = sampleStore();
    store.select(['b', 'c']);
    store.edit([{ type: 'removeNode', id: 'tabs' }], { label: 'Remove' });
    expect(store.getState().selection).toEqual([]);
    store.undo();
    expect(store.getState().selection).toEqual(['b', 'c']);
    expect(store.getState().document).toEqual(samplePage());
  });
});

describe('undo of typing', () => {
  const undoTexts = (store: ReturnType<typeof sampleStore>) => {
    const texts: unknown[] = [];
    while (store.getState().undoSteps.length) {
      store.undo();
      texts.push(title(store));
    }
    return texts;
  };

  test('goes word by word', () => {
    const store = sampleStore();
    store.edit([setTitle('a', '')], { label: 'Title' });
    type(store, 'a', 'hello big world');
    expect(undoTexts(store)).toEqual(['hello big ', 'hello ', '', 'a']);
  });

  test('in Thai too, which has no spaces between words', () => {
    const store = sampleStore();
    store.edit([setTitle('a', '')], { label: 'Title' });
    type(store, 'a', 'สวัสดีครับทุกคน');
    expect(undoTexts(store)).toEqual(['สวัสดีครับทุก', 'สวัสดีครับ', 'สวัสดี', '', 'a']);
  });

  test('in one language of a localized text', () => {
    const store = sampleStore();
    for (const en of ['s', 'sa', 'sal', 'sale', 'sale ', 'sale n', 'sale now'])
      store.edit([setTitle('a', { th: 'ลด', en })], { label: 'Title', coalesce: 'a/title/en' });
    expect(undoTexts(store)).toEqual([{ th: 'ลด', en: 'sale ' }, { th: 'ลด', en: 's' }, 'a']);
  });

  test('another field, another word of the same field, deleting: each a step of its own', () => {
    const store = sampleStore();
    type(store, 'a', 'one');
    type(store, 'b', 'two');
    type(store, 'a', 'x', 'one');
    expect(store.getState().undoSteps).toHaveLength(3);
    for (const value of ['one', 'on', 'o'])
      store.edit([setTitle('a', value)], { label: 'Title', coalesce: 'a/title' });
    expect(store.getState().undoSteps).toHaveLength(4);
    store.undo();
    expect(title(store)).toBe('onex');
  });

  test('waits in the queue as one edit until that is sent', () => {
    const store = sampleStore();
    type(store, 'a', 'one');
    expect(store.getState().pending).toHaveLength(1);
    store.markSent(store.getState().pending.map(({ id }) => id));
    type(store, 'a', 's', 'one');
    expect(store.getState().pending.map(({ commands }) => commands)).toEqual([
      [setTitle('a', 'one')],
      [setTitle('a', 'ones')],
    ]);
  });

  test('continuous changes of a value that isn’t text are one step', () => {
    vi.useFakeTimers();
    const store = sampleStore();
    const slide = (value: number) =>
      store.edit([setTitle('a', value)], { label: 'Size', coalesce: 'a/size' });
    for (const value of [1, 2, 3]) slide(value);
    vi.advanceTimersByTime(2_000);
    slide(4);
    vi.useRealTimers();
    expect(undoTexts(store)).toEqual([3, 'a']);
  });
});

describe('responses of the server', () => {
  const accepted = (store: ReturnType<typeof sampleStore>, rev: number) => {
    const [edit] = store.getState().pending;
    return { id: edit?.id ?? '', rev, commands: edit?.commands ?? [] };
  };

  test('our own edit is confirmed without rendering anything again', () => {
    const store = sampleStore();
    store.edit([setTitle('a', 'new')], { label: 'Title' });
    const { document } = store.getState();
    expect(store.accept([accepted(store, 2)])).toBe(true);
    expect(store.getState()).toMatchObject({ rev: 2, pending: [] });
    expect(store.getState().document).toBe(document);
    expect(store.getState().confirmed).toBe(document);
    store.undo();
    expect(title(store)).toBe('a');
  });

  test("somebody else's edit comes below ours", () => {
    const store = sampleStore();
    store.edit([setTitle('a', 'mine')], { label: 'Title' });
    store.accept([{ id: 'x', rev: 2, commands: [setTitle('b', 'theirs'), setTitle('a', 'before mine')] }]);
    expect([title(store, 'a'), title(store, 'b')]).toEqual(['mine', 'theirs']);
    expect(store.getState().confirmed.nodes.a?.props.title).toBe('before mine');
  });

  test('a batch with our own edits in it gives the same result as one by one', () => {
    const stores = [sampleStore(), sampleStore()];
    for (const store of stores) {
      store.edit([setTitle('a', 'mine')], { label: 'Title' });
      store.edit([setTitle('c', 'mine')], { label: 'Title' });
    }
    const [oneByOne, atOnce] = stores.map((store) => {
      const { id = '', commands = [] } = store.getState().pending[0] ?? {};
      const edits = [
        { id: 'x', rev: 2, commands: [setTitle('b', 'theirs'), setTitle('c', 'before mine')] },
        { id, rev: 3, commands },
        { id: 'y', rev: 4, commands: [setTitle('a', 'theirs')] },
      ];
      return { store, edits };
    });
    for (const edit of oneByOne?.edits ?? []) expect(oneByOne?.store.accept([edit])).toBe(true);
    let shown = 0;
    atOnce?.store.subscribe(() => shown++);
    expect(atOnce?.store.accept(atOnce.edits)).toBe(true);
    expect(shown).toBe(1);
    const { document, confirmed, rev, pending } = atOnce?.store.getState() ?? {};
    expect(rev).toBe(4);
    expect(pending).toHaveLength(1);
    expect(document?.nodes).toMatchObject({
      a: { props: { title: 'theirs' } },
      b: { props: { title: 'theirs' } },
      c: { props: { title: 'mine' } },
    });
    expect({ document, confirmed }).toEqual({
      document: oneByOne?.store.getState().document,
      confirmed: oneByOne?.store.getState().confirmed,
    });
    for (const { store } of [oneByOne, atOnce].flatMap((each) => each ?? []))
      expect(store.getState().undoSteps.map(({ stale = false }) => stale)).toEqual([true, true]);
  });

  test('of a batch the edits before a gap are applied', () => {
    const store = sampleStore();
    const titles = [2, 3, 5].map((rev) => ({ id: `x${rev}`, rev, commands: [setTitle('b', `${rev}`)] }));
    expect(store.accept(titles)).toBe(false);
    expect([store.getState().rev, title(store, 'b')]).toEqual([3, '3']);
  });

  test('an edit out of order is not applied, a repeated one has no effect', () => {
    const store = sampleStore();
    expect(store.accept([{ id: 'x', rev: 3, commands: [setTitle('b', 'x')] }])).toBe(false);
    expect(store.accept([{ id: 'x', rev: 1, commands: [setTitle('b', 'x')] }])).toBe(true);
    expect(title(store, 'b')).toBe('b');
  });

  test('an edit whose node was removed waits for the response, then its text is kept', () => {
    const store = sampleStore();
    store.edit([setTitle('a', 'long work')], { label: 'Title' });
    store.accept([{ id: 'x', rev: 2, commands: [{ type: 'removeNode', id: 'a' }] }]);
    const [edit] = store.getState().pending;
    expect(edit?.stuck).toBe(true);
    store.refuse(edit?.id ?? '', { code: 'NODE_MISSING', path: [] });
    expect(store.getState()).toMatchObject({ pending: [], undoSteps: [], kept: [{ value: 'long work' }] });
    store.dismissKept(store.getState().kept[0]?.id ?? '');
    expect(store.getState().kept).toEqual([]);
  });

  test.each(['mine', 'theirs'] as const)('a conflict: %s wins, the other text is kept', (winner) => {
    const store = sampleStore();
    store.edit([setTitle('a', 'mine')], { label: 'Title' });
    const { id } = accepted(store, 2);
    store.accept([{ id: 'x', rev: 2, commands: [setTitle('a', 'theirs')] }]);
    store.contest(id, [
      { path: ['nodes', 'a', 'props', 'title'], mine: 'mine', theirs: 'theirs', by: 'Wati' },
    ]);
    expect(store.getState().conflicts).toMatchObject([
      { by: 'Wati', values: [{ place: { nodeId: 'a', path: ['title'] }, mine: 'mine', theirs: 'theirs' }] },
    ]);
    expect(title(store)).toBe('theirs');
    store.settle(id, winner);
    expect(store.getState().conflicts).toEqual([]);
    expect(title(store)).toBe(winner);
    expect(store.getState().kept).toMatchObject([{ value: winner === 'mine' ? 'theirs' : 'mine' }]);
  });

  test('an undo that no longer applies shows a message and is dropped', () => {
    const store = sampleStore();
    store.edit([setTitle('a', 'mine')], { label: 'Title' });
    store.accept([accepted(store, 2)]);
    store.accept([{ id: 'x', rev: 3, commands: [{ type: 'removeNode', id: 'a' }] }]);
    store.undo();
    expect(store.getState()).toMatchObject({ undoSteps: [], message: { key: 'workspace.undoGone' } });
  });

  test('an undo doesn’t revert a later change by another operator', () => {
    const store = sampleStore();
    store.edit([setTitle('a', 'mine')], { label: 'Title' });
    store.edit([setTitle('b', 'mine')], { label: 'Title' });
    store.accept([accepted(store, 2)]);
    store.accept([accepted(store, 3)]);
    store.accept([{ id: 'x', rev: 4, commands: [setTitle('b', 'theirs')] }]);
    store.undo();
    expect(title(store, 'b')).toBe('theirs');
    expect(store.getState()).toMatchObject({ message: { key: 'workspace.undoGone' } });
    store.undo();
    expect(title(store, 'a')).toBe('a');
  });

  test('a lost response: the edit is in the new draft already and applied once', () => {
    const store = sampleStore();
    store.edit([{ type: 'insertNode', node: node('n'), to: { slot: 'main' } }], { label: 'Add' });
    const edit = accepted(store, 2);
    store.reset({ document: store.getState().document, rev: 2, translationSources: [] });
    expect(store.getState().pending).toMatchObject([{ stuck: true }]);
    expect(store.accept([edit])).toBe(true);
    expect(store.getState().pending).toEqual([]);
    expect(store.getState().document.slots.main).toEqual(['a', 'tabs', 'n']);
  });

  test('a translation outdated by an edit is marked, and unmarked when the server refuses the edit', () => {
    const texts = { th: 'ก', en: 'a' };
    const titled = { ...samplePage(), meta: { title: texts, description: {} } };
    const store = sampleStore({ document: titled });
    const write = (th: string): Command => ({ type: 'setMeta', name: 'title', value: { ...texts, th } });
    const marked = () => {
      const { document, translationSources } = store.getState();
      return outdatedTexts(document, translationSources, 'th').length;
    };
    store.edit([write('ข')], { label: 'Title' });
    expect(marked()).toBe(1);
    store.refuse(store.getState().pending[0]?.id ?? '', { code: 'INVALID_VALUE', path: [] });
    expect([marked(), store.getState().translationSources]).toEqual([0, []]);
    store.edit([write('ค')], { label: 'Title' });
    store.accept([accepted(store, 2)]);
    expect(store.getState()).toMatchObject({ pending: [], confirmedSources: [{ node: '' }] });
    const { document, confirmedSources } = store.getState();
    store.reset({ document, rev: 3, translationSources: confirmedSources });
    expect(marked()).toBe(1);
  });

  test('a reset keeps the pending edits', () => {
    const store = sampleStore();
    store.edit([setTitle('a', 'mine')], { label: 'Title' });
    const document = { ...samplePage(), meta: { title: { th: 'ใหม่' }, description: {} } };
    store.reset({ document, rev: 9, translationSources: [] });
    expect(store.getState()).toMatchObject({ rev: 9, document: { meta: { title: { th: 'ใหม่' } } } });
    expect(title(store)).toBe('mine');
  });
});
