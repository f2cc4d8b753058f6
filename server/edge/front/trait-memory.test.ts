import { expect, test } from 'vitest';
import type { Traits } from '#schemas/variant.ts';
import type { CachedPage } from '../page-cache.ts';
import { TraitMemory } from './trait-memory.ts';

const member: Traits = { audience: 'member', appVersion: undefined };
const lifetime = { maxAge: 10, staleWhileRevalidate: 20, staleIfError: 30 };
const none = { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 };
const page = (...traits: CachedPage['traits']): CachedPage => ({
  status: 200,
  contentType: 'text/html',
  policy: '',
  etag: '',
  tags: [],
  lifetime,
  traits,
  body: Buffer.from('x'),
  copies: {},
});

test('a page that uses no traits has one entry for all visitors, and keeps its lifetime', () => {
  const memory = new TraitMemory();
  expect(memory.learn('zest', '/', page())).toEqual(page());
  expect(memory.values('zest', '/', member)).toBe('');
});

test('a render with traits missing from its key is not cached; later keys include them', () => {
  const memory = new TraitMemory();
  expect(memory.learn('zest', '/', page('audience'))).toEqual({ ...page('audience'), lifetime: none });
  expect(memory.values('zest', '/', member)).toBe('audience=member');
  expect(memory.learn('zest', '/', page('audience')).lifetime).toEqual(lifetime);
  expect(memory.learn('zest', '/', page()).lifetime).toEqual(lifetime);

  expect(memory.learn('zest', '/', page('audience', 'appVersion')).lifetime).toEqual(none);
  expect(memory.values('zest', '/', member)).toBe('audience=member&appVersion=');
  expect(memory.values('zest', '/', { audience: 'guest', appVersion: '3.2' })).toBe(
    'audience=guest&appVersion=3.2',
  );
});

test('traits are remembered separately for each tenant and path', () => {
  const memory = new TraitMemory();
  memory.learn('zest', '/', page('audience'));
  expect(memory.values('zest', '/deals', member)).toBe('');
  expect(memory.values('guide', '/', member)).toBe('');
  memory.learn('zest', '/deals', page('appVersion'));
  expect(memory.values('zest', '/', member)).toBe('audience=member');
});
