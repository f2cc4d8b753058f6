import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subtreeOf } from '#engine/tree.ts';
import { emptyDocument, type ModuleNode, type NodeId, type PageDocument } from '#schemas/page/document.ts';
import { type Rect, slotKey } from '../canvas/frame-state.ts';
import { type DropTarget, dropTarget, type Point } from './drop-target.ts';

const node = (id: string, over: Partial<ModuleNode> = {}): ModuleNode => ({
  id,
  type: 't',
  v: 1,
  props: {},
  ...over,
});
const page = (main: string[], nodes: ModuleNode[], aside: string[] = []): PageDocument => ({
  ...emptyDocument('COMMON_PAGE'),
  nodes: Object.fromEntries(nodes.map((each) => [each.id, each])),
  slots: { main, aside },
});

type Rects = Record<string, Rect>;
const plain = page(['a', 'b', 'c'], [node('a'), node('b'), node('c')]);
const stacked: Rects = {
  '': [0, 100, 390, 600],
  a: [10, 100, 370, 80],
  b: [10, 200, 370, 60],
  c: [10, 280, 370, 200],
};

/** Point in the middle of the page's width. */
const at = (y: number): Point => ({ x: 200, y });
const gapAt = (y: number, previous?: DropTarget) => dropTarget(plain, stacked, at(y), [], previous);

describe('the nearest gap', () => {
  test.each([
    [0, 0, null],
    [139, 0, null],
    [141, 1, 'a'],
    [229, 1, 'a'],
    [231, 2, 'b'],
    [379, 2, 'b'],
    [381, 3, 'c'],
    [2_000, 3, 'c'],
  ])('at y %i is %i', (y, index, after) => {
    expect(gapAt(y)?.place).toEqual({ slot: 'main', index, after });
  });

  test('is marked by one line between its modules, at its end at their edge', () => {
    expect([0, 200, 2_000].map((y) => gapAt(y)?.mark)).toEqual([
      [10, 100, 370, 0],
      [10, 190, 370, 0],
      [10, 480, 370, 0],
    ]);
  });

  test('changes 6 px behind the middle only', () => {
    const second = gapAt(200);
    expect([229, 235, 236.5].map((y) => gapAt(y, second)?.gap)).toEqual([1, 1, 2]);
    expect([140, 134.5, 133].map((y) => gapAt(y, second)?.gap)).toEqual([1, 1, 0]);
  });

  test('counts hidden modules, which have no rectangle or an empty one', () => {
    const document = page(['x', 'a', 'y', 'b'], [node('x'), node('a'), node('y'), node('b')]);
    const rects: Rects = { ...stacked, y: [0, 0, 0, 0] };
    const places = [0, 150, 600].map((y) => dropTarget(document, rects, at(y), [], undefined)?.place);
    expect(places.map((place) => [place?.index, place?.after])).toEqual([
      [1, 'x'],
      [2, 'a'],
      [4, 'b'],
    ]);
  });

  test('of modules side by side is found across', () => {
    const document = page(['tabs'], [node('tabs', { slots: { row: ['a', 'b'] } }), node('a'), node('b')]);
    const rects: Rects = {
      '': [0, 0, 400, 300],
      tabs: [0, 0, 400, 300],
      a: [0, 50, 200, 200],
      b: [200, 50, 200, 200],
    };
    const target = dropTarget(document, rects, { x: 150, y: 100 }, [], undefined);
    expect(target).toMatchObject({
      place: { parent: 'tabs', index: 1, after: 'a' },
      mark: [200, 50, 0, 200],
    });
  });
});

describe('slots of modules', () => {
  const tabs = (over: Partial<ModuleNode> = {}) =>
    page(
      ['a', 'tabs'],
      [node('a'), node('b'), node('tabs', { slots: { first: ['b'], second: [] }, ...over })],
    );
  const rects: Rects = {
    '': [0, 0, 390, 700],
    a: [0, 0, 390, 100],
    tabs: [0, 100, 390, 300],
    b: [0, 150, 390, 200],
  };
  const empty: Rects = { ...rects, b: [0, 0, 0, 0], 'tabs/second': [0, 150, 390, 24] };
  const place = (y: number, shown = rects, dragged: NodeId[] = [], document = tabs()) =>
    dropTarget(document, shown, at(y), dragged, undefined)?.place;

  test('take a drop, except at the edge of 12 px, which is beside the module', () => {
    expect(place(163)).toEqual({ slot: 'first', parent: 'tabs', index: 0, after: null });
    expect(place(337)).toEqual({ slot: 'first', parent: 'tabs', index: 1, after: 'b' });
    expect(place(161)).toEqual({ slot: 'main', index: 1, after: 'a' });
    expect(place(339)).toEqual({ slot: 'main', index: 2, after: 'tabs' });
  });

  test('that are empty are one whole box', () => {
    const target = dropTarget(tabs(), empty, at(151), [], undefined);
    expect(target).toMatchObject({
      place: { slot: 'second', parent: 'tabs', index: 0, after: null },
      mark: [0, 150, 390, 24],
    });
  });

  test('that are empty keep a pointer that trembles at their corner', () => {
    const low: Rects = { ...empty, 'tabs/second': [20, 150, 300, 16] };
    const corner = dropTarget(tabs(), low, { x: 20, y: 150 }, [], undefined);
    expect(corner?.place.slot).toBe('second');
    expect(dropTarget(tabs(), low, { x: 18, y: 148 }, [], corner)).toEqual(corner);
    expect(dropTarget(tabs(), low, { x: 17, y: 148 }, [], corner)?.place.slot).toBe('main');
  });

  test('take nothing while locked, and the lock is named', () => {
    const target = dropTarget(tabs({ locked: true }), rects, at(200), [], undefined);
    expect(target).toMatchObject({ place: { slot: 'main', index: 1 }, lockedBy: 'tabs' });
    expect(dropTarget(tabs({ locked: true }), rects, at(20), [], undefined)).not.toHaveProperty('lockedBy');
  });

  test('don’t take the module itself', () => {
    expect(place(200, rects, ['tabs'])).toEqual({ slot: 'main', index: 1, after: 'a' });
    expect(place(200, rects, ['b'])).toMatchObject({ parent: 'tabs' });
  });
});

