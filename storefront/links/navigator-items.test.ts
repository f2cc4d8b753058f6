import { expect, test } from 'vitest';
import { navigatorItems, packItem, unpackItem } from './navigator-items.ts';

const node = (id: string, level: number, parentId?: string) => ({
  id,
  level,
  parentId,
  code: `c${id}`,
  name: `Name ${id}`,
});

test('an item is the same after packing, three levels deep', () => {
  const items = navigatorItems([node('1', 1), node('11', 2, '1'), node('111', 3, '11'), node('2', 1)]);
  const packed = items.map(packItem);
  expect(packed).toEqual([
    ['Name 1', 'c1', ['Name 11', 'c11', ['Name 111', 'c111']]],
    ['Name 2', 'c2'],
  ]);
  expect(packed.map(unpackItem)).toEqual(items);
});
