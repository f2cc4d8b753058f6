import { expect, test } from 'vitest';
import { addLive, openContent } from '../content.fixtures.ts';
import { addEntry } from '../operations.ts';
import { storedType } from './all.ts';

const { call } = await openContent();
await addLive(call, storedType('redirects'), { source: '/a', target: '/b' });
await addLive(call, storedType('search-redirects'), { written: 'first', meant: '/search?keyword=second' });

test.each([
  ['redirects', { source: '/c', target: 'https://evil.example/' }, { leaf: 'target', code: 'ELSEWHERE' }],
  ['redirects', { source: '/b', target: '/a' }, { leaf: 'target', code: 'LOOP' }],
  ['redirects', { source: '/a', target: '/c' }, { leaf: 'source', code: 'TAKEN' }],
  ['redirects', { source: '/editor', target: '/c' }, { leaf: 'source', code: 'INVALID' }],
  [
    'search-redirects',
    { written: 'x', meant: 'https://evil.example/' },
    { leaf: 'meant', code: 'ELSEWHERE' },
  ],
  [
    'search-redirects',
    { written: 'second', meant: '/search?keyword=first' },
    { leaf: 'meant', code: 'LOOP' },
  ],
])('%s refuse %o and say why', async (name, leaves, problem) => {
  await expect(addEntry(call, storedType(name), leaves)).rejects.toMatchObject({
    data: { problems: [problem] },
  });
});
