import { afterEach, expect, test, vi } from 'vitest';
import { loginByEmail } from '#schemas/api/account.ts';
import type { collectClicks } from '#schemas/api/search.ts';
import { serverInfo } from '#schemas/api/user.ts';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { beacon } from './beacon.ts';
import { browserApi } from './browser-api.ts';
import { browserHeaders } from './browser-headers.ts';

afterEach(() => {
  for (const name of ['ccaop-x-d', 'user-pseudo-id', 'user-token', 'platform'])
    setCookie(name, '', { maxAge: 0 });
  vi.unstubAllGlobals();
});

test('[X43] a request carries its language, its platform, a request id and persistent ids of device and visitor', () => {
  document.documentElement.lang = 'id';
  const headers = browserHeaders();
  expect(headers).toEqual({
    'Accept-Language': 'id',
    platform: 'Web',
    'ccaop-x-d': getCookie('ccaop-x-d'),
    'user-pseudo-id': getCookie('user-pseudo-id'),
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(browserHeaders()['ccaop-x-d']).toMatch(/^[0-9a-f]{32}$/);
  expect(browserHeaders()).toMatchObject({
    'ccaop-x-d': headers['ccaop-x-d'],
    'user-pseudo-id': headers['user-pseudo-id'],
  });
  expect(browserHeaders()['x-request-id']).not.toBe(headers['x-request-id']);
});

test('no visitor id is stored before a required consent; the calls of one page carry the same id', () => {
  const { dataset } = document.documentElement;
  const choose = (choice: string) => setCookie('analytics-consent', choice, choice ? {} : { maxAge: 0 });
  for (const [mode, choice, isKept] of [
    ['opt-in', '', false],
    ['opt-in', 'denied', false],
    ['opt-out', 'denied', false],
    ['opt-out', '', true],
    ['opt-in', 'granted', true],
    ['off', '', true],
  ] as const) {
    dataset.consent = mode;
    choose(choice);
    const id = browserHeaders()['user-pseudo-id'];
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(browserHeaders()['user-pseudo-id']).toBe(id);
    expect(getCookie('user-pseudo-id'), `${mode} ${choice}`).toBe(isKept ? id : undefined);
    expect(getCookie('ccaop-x-d')).toBeDefined();
    setCookie('user-pseudo-id', '', { maxAge: 0 });
  }
  choose('');
  delete dataset.consent;
});

test('[U15] [X43] device, visitor, platform and token come from their cookies', () => {
  setCookie('ccaop-x-d', 'device 1');
  setCookie('user-pseudo-id', 'visitor-1');
  setCookie('platform', 'App');
  setCookie('user-token', 'token-1');
  expect(browserHeaders()).toMatchObject({
    'ccaop-x-d': 'device 1',
    'user-pseudo-id': 'visitor-1',
    platform: 'App',
    Authorization: 'Bearer token-1',
  });
});

test('the calls of a preview carry its time, if it has one', () => {
  const { dataset } = document.documentElement;
  dataset.preview = '1795000000000';
  expect(browserHeaders()).toMatchObject({ 'X-Preview-Time': '1795000000000' });
  dataset.preview = '';
  expect(browserHeaders()).not.toHaveProperty('X-Preview-Time');
  delete dataset.preview;
});

test('calls go to /api of the same site', async () => {
  const answer = { success: true, code: '200', message: '', data: { currentTimeMillis: 7 } };
  const request = vi.fn(async (_request: Request) => Response.json(answer));
  vi.stubGlobal('fetch', request);
  expect(await browserApi().call(serverInfo, {})).toMatchObject({ currentTimeMillis: 7 });
  expect(request.mock.calls[0]?.[0].url).toBe(
    `${window.location.origin}/api/saas-user-service/common/base/info`,
  );
});

test('without TLS, where browsers can’t encrypt, a sign-in is sent in plain text', async () => {
  const request = vi.fn(async (_request: Request) => new Response());
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const own = './browser-api.ts?own';
  const { browserApi: plainApi } = (await import(/* @vite-ignore */ own)) as {
    browserApi: typeof browserApi;
  };
  const body = { email: 'mali@shop.example', password: 'Secret123' };
  await plainApi()
    .call(loginByEmail, { body })
    .catch(() => undefined);
  const [sent] = request.mock.calls[0] ?? [];
  expect(sent?.headers.get('Encryption')).toBeNull();
  expect(await sent?.json()).toEqual(body);
});

test('a beacon is sent with the same headers and outlives the page', async () => {
  const response = new Response('{"success":true}');
  const request = vi.fn(async (_request: Request) => response);
  vi.stubGlobal('fetch', request);
  setCookie('ccaop-x-d', 'device 1');
  const views = [{ id: '1', type: 'DEAL' as const, page: 'home', module: 'feed' }];
  await beacon<typeof collectClicks>('/saas-search-service/clicks/collect', views);
  const [sent] = request.mock.calls[0] ?? [];
  expect(sent).toMatchObject({
    method: 'POST',
    url: `${window.location.origin}/api/saas-search-service/clicks/collect`,
    keepalive: true,
  });
  expect(sent?.headers.get('ccaop-x-d')).toBe('device 1');
  expect(sent?.headers.get('content-type')).toBe('application/json');
  expect(await sent?.json()).toEqual(views);
  // Without it the request would stay open until its timeout.
  expect(response.bodyUsed).toBe(true);
});
