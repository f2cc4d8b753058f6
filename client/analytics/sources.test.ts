import { expect, test } from 'vitest';
import { visitSource } from './sources.ts';

test.each([
  ['https://zest.example/', '', { source: 'direct' }],
  ['https://zest.example/', 'https://zest.example/deals', { source: 'direct' }],
  ['https://zest.example/', 'https://www.google.com/search?q=private', { source: 'www.google.com' }],
  ['https://zest.example/', 'no address', { source: 'direct' }],
  [
    'https://zest.example/?utm_source=line&utm_medium=oa&utm_campaign=11.11&secret=1',
    'https://www.google.com/',
    { source: 'line', utm_medium: 'oa', utm_campaign: '11.11' },
  ],
])('%s, come from %j, is %j', (href, referrer, source) => {
  expect(visitSource(href, referrer)).toEqual(source);
});
