import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCommand } from '#engine/commands/apply.ts';
import { textFor } from '#locales/text.ts';
import { shared as sharedModule } from '#modules/shared/module.ts';
import type { Command } from '#schemas/page/commands.ts';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { nodeActions } from './node-actions.ts';
import { sampleStore } from './store.fixtures.ts';
import {
  detachCommands,
  documentOf,
  moveCommands,
  nestCommands,
  placeAfter,
  rootsOf,
  shareCommands,
  stepCommands,
  treesOf,
  unnestCommands,
} from './tree-commands.ts';

const apply = (document: PageDocument, commands: Command[]) =>
  commands.reduce((current, command) => applyCommand(current, command).document, document);

/** Nodes `a` to `h` in the slot `main`. */
function longPage(): PageDocument {
  const ids = [...'abcdefgh'];
  return {
    ...emptyDocument('COMMON_PAGE'),
    slots: { main: ids, aside: [] },
    nodes: Object.fromEntries(ids.map((id) => [id, node(id)])),
  };
}
const order = (document: PageDocument) => document.slots.main?.join('');

describe('several nodes', () => {
  test('are in the page’s order, without the children of another one', () => {
    expect(rootsOf(samplePage(), ['c', 'tabs', 'a', 'gone'])).toEqual(['a', 'tabs']);
    expect(rootsOf(samplePage(), ['c', 'b'])).toEqual(['b', 'c']);
  });

  test('move together to any place and keep their order', () => {
    const ids = fc.subarray([...'abcdefgh'], { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.nat(8), (moved, index) => {
        const page = longPage();
        const place = { slot: 'main', index, after: page.slots.main?.[index - 1] ?? null };
        const before = [...'abcdefgh'].slice(0, index).filter((id) => !moved.includes(id));
        const behind = [...'abcdefgh'].slice(index).filter((id) => !moved.includes(id));
        const result = apply(page, moveCommands(page, moved, place));
        expect(order(result)).toBe([...before, ...moved, ...behind].join(''));
      }),
    );
  });

  test('step up and down, and stop at the ends', () => {
    const page = longPage();
    expect(order(apply(page, stepCommands(page, ['c'], -1)))).toBe('acbdefgh');
    expect(order(apply(page, stepCommands(page, ['c'], 1)))).toBe('abdcefgh');
    expect(order(apply(page, stepCommands(page, ['c', 'e'], 1)))).toBe('abdfcegh');
    expect(stepCommands(page, ['a', 'd'], -1)).toEqual([]);
    expect(stepCommands(page, ['h'], 1)).toEqual([]);
  });

  test('go into the module above, through its slots and out again', () => {
    const slots = (page: PageDocument) => [page.slots.main, page.nodes.tabs?.slots];
    const start = apply(samplePage(), stepCommands(samplePage(), ['a'], 1));
    const nested = apply(start, nestCommands(start, ['a']));
    expect(slots(nested)).toEqual([['tabs'], { first: ['b', 'c'], second: ['a'] }]);
    const back = apply(nested, stepCommands(nested, ['a'], -1));
    expect(slots(back)).toEqual([['tabs'], { first: ['b', 'c', 'a'], second: [] }]);
    expect(apply(back, stepCommands(back, ['a'], 1))).toEqual(nested);
    expect(stepCommands(nested, ['a'], 1)).toEqual([]);
    expect(apply(nested, unnestCommands(nested, ['a']))).toEqual(start);
    expect([nestCommands(start, ['tabs']), nestCommands(nested, ['c'])]).toEqual([[], []]);
    expect(unnestCommands(start, ['a'])).toEqual([]);
  });

  test('new nodes are inserted after the selection, else last', () => {
    expect(placeAfter(samplePage(), ['b'])).toEqual({ parent: 'tabs', slot: 'first', index: 1, after: 'b' });
    expect(placeAfter(samplePage(), [])).toEqual({ slot: 'main', index: 2, after: 'tabs' });
    expect(placeAfter(emptyDocument('COMMON_PAGE'), [])).toEqual({ slot: 'main', index: 0, after: null });
  });
});

