import type { Page } from 'playwright/test';
import { sendJson } from '../support/http.ts';
import { journal, signInMember, spoil } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESKTOP } from './devices.ts';
import { lookAgain, signIn } from './people-kit.ts';
import { hydrated, openStory, story } from './story.ts';
import { expect, test } from './test.ts';

test.use({ ...DESKTOP, expectedErrors: /status of (4|5)\d\d|net::ERR/ });

const toasts = (page: Page) => page.getByTestId('toast');

/** Closes the only toast before it disappears by itself. */
async function closeToast(page: Page) {
  await toasts(page).getByRole('button').click();
  await expect(toasts(page)).toHaveCount(0);
}

/** Calls of one endpoint by the browser. */
async function callsOf(server: RunningServer, since: number, endpoint: string) {
  return (await journal(server, since)).filter(
    (call) => call.endpoint === endpoint && call.origin === 'browser',
  );
}

/** Opens a story with a button that sends a POST whose errors are shown. */
async function openFollow(page: Page, server: RunningServer, member: string) {
  await signIn(page, server, member);
  await openStory(page, 'people', 'en');
  const follow = story(page, 'blocked note').getByTestId('follow');
  await expect(follow).toHaveAttribute('data-state', 'off');
  return follow;
}

test('[N1] [N2] pages call the tenant’s address, browsers /api, each with the headers of every call', async ({
  page,
  server,
}) => {
  const token = await signInMember(server, 'zest', { id: 'caller', nickname: 'caller' });
  await signIn(page, server, 'caller');
  const since = Date.now();
  const sent = page.waitForRequest((request) => request.url().includes('/user-interaction/queryStatistic'));
  await page.goto(`/en/deals?fresh=${since}`);
  const { pathname } = new URL((await sent).url());
  expect(pathname).toMatch(/^\/api\//);
  expect((await sent).headers().authorization).toMatch(/^Bearer [\w-]{43}$/);
  expect(token).toMatch(/^[\w-]{43}$/);
  await expect.poll(async () => (await callsOf(server, since, 'statistics')).length).toBeGreaterThan(0);
  const [call] = await callsOf(server, since, 'statistics');
  const id = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(call?.headers).toMatchObject({
    'accept-language': 'en',
    'ccaop-x-d': id,
    'user-pseudo-id': id,
    'x-request-id': id,
    platform: 'Web',
    authorization: '[redacted]',
    'content-type': 'application/json',
  });
  const byServer = (await journal(server, since)).filter(({ origin }) => origin === 'server');
  expect(byServer.length).toBeGreaterThan(0);
  for (const { headers } of byServer)
    expect(headers).toMatchObject({
      'accept-language': 'en',
      platform: 'Web',
      'x-request-id': expect.any(String),
    });

  // Device and visitor stay the same; each request has its own id.
  const then = Date.now();
  await page.reload();
  await expect.poll(async () => (await callsOf(server, then, 'statistics')).length).toBeGreaterThan(0);
  const [next] = await callsOf(server, then, 'statistics');
  for (const name of ['ccaop-x-d', 'user-pseudo-id']) expect(next?.headers[name]).toBe(call?.headers[name]);
  expect(next?.headers['x-request-id']).not.toBe(call?.headers['x-request-id']);
});

test('[N5] a browser’s GET is cached for five minutes', async ({ page, server }) => {
  await page.clock.install();
  await signIn(page, server, 'curious');
  const { json } = await sendJson(server.port, 'zest', '/api/saas-search-service/feeds/deals?size=1');
  await page.goto(`/en/content/${json.data.content[0].code}`);
  await hydrated(page);
  const since = Date.now();
  const open = async () => {
    await page.getByTestId('member-bar').getByTestId('report').click();
    const dialog = page.getByTestId('dialog-report');
    await expect(dialog.getByTestId('report-option')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return (await callsOf(server, since, 'reportOptions')).length;
  };
  expect([await open(), await open()]).toEqual([1, 1]);
  await page.clock.fastForward(300_001);
  expect(await open()).toBe(2);
});

test('[N7] an HTTP error is shown with the text of its status', async ({ page, server }) => {
  const follow = await openFollow(page, server, 'status');
  await spoil(server, { endpoint: 'follow', fault: 'status=503' });
  await follow.click();
  await expect(toasts(page)).toHaveText(/Service Unavailable/);
  await expect(toasts(page)).toHaveAttribute('data-state', 'error');
  await expect(follow).toHaveAttribute('data-state', 'off');
});

test('[N8] [X22] a refusal is shown with the server’s message, or else with ours; likes show none', async ({
  page,
  server,
}) => {
  const follow = await openFollow(page, server, 'refused');
  const refuse = (message: string) =>
    page.route(
      '**/user-follow/create-follow',
      (route) => route.fulfill({ json: { success: false, code: 'X', message, data: null } }),
      { times: 1 },
    );
  await refuse('Not today');
  await follow.click();
  await expect(toasts(page)).toHaveText(/Not today/);
  await refuse('');
  await follow.click();
  await expect(toasts(page).filter({ hasText: 'Server error, please try again later.' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await spoil(server, { endpoint: 'collect', fault: 'success=false' });
  const heart = story(page, 'deal 0').getByTestId('favorite');
  const answered = page.waitForResponse((response) => response.url().includes('/user-mark-records/create'));
  await heart.click();
  await answered;
  await expect(heart).toHaveAttribute('aria-busy', 'false');
  await expect(toasts(page)).toHaveCount(0);
});

test('[N4] [N9] without a network, or after 15 seconds, an error is shown; a response that isn’t JSON is a success', async ({
  page,
  server,
}) => {
  const follow = await openFollow(page, server, 'offline');
  await page.route('**/user-follow/create-follow', (route) => route.abort(), { times: 1 });
  await follow.click();
  await expect(toasts(page)).toHaveText(/No connection, please check your internet/);
  await expect(follow).toHaveAttribute('data-state', 'off');

  await closeToast(page);
  // Timeouts are shortened to a tenth, and so is the delay.
  const timeout = await page.evaluateHandle(() => AbortSignal.timeout);
  await page.evaluate((real) => {
    AbortSignal.timeout = (ms) => real.call(AbortSignal, ms / 10);
  }, timeout);
  await spoil(server, { endpoint: 'follow', fault: 'delay=3000' });
  const started = Date.now();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/user-follow/'));
  await follow.click();
  await failed;
  expect(Date.now() - started).toBeGreaterThanOrEqual(1_490);
  await expect(toasts(page)).toHaveText(/The network is slow, please try again/);
  await expect(follow).toHaveAttribute('data-state', 'off');

  await page.evaluate((real) => {
    AbortSignal.timeout = real;
  }, timeout);
  await closeToast(page);
  await spoil(server, { endpoint: 'follow', fault: 'html' });
  await follow.click();
  await expect(follow).toHaveAttribute('data-state', 'on');
  await expect(toasts(page)).toHaveCount(0);
});

test('[U13 token, U13 expired] [X24] calls send the token in the cookie, an ended session ends in the browser, and a login returns to the button', async ({
  page,
  context,
  server,
}) => {
  const follow = await openFollow(page, server, 'ended');
  await spoil(server, { endpoint: 'follow', fault: 'code=401' });
  const token = async () => (await context.cookies()).find(({ name }) => name === 'user-token')?.value;
  const sent = page.waitForRequest((request) => request.url().includes('/create-follow'));
  const authorization = `Bearer ${await token()}`;
  await follow.click();
  expect((await sent).headers()).toMatchObject({ authorization });
  await expect(toasts(page)).toHaveText(/Login expired, please re-login/);
  expect(await token()).toBeUndefined();
  await lookAgain(page);
  await follow.click();
  const dialog = page.getByTestId('dialog-login');
  await expect(dialog).toBeVisible();
  await signIn(page, server, 'ended');
  await lookAgain(page);
  await expect(dialog).toHaveCount(0);
  await expect(follow).toBeFocused();
});

test('[U12] signing out works even if the call fails; the next one removes the hidden token and ends the session', async ({
  page,
  context,
  server,
  baseURL,
}) => {
  const value = await signInMember(server, 'zest', { id: 'leaving', nickname: 'Mali' });
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'user-token', value, url, httpOnly: true },
    { name: 'user-last-login', value: '2026-08-01', url },
  ]);
  await page.goto('/en/profile');
  await page.route('**/logOut*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByTestId('sign-out').click();
  await expect(page.getByTestId('sign-in')).toBeVisible();
  await page.unroute('**/logOut*');
  await page.goto('/en/deals');
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).not.toContain('user-token');
  expect(await names()).not.toContain('user-left');
  const own = '/api/saas-user-service/user-ext-info/getWithExtInfoById';
  const headers = { Authorization: `Bearer ${value}` };
  expect((await sendJson(server.port, 'zest', own, { headers })).json.code).toBe('401');
});

test('[N3] [N15] [CALL83] [CALL90] a POST without a body sends an empty object, a GET none', async ({
  page,
  server,
}) => {
  const since = Date.now();
  const sent = async (endpoint: string) =>
    (await callsOf(server, since, endpoint)).map(({ method, path, body }) => [method, path, body]);
  await page.goto('/en/search');
  await hydrated(page);
  await page.getByTestId('search-input').first().click();
  const keywords = '/api/saas-content-service/content/keyword-infos/hot-keywords';
  await expect.poll(() => sent('hotKeywords')).toEqual([['POST', keywords, '{}']]);

  await page.goto('/en/favorites');
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const rules = ['POST', '/api/service-in-one/i18n/phone-rules', '{}'];
  await expect.poll(() => sent('tenantPhoneRules')).toEqual([rules]);

  await page.goto('/en');
  await expect
    .poll(() => sent('serverInfo'))
    .toContainEqual(['GET', '/api/saas-user-service/common/base/info', '']);
});
