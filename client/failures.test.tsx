import { afterEach, expect, it, vi } from 'vitest';
import { textFor } from '#locales/text.ts';
import { statistics } from '#schemas/api/interaction.ts';
import { contentTypes } from '#schemas/api/invented/content-desk.ts';
import { operatorMe } from '#schemas/api/invented/operators.ts';
import { boards } from '#schemas/api/service-in-one.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { ApiError } from './api-error.ts';
import { browserApi } from './browser-api.ts';
import { failureText, watchFailures } from './failures.ts';
import { operatorSession } from './operator-session.ts';

const told = vi.fn((error: ApiError) => failureText(error, textFor('en')));
const stop = watchFailures(told);
afterEach(() => {
  told.mockClear();
  vi.unstubAllGlobals();
});

const failing = (status: number, body: object | string, statusText = '') =>
  vi.stubGlobal('fetch', async () => {
    const text = typeof body === 'string' ? body : JSON.stringify({ message: '', ...body });
    return new Response(text, { status, statusText });
  });
const ask = () => browserApi().call(boards, { body: {} });
const askQuietly = () => browserApi().call(statistics, { body: { subjects: [] } });
const texts = () => told.mock.results.map(({ value }) => value);

it.each([
  ['a status alone', 503, '<html>', 'Service Unavailable', 'Service Unavailable'],
  ['a status that nobody explains', 503, { success: false, code: '503', message: 'x' }, 'Oh', 'Oh'],
  [
    'a status that the server explains',
    409,
    { success: false, code: 'OUT', message: 'Sold out' },
    '',
    'Sold out',
  ],
  ['the server’s message', 200, { success: false, code: 'OUT', message: 'Sold out' }, '', 'Sold out'],
  ['no message', 200, { success: false, code: 'OUT' }, '', 'Server error, please try again later.'],
  [
    'the end of a session',
    200,
    { success: false, code: '401', message: 'x' },
    '',
    'Login expired, please re-login',
  ],
])('reports %s, unless the call is silent', async (_, status, body, statusText, text) => {
  failing(status, body, statusText);
  await expect(ask()).rejects.toThrow(ApiError);
  expect(texts()).toEqual([text]);
  await expect(askQuietly()).rejects.toThrow(ApiError);
  expect(texts()).toEqual(text.startsWith('Login') ? [text, text] : [text]);
});

it('reports a broken connection, but not an aborted call', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect(texts()).toEqual(['No connection, please check your internet']);
  const signal = AbortSignal.abort();
  await expect(browserApi().call(boards, { body: {} }, { signal })).rejects.toThrow(ApiError);
  expect(texts()).toHaveLength(1);
});

it('treats a body that isn’t JSON as a success', async () => {
  failing(200, '<html>');
  await expect(ask()).rejects.toThrow(ApiError);
  expect(told).not.toHaveBeenCalled();
});

it('notes the end of an operator’s session, but not that nobody has signed in yet', async () => {
  failing(401, { success: false, code: '401' });
  await expect(browserApi().call(operatorMe, {})).rejects.toThrow(ApiError);
  expect(operatorSession.get()).toBe('open');
  await expect(browserApi().call(contentTypes, {})).rejects.toThrow(ApiError);
  expect(operatorSession.get()).toBe('ended');
  operatorSession.set('open');
});

it('[X22] signs the member out after any call, but not after an operator’s', async () => {
  failing(401, { success: false, code: '401' });
  setCookie('user-token', 'token-1');
  await expect(browserApi().call(operatorMe, {})).rejects.toThrow(ApiError);
  expect([getCookie('user-token'), texts()]).toEqual(['token-1', []]);
  await expect(askQuietly()).rejects.toThrow(ApiError);
  expect(getCookie('user-token')).toBeUndefined();
});

it('calls no listener after it has unsubscribed', async () => {
  failing(503, '');
  stop();
  await expect(ask()).rejects.toThrow(ApiError);
  expect(told).not.toHaveBeenCalled();
});

it('has the specification’s text, in every language', () => {
  const words = ['errors.server', 'errors.unauthorized', 'errors.timeout', 'errors.offline'] as const;
  expect(words.slice(0, 2).map((key) => textFor('en')(key))).toEqual([
    'Server error, please try again later.',
    'Login expired, please re-login',
  ]);
  for (const key of words) expect(new Set(LANGUAGES.map((lang) => textFor(lang)(key))).size).toBe(3);
});
