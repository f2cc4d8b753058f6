import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { LANGUAGES } from '#schemas/constants.ts';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import { send, sendJson } from '../support/http.ts';
import { signInMember } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectNoViolations, expectReadingOrder, OWNER, signIn, tabTo } from './editor-kit.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'en-US', expectedErrors: /status of 4\d\d/, viewport: { width: 1280, height: 900 } });

const post = (server: RunningServer, path: string, body: unknown, token?: string, method = 'POST') =>
  sendJson(server.port, 'zest', `/api${path}`, {
    method,
    body,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

/** Signs in a member of zest with this profile change. */
async function memberWith(server: RunningServer, id: string, nickname: string, change: object) {
  const token = await signInMember(server, 'zest', { id, nickname });
  const path = '/saas-user-service/user/info/updateUserInfo';
  expect((await post(server, path, change, token, 'PUT')).status).toBe(200);
  return {
    status: async () =>
      (
        await sendJson(server.port, 'zest', '/api/saas-user-service/user-ext-info/getWithExtInfoById', {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status,
  };
}

/** Expects no violations, reading order, and no horizontal overflow in a narrow window. */
async function expectSound(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectReadingOrder(page, page.locator('main'));
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('the groups of desks are in one line that a phone shows whole, as are the desks of a group', {
  tag: '@all',
}, async ({ page, server }) => {
  await signIn(page, server.ownerPassword);
  for (const lang of LANGUAGES) {
    const cookie = { value: lang, domain: 'zest.localhost', path: '/' };
    await page.context().addCookies(['languages', 'i18next'].map((name) => ({ name, ...cookie })));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/editor/members');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const links = page.locator('header nav a');
    await expect(links).toHaveCount(5 + 4);
    await expect(page.locator('header nav [aria-current=page]')).toHaveAttribute('href', '/editor/members');
    const boxes = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
    expect(new Set((await boxes()).map(({ top }) => top)).size).toBe(1);
    await page.setViewportSize({ width: 360, height: 800 });
    for (const { left, right } of await boxes()) expect([left >= 0, right <= 360]).toEqual([true, true]);
    expect(new Set((await boxes()).map(({ top }) => top)).size).toBe(2);
  }
});

test('an address of no screen says so, and the navigation leads on', { tag: '@all' }, async ({
  page,
  server,
}) => {
  await signIn(page, server.ownerPassword);
  for (const path of ['/editor/nothing', '/editor/pages', '/editor/pages/a/b']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such screen');
  }
  await expectSound(page);
  await page.locator('header nav a').first().click();
  await expect(page).toHaveURL(/\/editor$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages');
});

test('changes of profiles are accepted or refused with a reason; a member is found, blocked and unblocked', {
  tag: '@all',
}, async ({ page, server }) => {
  const id = crypto.randomUUID();
  const member = await memberWith(server, id, `Old ${id.slice(0, 8)}`, {
    nickname: `New ${id.slice(0, 8)}`,
    biography: '<b>Buy pills</b>',
  });
  await signIn(page, server.ownerPassword);
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('link', { name: 'Members' }).click();
  const reviews = page.getByTestId('review').filter({ hasText: id.slice(0, 8) });
  await expect(reviews).toHaveCount(2);
  await expect(reviews.filter({ hasText: '<b>Buy pills</b>' })).toBeVisible();

  await reviews
    .filter({ hasText: 'pills' })
    .getByRole('button', { name: /^Refuse/ })
    .click();
  const dialog = page.getByTestId('dialog');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toContainText('Say why.');
  await expectNoViolations(page);
  await dialog.getByLabel('Reason').fill('An advertisement');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(reviews).toHaveCount(1);
  await reviews.getByRole('button', { name: /^Approve/ }).click();
  await expect(reviews).toHaveCount(0);

  await page.getByLabel('Search').fill(`New ${id.slice(0, 8)}`);
  const row = page.getByTestId('member-list').locator(`[data-id="${id}"]`);
  await expect(row).toBeVisible();
  await expect(page.getByTestId('member-list-row')).toHaveCount(1);
  expect(await member.status()).toBe(200);
  await row.getByRole('button', { name: /^Block/ }).click();
  await expectNoViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(row).toHaveAttribute('data-state', 'deactivated');
  expect(await member.status()).toBe(401);
  await page.getByLabel('State').selectOption('active');
  await expect(page.getByText('No member matches.')).toBeVisible();
  await page.getByLabel('State').selectOption('deactivated');
  await row.getByRole('button', { name: /^Unblock/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByLabel('State').selectOption('all');
  await expect(row).toHaveAttribute('data-state', 'active');

  await page.goto('/editor/audit');
  const log = page.getByTestId('audit');
  for (const deed of ['dropped a member’s change', 'let a member’s change be seen', 'blocked a member'])
    await expect(log).toContainText(deed);
  await expect(log).toContainText('Reason: An advertisement');
});

test('the desks of members and of messages have no violations and fit a phone', { tag: '@all' }, async ({
  page,
  server,
}) => {
  const [id, rcv] = [crypto.randomUUID(), `mali.${crypto.randomUUID()}@shop.example`];
  await memberWith(server, id, 'Old name', { biography: id });
  await sendCode(server, rcv);
  await signIn(page, server.ownerPassword);
  await page.goto('/editor/members');
  await expect(page.getByTestId('review').filter({ hasText: id })).toBeVisible();
  await expectSound(page);
  await page.goto('/editor/outbox');
  await findMessage(page, rcv);
  await expectSound(page);
});

/** Sends a code for signing up. */
async function sendCode(server: RunningServer, rcv: string): Promise<void> {
  const body = { rcv, rcvType: 'EMAIL', authScene: 'REGISTER' };
  expect((await post(server, '/saas-user-service/user/authcode/send', body)).status).toBe(200);
}

/** Searches the outbox for a destination until its only message is there; gives that. */
async function findMessage(page: Page, rcv: string): Promise<Locator> {
  await page.getByLabel('Search by whole address or number').fill(rcv);
  const item = page.getByTestId('outbox').getByRole('listitem');
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(item).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  return item;
}

test('a message in the outbox shows its destination and text once it is opened, which is logged', {
  tag: '@all',
}, async ({ page, server }) => {
  const rcv = `mali.${crypto.randomUUID()}@shop.example`;
  await sendCode(server, rcv);
  await signIn(page, server.ownerPassword);
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('link', { name: 'Outbox' }).click();
  const item = await findMessage(page, rcv);
  await expect(item).toContainText('m•••@shop.example');
  await expect(page.locator('main')).not.toContainText(rcv);
  await page.getByRole('button', { name: 'Open the message' }).click();
  const dialog = page.getByTestId('dialog');
  await expect(dialog).toContainText(rcv);
  await expect(dialog).toContainText(/(?<!\d)\d{6}(?!\d)/);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Kind').selectOption('text');
  await expect(page.getByText('No message matches.')).toBeVisible();
  await page.goto('/editor/audit');
  await expect(page.getByTestId('audit')).toContainText('opened a message in the outbox');
});

test('a reported comment can be hidden and shown again by keyboard; the public page changes at once', async ({
  page,
  server,
}) => {
  const { json } = await sendJson(server.port, 'zest', '/api/saas-search-service/feeds/deals?size=20');
  const { id: subjectId, code } = json.data.content[17];
  const text = `Buy pills ${crypto.randomUUID()}`;
  const create = '/saas-interaction-service/reply/create';
  const member = (id: string) => signInMember(server, 'zest', { id, nickname: `Desk ${id}` });
  const [writer, reader] = [await member('desk-writer'), await member('desk-reader')];
  const comment = { subjectType: 'CONTENT', subjectId, content: text };
  const replyToId = (await post(server, create, comment, writer)).json.data.id;
  await post(server, create, { ...comment, content: 'No thanks', replyToId }, reader);
  const report = { subjectType: 'CONTENT_COMMENT', subjectId: replyToId, optionCode: 'SPAM' };
  await post(server, '/saas-user-service/reports', { ...report, reason: '<b>Pills</b> again' }, reader);
  const shown = async () => (await send(server.port, 'zest', `/en/content/${code}`)).body;
  await expect.poll(shown).toContain(text);

  await signIn(page, server.ownerPassword);
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('link', { name: 'Reports' }).click();
  const item = page.getByTestId('reported').filter({ hasText: text });
  await expect(item).toContainText('Desk desk-writer');
  await expect(item).toContainText('reported by 1 member');
  await expect(item).toContainText('It is spam: <b>Pills</b> again');
  await expectSound(page);
  await tabTo(page, item.getByRole('button', { name: /^Hide/ }));
  await page.keyboard.press('Enter');
  const outcome = page.getByText('The comment is hidden from everybody but its author.');
  await expect(outcome).toBeFocused();
  await expect(item).toHaveCount(0);
  await expect.poll(shown).not.toContain(text);
  expect(await shown()).toContain('Removed by the shop');
  expect(await shown()).toContain('No thanks');

  await page.getByLabel('State').selectOption('decided');
  await expect(item).toHaveAttribute('data-state', 'hidden');
  await tabTo(page, page.getByRole('button', { name: 'Undo', exact: true }).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(item).toHaveCount(0);
  await expect.poll(shown).toContain(text);
  await page.goto('/editor/audit');
  await expect(page.getByTestId('audit')).toContainText('hid a reported comment');
  await expect(page.getByTestId('audit')).toContainText('Kind: Comment');
});

test('figures of some days: as bars for the keyboard, as tables, and as CSV without formulas', {
  tag: '@all',
}, async ({ page, server }) => {
  const source = `=HYPERLINK("${crypto.randomUUID()}")`;
  await report(server, [
    { eventName: 'session-start', params: { source } },
    { eventName: 'page-view' },
    { eventName: 'click', params: { module: 'feed', outbound: 'shopee.co.th' } },
  ]);
  await signIn(page, server.ownerPassword);
  await page.getByRole('link', { name: 'Figures' }).click();
  const figures = page.getByTestId('figures');
  await expect(async () => {
    await page.reload();
    await expect(figures).toContainText(source, { timeout: 3_000 });
  }).toPass();
  await expect(figures).toContainText('shopee.co.th');
  await expect(figures).toContainText('Stored');
  await expectSound(page);

  const value = page.getByTestId('chart-value');
  const today = await value.textContent();
  const slider = page.getByRole('slider', { name: 'Day of the chart' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(value).not.toHaveText(today ?? '');
  await expect(slider).toHaveAttribute('aria-valuetext', (await value.textContent()) ?? '');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv).toContain(`"'${source.replaceAll('"', '""')}",1`);
  expect(csv).toContain('shopee.co.th,');

  const language = page.getByRole('combobox', { name: 'Language', exact: true });
  await language.selectOption('id');
  await expect(figures).not.toContainText(source);
  await language.selectOption('');
  await page.getByRole('button', { name: 'Last 90 days' }).click();
  await expect(figures.locator('tr[data-id]')).toHaveCount(90);
  await page.getByLabel('From').fill('2020-01-01');
  await expect(page.getByText('Choose a first and a last day')).toBeVisible();
  await expect(page.getByLabel('From')).toHaveValue('2020-01-01');
  await expect(figures.locator('tr[data-id]')).toHaveCount(90);
});

async function report(server: RunningServer, events: readonly Partial<AnalyticsEvent>[]): Promise<void> {
  const visit = crypto.randomUUID();
  const common = {
    version: 1,
    timestamp: Date.now(),
    sessionId: visit,
    visitorId: visit,
    userAgent: 'Mozilla/5.0',
    platform: 'Web',
    language: 'th-TH',
    zbLanguage: 'th',
    pageHref: 'https://zest.example/',
    screenResolution: { width: 360, height: 800 },
    windowResolution: { width: 360, height: 640 },
    page: { name: '/' },
    network: 'unknown',
    deviceId: 'd1',
    params: {},
  };
  const body = events.map((event) => ({ ...common, eventId: crypto.randomUUID(), ...event }));
  const path = '/api/saas-tenant-service/tenant/report';
  const answer = await send(server.port, 'zest', path, { method: 'POST', body: JSON.stringify(body) });
  expect(answer.status).toBe(204);
}

test('the outbox shows the sign-in form in its place', { tag: '@all' }, async ({ page, server }) => {
  await page.goto('/editor/outbox');
  await expect(page.getByTestId('sign-in')).toBeVisible();
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(server.ownerPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
});