test('an empty page is one whole box; without any box there is no place', () => {
  const empty = page([], []);
  expect(dropTarget(empty, { '': [0, 0, 390, 600] }, at(300), [], undefined)).toMatchObject({
    place: { slot: 'main', index: 0, after: null },
    mark: [0, 0, 390, 600],
  });
  expect(
    dropTarget(empty, { '': [0, 0, 390, 600], '/main': [0, 20, 390, 96] }, at(300), [], undefined),
  ).toMatchObject({ mark: [0, 20, 390, 96] });
  expect(dropTarget(empty, {}, at(300), [], undefined)).toBeUndefined();
});

test('the column is the nearest one', () => {
  const document = page(['a'], [node('a'), node('b')], ['b']);
  const rects: Rects = { '': [0, 0, 1_000, 600], a: [0, 0, 600, 500], b: [700, 0, 300, 100] };
  const slot = (x: number) => dropTarget(document, rects, { x, y: 400 }, [], undefined)?.place.slot;
  expect([300, 620, 900].map(slot)).toEqual(['main', 'main', 'aside']);
});

describe('any page', () => {
  type Sketch = { height: number; inside: Sketch[] };
  const { sketch } = fc.letrec<{ sketch: Sketch }>((tie) => ({
    sketch: fc.record({
      height: fc.integer({ min: 24, max: 300 }),
      inside: fc.oneof({ maxDepth: 2 }, fc.constant<Sketch[]>([]), fc.array(tie('sketch'), { maxLength: 3 })),
    }),
  }));

  /** Document and rectangles of stacked modules; those with others inside have a slot around them. */
  function laidOut(sketches: Sketch[]): { document: PageDocument; rects: Rects } {
    const nodes: ModuleNode[] = [];
    const rects: Rects = {};
    const place = (list: Sketch[], left: number, top: number): { ids: string[]; bottom: number } => {
      let y = top;
      const ids = list.map(({ height, inside }) => {
        const id = `n${nodes.length}`;
        const own = node(id, inside.length > 0 ? { slots: { in: [] } } : { slots: { none: [] } });
        nodes.push(own);
        const held = place(inside, left + 20, y + 30);
        if (own.slots && inside.length > 0) own.slots.in = held.ids;
        else rects[slotKey(id, 'none')] = [left + 20, y + 4, 300, 16];
        const bottom = Math.max(y + height, held.bottom + 30);
        rects[id] = [left, y, 380 - 2 * left, bottom - y];
        y = bottom + 8;
        return id;
      });
      return { ids, bottom: y };
    };
    const { ids, bottom } = place(sketches, 0, 0);
    rects[''] = [0, 0, 380, bottom];
    return { document: page(ids, nodes), rects };
  }

  const pages = fc.array(sketch, { minLength: 1, maxLength: 5 }).map(laidOut);
  const points = fc.record({
    x: fc.integer({ min: -50, max: 450 }),
    y: fc.integer({ min: -50, max: 2_000 }),
  });
  const jitters = fc.record({ x: fc.integer({ min: -2, max: 2 }), y: fc.integer({ min: -2, max: 2 }) });

  test('takes a module anywhere, and never into itself', () => {
    fc.assert(
      fc.property(pages, points, fc.nat(), ({ document, rects }, pointer, pick) => {
        const ids = Object.keys(document.nodes);
        const dragged = ids[pick % ids.length] as NodeId;
        const target = dropTarget(document, rects, pointer, [dragged], undefined);
        expect(target).toBeDefined();
        const { parent } = target?.place ?? {};
        expect(parent !== undefined && subtreeOf(document, dragged).includes(parent)).toBe(false);
      }),
    );
  });

  test('keeps its target while the pointer trembles', () => {
    fc.assert(
      fc.property(
        pages,
        points,
        fc.array(jitters, { maxLength: 6 }),
        ({ document, rects }, pointer, moves) => {
          const first = dropTarget(document, rects, pointer, [], undefined);
          let last = first;
          for (const { x, y } of moves) {
            last = dropTarget(document, rects, { x: pointer.x + x, y: pointer.y + y }, [], last);
            expect(last).toEqual(first);
          }
        },
      ),
    );
  });
});