describe('actions', () => {
  const open = () => {
    const store = sampleStore();
    return { store, actions: nodeActions(store, { t: textFor('en'), lang: 'en' }) };
  };

  test('a new module is inserted after the selected one and is selected', () => {
    const { store, actions } = open();
    store.select(['a']);
    actions.insert('banner');
    const { document, selection, message } = store.getState();
    expect(document.slots.main).toEqual(['a', selection[0], 'tabs']);
    expect(message).toMatchObject({ key: 'workspace.inserted', params: { position: 2, total: 3 } });
  });

  test('removing selects the neighbour and offers to undo', () => {
    const { store, actions } = open();
    actions.remove(['b']);
    expect(store.getState()).toMatchObject({ selection: ['c'], message: { undo: true } });
    actions.remove(['c']);
    expect(store.getState().selection).toEqual(['tabs']);
    store.undo();
    store.undo();
    expect(store.getState().document).toEqual(samplePage());
  });

  test('moving announces the new position', () => {
    const { store, actions } = open();
    actions.step(['tabs'], -1);
    expect(store.getState().message).toMatchObject({
      key: 'workspace.moved',
      params: { position: 1, total: 2 },
    });
    actions.step(['tabs'], -1);
    expect(store.getState().message).toMatchObject({ key: 'workspace.isFirst' });
  });

  test('duplicating selects the copy with everything below it', () => {
    const { store, actions } = open();
    actions.duplicate(['tabs']);
    const { document, selection } = store.getState();
    expect(document.slots.main).toEqual(['a', 'tabs', selection[0]]);
    expect(document.nodes[selection[0] ?? '']?.slots?.first).toHaveLength(2);
  });

  test('duplicating several keeps their order: the copies follow the last one', () => {
    const { store, actions } = open();
    actions.duplicate(['tabs', 'a']);
    const { document, selection } = store.getState();
    expect(document.slots.main).toEqual(['a', 'tabs', ...selection]);
    expect(selection.map((id) => document.nodes[id]?.props.title)).toEqual(['a', 'tabs']);
    store.undo();
    expect(store.getState().document).toEqual(samplePage());
  });

  test('a locked module shows why it can’t be changed', () => {
    const { store, actions } = open();
    actions.setLocked(['a'], true);
    actions.remove(['a']);
    expect(store.getState()).toMatchObject({ message: { key: 'errors.NODE_LOCKED', tone: 'error' } });
    expect(store.getState().document.slots.main).toEqual(['a', 'tabs']);
  });
});

describe('shared modules', () => {
  const shared = { id: 'ref', type: 'shared', v: 1, props: { id: 's' } };

  test('take the place of the modules that they are made of', () => {
    const page = longPage();
    expect(documentOf(page, ['d', 'b']).slots).toEqual({ main: ['b', 'd'] });
    const after = apply(page, shareCommands(page, ['d', 'b'], shared));
    expect(after.slots.main).toEqual(['a', 'ref', 'c', 'e', 'f', 'g', 'h']);
    const nested = apply(samplePage(), shareCommands(samplePage(), ['c'], shared));
    expect(nested.nodes.tabs?.slots?.first).toEqual(['b', 'ref']);
  });

  test('are detached as copies with new ids, which keep when the shared module was shown', () => {
    const rule = (value: 'member' | 'guest') => ({ type: 'audience' as const, value });
    const page = {
      ...longPage(),
      nodes: { ...longPage().nodes, b: { ...shared, id: 'b', rules: [rule('member')] } },
    };
    const content = samplePage();
    content.nodes = { ...content.nodes, a: { ...node('a'), rules: [rule('guest')] } };
    const after = apply(page, detachCommands(page, 'b', treesOf(content)));
    const [first, one = '', two = '', next] = after.slots.main ?? [];
    expect([first, next]).toEqual(['a', 'c']);
    expect(after.nodes[one]).toMatchObject({ props: { title: 'a' }, rules: [rule('member'), rule('guest')] });
    expect(after.nodes[two]).toMatchObject({ props: { title: 'tabs' }, rules: [rule('member')] });
    expect(after.nodes.b).toBeUndefined();
    expect(Object.keys(after.nodes)).toHaveLength(8 - 1 + 4);
    expect([one, two]).not.toContain('a');
  });

  test('each is one undo step', () => {
    const store = sampleStore({ manifest: { ...sampleStore().getState().manifest, shared: sharedModule } });
    const actions = nodeActions(store, { t: textFor('en'), lang: 'en' });
    actions.share(['a', 'tabs'], 's', 'Hint');
    const [ref = ''] = store.getState().document.slots.main ?? [];
    expect(store.getState().document.nodes).toEqual({ [ref]: { ...shared, id: ref } });
    expect(store.getState().selection).toEqual([ref]);
    actions.detach(ref, samplePage());
    expect(Object.keys(store.getState().document.nodes)).toHaveLength(4);
    expect(store.getState().selection).toEqual(store.getState().document.slots.main);
    store.undo();
    expect(store.getState().document.slots.main).toEqual([ref]);
    store.undo();
    expect(store.getState().document).toEqual(samplePage());
  });
});
