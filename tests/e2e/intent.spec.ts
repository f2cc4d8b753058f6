import type { Page, Route } from 'playwright/test';
import { sendJson } from '../support/http.ts';
import { bodiesOf, signInMember } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { dialog, enterCode, someEmail, test } from './account-kit.ts';
import { DESKTOP } from './devices.ts';
import { lookAgain, signIn } from './people-kit.ts';
import { hydrated } from './story.ts';
import { expect } from './test.ts';

const PASSWORD = 'mango1234';

test.use({ ...DESKTOP, expectedErrors: /status of (4|5)\d\d/ });

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

async function signOut(page: Page) {
  await page.context().clearCookies({ name: /^user-(?:token|last-login)$/ });
  await lookAgain(page);
}

/** Signs this browser's member out everywhere. */
const signOutAt = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/saas-user-service/user/info/logOut', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"everywhere":true}',
    }),
  );

async function someDeals(server: RunningServer): Promise<{ id: string; code: string }[]> {
  const { json } = await sendJson(server.port, 'zest', '/api/saas-search-service/feeds/deals?size=3');
  return json.data.content;
}

const heart = (page: Page) => page.getByTestId('member-bar').getByTestId('favorite');
const form = (page: Page) => page.getByTestId('comments').getByTestId('comment-form').first();
const comment = (page: Page, text: string) => page.getByTestId('comment').filter({ hasText: text });
const submit = (page: Page) => dialog(page).getByTestId('submit').click();

test('[X24] a guest’s heart, comment and reply are done after the sign-up, a login by code and one by password', async ({
  page,
  server,
  mail,
}) => {
  const codes = { server, mail };
  const email = someEmail();
  const [first, second, third] = await someDeals(server);
  const since = Date.now();

  await open(page, `/en/content/${first?.code}`);
  await heart(page).click();
  await dialog(page).getByRole('button', { name: 'Create an account' }).click();
  await page.getByTestId('contact').fill(email);
  await enterCode(page, codes, email);
  await page.getByTestId('new-password').fill(PASSWORD);
  await page.getByTestId('repassword').fill(PASSWORD);
  await submit(page);
  await expect(heart(page)).toHaveAttribute('data-state', 'on');
  const kept = (subjectId: string | undefined) => ({
    subjectId,
    subjectType: 'CONTENT',
    actionType: 'COLLECT',
  });
  expect(await bodiesOf(server, since, 'collect')).toEqual([kept(first?.id)]);

  await signOut(page);
  await form(page).getByRole('textbox').fill('Is it quiet?');
  await form(page).getByTestId('comment-send').click();
  await page.getByTestId('contact').fill(email);
  await enterCode(page, codes, email);
  await submit(page);
  await expect(comment(page, 'Is it quiet?')).toHaveCount(1);
  await expect(form(page).getByRole('textbox')).toHaveValue('');

  await signOut(page);
  const root = comment(page, 'Is it quiet?');
  await root.getByTestId('comment-reply').click();
  await root.getByRole('textbox').fill('Very.');
  await root.getByTestId('comment-send').click();
  await page.getByTestId('contact').fill(email);
  await dialog(page).getByRole('button', { name: 'With password' }).click();
  await page.getByTestId('password').fill(PASSWORD);
  await submit(page);
  await expect(root.getByTestId('sub-reply')).toContainText('Very.');
  await expect(root.getByRole('textbox')).toHaveCount(0);
  expect(await bodiesOf(server, since, 'createReply')).toHaveLength(2);

  // A heart is set also when another page opens after the login.
  await signOut(page);
  await open(page, `/en/content/${second?.code}`);
  await heart(page).click();
  await expect(dialog(page)).toBeVisible();
  await signIn(page, server, 'elsewhere');
  await open(page, '/en/coupons');
  await expect.poll(() => bodiesOf(server, since, 'collect')).toEqual([kept(first?.id), kept(second?.id)]);

  // Two windows sign in at once: each does its own. A sign-out in the other one meanwhile asks once more.
  await signOut(page);
  const other = await page.context().newPage();
  const windows = [
    { window: page, path: `/en/content/${third?.code}` },
    { window: other, path: `/en/content/${first?.code}` },
  ];
  for (const { window, path } of windows) {
    await open(window, path);
    await heart(window).click();
    await window.getByTestId('contact').fill(email);
    await dialog(window).getByRole('button', { name: 'With password' }).click();
    await window.getByTestId('password').fill(PASSWORD);
  }
  const signOutFirst = async (route: Route) => {
    await expect(heart(other)).toHaveAttribute('data-state', 'on');
    await signOutAt(other);
    await route.continue();
  };
  await page.route('**/user-mark-records/create', signOutFirst, { times: 1 });
  await Promise.all(windows.map(({ window }) => submit(window)));
  await expect(dialog(page).getByTestId('code')).toBeVisible();
  await page.getByTestId('contact').fill(email);
  await dialog(page).getByRole('button', { name: 'With password' }).click();
  await page.getByTestId('password').fill(PASSWORD);
  await submit(page);
  await expect(heart(page)).toHaveAttribute('data-state', 'on');
});

test('a comment refused after the login stays in the form; a cancelled or old one is forgotten', {
  tag: '@all',
}, async ({ page, server }) => {
  const [, , third] = await someDeals(server);
  const since = Date.now();
  await page.clock.install();
  await open(page, `/en/content/${third?.code}`);
  const write = async (text: string) => {
    await form(page).getByRole('textbox').fill(text);
    await form(page).getByTestId('comment-send').click();
    await expect(dialog(page)).toBeVisible();
  };
  await write('Cancelled');
  await page.keyboard.press('Escape');
  await expect(form(page).getByRole('textbox')).toHaveValue('Cancelled');
  await signIn(page, server, 'chatty');
  await lookAgain(page);
  await expect(form(page).getByTestId('comment-send')).toHaveText('Post');

  await signOut(page);
  await write('Too old');
  await page.clock.fastForward('31:00');
  await signIn(page, server, 'chatty');
  await page.reload();
  await expect(form(page).getByTestId('comment-send')).toHaveText('Post');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('login-intent'))).toBeNull();

  await signOut(page);
  await write('Refused');
  await page.route('**/reply/create', (route) => route.fulfill({ status: 500, body: '' }));
  await signIn(page, server, 'chatty');
  await page.reload();
  await expect(form(page).getByTestId('comment-refusal')).toBeVisible();
  await expect(form(page).getByRole('textbox')).toHaveValue('Refused');
  expect(await bodiesOf(server, since, 'createReply')).toEqual([]);
});

test('a guest follows and reports after the login; a coupon’s code needs none', { tag: '@all' }, async ({
  page,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/en/coupons');
  await page.getByTestId('coupon-copy').first().click();
  await expect(page.getByTestId('coupon-copy').first()).toHaveAttribute('data-state', 'copied');
  await expect(dialog(page)).toHaveCount(0);

  const [deal] = await someDeals(server);
  await open(page, `/en/content/${deal?.code}`);
  await page.getByTestId('member-bar').getByTestId('report').click();
  await expect(dialog(page)).toBeVisible();
  await signInMember(server, 'zest', { id: 'careful', nickname: 'careful' });
  await signIn(page, server, 'careful');
  await lookAgain(page);
  await expect(page.getByTestId('dialog-report')).toBeVisible();
});
