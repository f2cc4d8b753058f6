import { describe, expect, test } from 'vitest';
import { type Extent, place } from './place.ts';
import { placeStyles } from './place-style.ts';

const card = (k: number, px = 0): Extent => ({ k, px });
const columnsOf = (heights: Extent[], columns: number) =>
  place(heights, columns, 10).places.map(({ column }) => column);

describe('place', () => {
  test('[F1] equal cards are placed row by row, from the start', () => {
    const { places, ends } = place(Array(5).fill(card(1, 133)), 3, 10);
    expect(places).toEqual([
      { column: 0, top: { k: 0, px: 0 } },
      { column: 1, top: { k: 0, px: 0 } },
      { column: 2, top: { k: 0, px: 0 } },
      { column: 0, top: { k: 1, px: 143 } },
      { column: 1, top: { k: 1, px: 143 } },
    ]);
    expect(ends).toEqual([card(2, 276), card(2, 276), card(1, 133)]);
  });

  test('[F1] a card goes below the shortest column, the first of several', () => {
    expect(columnsOf([card(2), card(1), card(1), card(1), card(1)], 3)).toEqual([0, 1, 2, 1, 2]);
    expect(columnsOf([card(1, 20), card(1), card(1)], 2)).toEqual([0, 1, 1]);
  });

  test('[F1] the shortest column is found at a phone’s usual width for 2 and 3 columns, at a desktop’s for more', () => {
    // At 180 px wide the first card is 260 px high and the second 280, at 256 px it is 336 and 318.
    const [steep, flat, next] = [card(1, 80), card(0.5, 190), card(1)];
    expect(columnsOf([steep, flat, next], 2)).toEqual([0, 1, 0]);
    expect(columnsOf([steep, flat, steep, next], 3)).toEqual([0, 1, 2, 0]);
    expect(columnsOf([steep, flat, steep, steep, next], 4)).toEqual([0, 1, 2, 3, 1]);
  });

  test('cards don’t overlap: each card follows its gap below the one before in its column', () => {
    const heights = Array.from({ length: 100 }, (_, index) => card((index % 7) / 4 + 0.5, (index * 37) % 90));
    for (const columns of [1, 2, 5]) {
      const bottoms = new Map<number, Extent>();
      place(heights, columns, 5).places.forEach(({ column, top }, index) => {
        const above = bottoms.get(column);
        expect(top).toEqual(above ? { k: above.k, px: above.px + 5 } : { k: 0, px: 0 });
        const height = heights[index] ?? card(0);
        bottoms.set(column, { k: top.k + height.k, px: top.px + height.px });
      });
    }
  });

  test('cards that follow change no place', () => {
    const heights = Array.from({ length: 60 }, (_, index) => card((index % 5) + 1, index % 3));
    expect(place(heights, 4, 5).places.slice(0, 20)).toEqual(place(heights.slice(0, 20), 4, 5).places);
  });

  test('an empty list has no height', () => {
    expect(place([], 2, 10)).toEqual({ places: [], ends: [card(0), card(0)] });
  });
});

test('the places for every number of columns are written on each card', () => {
  const { list, cards } = placeStyles([card(0.75, 83), card(4 / 3, 83)], 5);
  expect(list['--h1']).toBe('max(var(--column) * 2.0833 + 10.6875rem)');
  expect(list['--h2']).toBe('max(var(--column) * 0.75 + 5.1875rem, var(--column) * 1.3333 + 5.1875rem)');
  expect(cards[1]).toMatchObject({ '--k': 1.3333, '--px': 83, '--x1': 0, '--k1': 0.75, '--p1': 88 });
  expect(cards[1]).toMatchObject({ '--x2': 1, '--k2': 0, '--p2': 0, '--x5': 1 });
});
