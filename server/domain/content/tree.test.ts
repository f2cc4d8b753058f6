import { expect, test } from 'vitest';
import { addLive, openContent } from './content.fixtures.ts';
import { listEntries } from './list.ts';
import { storedType } from './stores/all.ts';

const { call, foreign } = await openContent();
const categories = storedType('categories');

/** Adds a category and gives its id, which is its code too. */
const add = (name: string, position: number, parent?: string, type = 'GOODS', by = call) =>
  addLive(by, categories, { 'name.th': name, type, position, ...(parent && { parent }) });
const level = async (under: string | null, by = call) => {
  const filter = [{ field: 'type', op: 'is' as const, value: 'GOODS' }];
  const { rows } = await listEntries(by, categories, { keyword: '', filter, under });
  return rows.map(({ leaves, children }) => [leaves['name.th'], children]);
};

test('a level has only what is right below an entry, in its order, with the number of entries below each', async () => {
  const phones = await add('phones', 10);
  await add('garden', 9);
  await add('news', 1, undefined, 'ARTICLE');
  const cases = await add('cases', 10, phones);
  await add('chargers', 9, phones);
  await add('leather', 1, cases);
  await add('foreign', 1, undefined, 'GOODS', foreign);
  expect(await level(null)).toEqual([
    ['garden', 0],
    ['phones', 2],
  ]);
  expect(await level(phones)).toEqual([
    ['chargers', 0],
    ['cases', 1],
  ]);
  expect(await level('none')).toEqual([]);
  expect(await level(phones, foreign)).toEqual([]);
});

test('a type without a tree has no levels', async () => {
  const request = { keyword: '', filter: [], under: null };
  await expect(listEntries(call, storedType('keywords'), request)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});
