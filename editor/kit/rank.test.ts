import { expect, test } from 'vitest';
import { ranked } from './rank.ts';

const things = [
  { name: 'Banner', about: 'Large pictures that take turns' },
  { name: 'Rich picture', about: '' },
  { name: 'Picture list', about: '' },
  { name: 'Picture', about: 'One picture with a link' },
  { name: 'Deals', about: '', words: 'deal-module' },
];
const names = (search: string) => ranked(things, search).map(({ name }) => name);

test('an exact name is before a prefix, a word of the name and a description', () => {
  expect(names(' PICTURE ')).toEqual(['Picture', 'Picture list', 'Rich picture', 'Banner']);
});

test('every word is found, in any order', () => {
  expect(names('list pic')).toEqual(['Picture list']);
  expect(names('turns large')).toEqual(['Banner']);
  expect(names('picture deals')).toEqual([]);
  expect(names('deal-module')).toEqual(['Deals']);
});

test('a Thai word is found inside a name', () => {
  const thai = [
    { name: 'ข้อความ', about: 'รูป' },
    { name: 'รายการรูป', about: '' },
  ];
  expect(ranked(thai, 'รูป').map(({ name }) => name)).toEqual(['รายการรูป', 'ข้อความ']);
});
