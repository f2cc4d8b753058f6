import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCookie } from '#ui/cookie.ts';
import { type RecentThing, recentThings, rememberThing, watchThings, writeThings } from './recent-things.ts';

const deal = (code: string): RecentThing => ({ type: 'CONTENT', code });
const codes = () => recentThings().map(({ code }) => code);
const signIn = (token: string) => setCookie('user-token', token);
const signOut = () => setCookie('user-token', '', { maxAge: 0 });

beforeEach(() => localStorage.clear());
afterEach(signOut);

test('the latest twenty come first, each once', () => {
  for (let at = 1; at <= 25; at++) rememberThing(deal(`d${at}`));
  expect(codes()).toHaveLength(20);
  rememberThing(deal('d20'));
  rememberThing({ type: 'GOODS', code: 'd20' });
  expect(codes().slice(0, 4)).toEqual(['d20', 'd20', 'd25', 'd24']);
  expect(codes()).toHaveLength(20);
});

test('clearing removes the storage entry', () => {
  rememberThing(deal('a'));
  writeThings([]);
  expect(localStorage).toHaveLength(0);
  expect(codes()).toEqual([]);
});

test('a guest’s things stay after signing in; a member’s are hidden from another member and from guests', () => {
  rememberThing(deal('guest'));
  signIn('mali');
  rememberThing(deal('mali'));
  expect(codes()).toEqual(['mali', 'guest']);
  signOut();
  expect(codes()).toEqual([]);
  signIn('somchai');
  expect(codes()).toEqual([]);
  rememberThing(deal('somchai'));
  signIn('mali');
  expect(codes()).toEqual([]);
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{"of":0,"things":{"length":3}}',
  JSON.stringify({ of: 1, things: [deal('other')] }),
  JSON.stringify({ of: 0, things: [null, 7, { type: 'BRAND', code: 'x' }, { type: 'GOODS' }, deal('')] }),
  JSON.stringify({ of: 0, things: [deal('x'.repeat(65)), { type: 'CONTENT', code: ['x'] }] }),
])('%s in the storage is ignored', (text) => {
  localStorage.setItem('recently-viewed', text);
  expect(recentThings()).toEqual([]);
});

test('a browser without storage keeps things until the page is left, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  ];
  rememberThing(deal('a'));
  expect(recentThings()).toEqual([deal('a')]);
  for (const spy of spies) spy.mockRestore();
  writeThings([]);
});

test('listeners are called on changes here, in other tabs, and of the session', () => {
  const heard = vi.fn();
  const end = watchThings(heard);
  rememberThing(deal('a'));
  window.dispatchEvent(new Event('storage'));
  signIn('mali');
  window.dispatchEvent(new Event('focus'));
  expect(heard).toHaveBeenCalledTimes(3);
  end();
  writeThings([]);
  expect(heard).toHaveBeenCalledTimes(3);
});
