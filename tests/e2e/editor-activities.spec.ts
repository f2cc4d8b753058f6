import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { addOperator } from '../support/add-operator.ts';
import { writeRows } from '../support/database.ts';
import { send, sendJson } from '../support/http.ts';
import { signInMember } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { copyLottery, HOUR_MS, inHours } from './activities-kit.ts';
import { expectNoViolations, expectReadingOrder, signIn } from './editor-kit.ts';
import { signIn as signInAsMember } from './people-kit.ts';
import { hydrated } from './story.ts';
import { expect, origin, test } from './test.ts';

test.use({ locale: 'en-US', expectedErrors: /status of 4\d\d/, viewport: { width: 1280, height: 900 } });

const EDITOR = '/api/saas-low-code-service/api/editor';
const LOTTERIES = '/saas-user-service/lotteries';

/** Calls the API as the operator of that window. */
function asOperator(page: Page, path: string, body: unknown): Promise<{ code: string; data: unknown }> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return page.evaluate(async ([url, options]) => (await fetch(url, options)).json(), [
    `${EDITOR}${path}`,
    init,
  ] as const);
}

/** Signs in another publisher of zest in a window of their own. */
async function publisher(browser: Browser, server: RunningServer): Promise<Page> {
  const email = `second.${crypto.randomUUID()}@shop.example`;
  const password = await addOperator(server, { email, name: 'Second Pair', role: 'publisher' });
  const context = await browser.newContext({
    baseURL: origin(server, 'zest'),
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/editor/activities');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByTestId('activities')).toBeVisible();
  return page;
}

/** Types a text in every language, using the language buttons beside the field's name. */
async function fillAll(field: Locator, text: string): Promise<void> {
  for (const language of ['ไทย', 'English', 'Bahasa Indonesia']) {
    await field.getByRole('button', { name: language }).click();
    await field.getByRole('textbox').fill(text);
  }
}

/** Expects no violations, a logical order for the keyboard, and no horizontal overflow on a phone. */
async function expectSound(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectReadingOrder(page, page.locator('main'));
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('starting a lottery needs two operators; its winner’s address is saved once, the prize sent, and the lottery declared invalid', {
  tag: '@all',
}, async ({ page, server, browser }) => {
  const title = `Wheel ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, server.ownerPassword);
  await page.goto('/editor/activities');
  await expect(page.getByTestId('activities')).toBeVisible();
  await page.getByRole('link', { name: 'New activity' }).click();
  const form = page.getByTestId('activity-form');
  await form.getByRole('button', { name: 'Save as draft' }).click();
  await expect(form.getByText('Some fields aren’t right yet')).toBeVisible();
  await expectSound(page);
  const field = (name: string) => form.locator(`[data-field="${name}"]`);
  await fillAll(field('title'), title);
  await fillAll(field('rules'), 'One chance a day.');
  await form.getByLabel('Starts').fill('2026-01-01T00:00');
  await form.getByRole('combobox', { name: /^Drawn/ }).selectOption('INSTANT');
  await form.getByLabel('Licence number').fill('1/2569');
  await fillAll(field('lottery.prizes.0.name'), 'Phone');
  await form.getByLabel('Weight of no prize').fill('0');
  await expect(form.getByText('100% of draws')).toBeVisible();
  await form.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByTestId('activity-state')).toHaveAttribute('data-state', 'DRAFT');
  const id = page.url().split('/').at(-1) ?? '';
  const params = `/activities/${id}`;

  await expect(page.getByText('A publisher who hasn’t changed the prizes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
  const version = await page.evaluate(
    async (url) => (await (await fetch(url)).json()).data.version,
    `${EDITOR}${params}`,
  );
  expect(await asOperator(page, `${params}/start`, { version })).toMatchObject({
    code: 'ACTIVITY_FOUR_EYES',
  });
  const detail = async () =>
    (await sendJson(server.port, 'zest', `/api/saas-user-service/activity/detail/${id}`)).json;
  expect((await detail()).code).toBe('NOT_FOUND');

  const second = await publisher(browser, server);
  await second.getByRole('link', { name: title }).click();
  await second.getByRole('button', { name: 'Start', exact: true }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Start' }).click();
  await expect(second.getByTestId('activity-state')).toHaveAttribute('data-state', 'RUNNING');
  expect((await detail()).data).toMatchObject({
    state: 'RUNNING',
    lottery: { weightsHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });

  const token = await signInMember(server, 'zest', { id: crypto.randomUUID(), nickname: 'Winner' });
  const call = async (path: string, body?: unknown) =>
    (
      await sendJson(server.port, 'zest', `/api${LOTTERIES}${path}`, {
        ...(body !== undefined && { method: 'POST', body }),
        headers: { authorization: `Bearer ${token}` },
      })
    ).json;
  const draw = () => call(`/${id}/draw`, { requestId: crypto.randomUUID() });
  await call(`/${id}/user-lottery-info`);
  const { data: drawn } = await draw();
  expect(drawn).toMatchObject({ outcome: 'WON' });
  await call(`/lottery-prize-records/${drawn.record.id}/address`, {
    name: '=SUM(1)',
    phone: '0812345678',
    street: '1 Rama IV',
    area: { province: 'Bangkok', district: 'Pathum Wan', subDistrict: 'Lumphini', postalCode: '10330' },
  });

  await second.reload();
  const won = second.getByTestId('draws').getByRole('listitem');
  await expect(won).toHaveCount(1);
  await expect(won).toContainText('W•••');
  await expect(second.locator('main')).not.toContainText('Rama');
  await expectSound(second);
  const saved = second.waitForEvent('download');
  await second.getByRole('button', { name: 'Save addresses' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Save addresses' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv.trim().split('\r\n').slice(1)).toEqual([
    "1,Phone,'=SUM(1),081-234-5678,1 Rama IV,Lumphini,Pathum Wan,Bangkok,10330",
  ]);

  await second.getByRole('button', { name: 'Mark as sent: prize of draw 1' }).click();
  const dialog = second.getByTestId('dialog');
  await dialog.getByLabel('Carrier').fill('Thailand Post');
  await dialog.getByLabel('Tracking number').fill('EX123TH');
  await expectNoViolations(second);
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(won).toHaveAttribute('data-state', 'DELIVERED');
  expect((await call(`/${id}/user-prizes`)).data).toMatchObject([
    { status: 'DELIVERED', carrier: 'Thailand Post', trackingNumber: 'EX123TH' },
  ]);
  const winner = await browser.newContext({ baseURL: origin(server, 'zest') });
  await winner.addCookies([{ name: 'user-token', value: token, url: origin(server, 'zest') }]);
  const told = await winner.newPage();
  await told.goto('/id/notifications?tab=community_security');
  await expect(told.getByTestId('message')).toContainText('Hadiah “Phone” Anda sudah dikirim');
  await expect(told.getByTestId('message')).toContainText('Thailand Post · EX123TH');
  await expect(told.locator('[data-testid=tab][aria-current=page]')).toHaveText(/^Akun dan hadiah/);
  await expectNoViolations(told);
  await told.getByTestId('message-link').click();
  await expect(told).toHaveURL(new RegExp(`/id/lottery/${id}$`));
  await winner.close();

  await second.getByRole('button', { name: 'Declare invalid' }).click();
  await dialog.getByRole('button', { name: 'Declare invalid' }).click();
  await expect(dialog.getByText('Say why.')).toHaveCount(3);
  for (const box of await dialog.getByRole('textbox').all()) await box.fill('A wrong prize');
  await dialog.getByRole('button', { name: 'Declare invalid' }).click();
  await expect(second.getByTestId('activity-state')).toHaveAttribute('data-state', 'INVALID');
  expect((await draw()).code).toBe('ACTIVITY_INVALID');
  expect((await detail()).data).toMatchObject({ state: 'INVALID', invalidReason: 'A wrong prize' });

  await page.goto('/editor/audit');
  for (const deed of ['made an', 'started an', 'read the addresses of winners', 'marked a prize as sent'])
    await expect(page.getByTestId('audit')).toContainText(deed);
  await expect(page.getByTestId('audit')).toContainText('declared an activity invalid');
});

const all = (text: string) => ({ th: `${text} ไทย`, en: text, id: `${text} Indonesia` });

/** Creates a draft of a lottery that begins tomorrow and lasts two hours; gives its id. */
async function makeDraft(page: Page, title: string): Promise<string> {
  const startTime = Date.now() + 24 * HOUR_MS;
  const { data } = await asOperator(page, '/activities', {
    type: 'LOTTERY',
    title: all(title),
    summary: {},
    rules: all('Rules'),
    startTime,
    endTime: startTime + 2 * HOUR_MS,
    lottery: {
      mode: 'INSTANT',
      licenceNumber: '1/2569',
      winsPerMember: 1,
      claimDays: 14,
      nothing: 9,
      chances: [{ reason: 'DAILY_VISIT', chances: 1, times: 1, per: 'DAY' }],
      prizes: [{ id: 'phone', name: all('Phone'), stock: 2, weight: 1, needsAddress: true }],
    },
  });
  return (data as { id: string }).id;
}

test('operators can preview a draft before, during and after its period; others can’t, and nothing is cached', {
  tag: '@all',
}, async ({ page, server }) => {
  const title = `Wheel ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, server.ownerPassword);
  const id = await makeDraft(page, title);
  // A member can't take part in a preview.
  await signInAsMember(page, server, crypto.randomUUID());
  await page.goto(`/editor/activities/${id}`);
  const ways = page.getByTestId('activity-preview');
  const open = async (name: string) => {
    const opened = page.context().waitForEvent('page');
    await ways.getByRole('link', { name }).click();
    const shop = await opened;
    await hydrated(shop);
    return shop;
  };
  for (const [way, state] of [
    ['Before it starts', 'COMING_SOON'],
    ['While it runs', 'RUNNING'],
    ['When it is over', 'ENDED'],
  ] as const) {
    const shop = await open(way);
    await expect(shop.getByTestId('activity')).toHaveAttribute('data-state', state);
    await expect(shop.locator('h1')).toHaveText(`${title} ไทย`);
    await expect(shop.getByTestId('lottery-prizes')).toContainText('Phone ไทย');
    if (state === 'RUNNING') await expect(shop.getByTestId('draw')).toHaveText('เข้าสู่ระบบเพื่อร่วมลุ้น');
    await shop.close();
  }
  await ways.getByLabel('Language').selectOption('id');
  await ways.getByLabel('At another time').fill('2020-01-01T00:00');
  const shop = await open('Open');
  await expect(shop.locator('h1')).toHaveText(`${title} Indonesia`);
  await expect(shop.getByTestId('activity')).toHaveAttribute('data-state', 'COMING_SOON');
  await shop.close();

  const href = (await ways.getByRole('link', { name: 'While it runs' }).getAttribute('href')) ?? '';
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const kept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  const seen = await send(server.port, 'zest', href, { headers: { cookie } });
  expect([seen.status, seen.body.includes(title), seen.headers.etag]).toEqual([200, true, undefined]);
  expect(seen.headers).toMatchObject(kept);
  for (const [tenant, headers] of [
    ['zest', {}],
    ['zest', { cookie: cookie.replace(/user-token=[^;]*/, '').replaceAll(/session_token=[^;]*/g, '') }],
    ['guide', { cookie }],
  ] as const) {
    const refused = await send(server.port, tenant, href, { headers });
    expect([refused.status, refused.body.includes(title)]).toEqual([401, false]);
    expect(refused.headers['cache-control']).toBe('private, no-store');
  }
  const ahead = { cookie, 'x-preview-time': String(Date.now() + 25 * HOUR_MS) };
  for (const headers of [{}, { cookie }, ahead] as Record<string, string>[]) {
    const shopper = await send(server.port, 'zest', `/lottery/${id}`, { headers });
    expect([shopper.status, shopper.body.includes(title)]).toEqual([404, false]);
    const detail = await sendJson(server.port, 'zest', `/api/saas-user-service/activity/detail/${id}`, {
      headers,
    });
    expect(detail.json.code).toBe('NOT_FOUND');
  }
});

test('a draft is deleted after confirming a question that names it', { tag: '@all' }, async ({
  page,
  server,
}) => {
  const title = `Wheel ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, server.ownerPassword);
  const id = await makeDraft(page, title);
  await page.goto(`/editor/activities/${id}`);
  await page.getByRole('button', { name: 'Delete draft' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('heading')).toHaveText(`Delete “${title}”?`);
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByTestId('activity-state')).toHaveAttribute('data-state', 'DRAFT');
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await question.getByRole('button', { name: 'Delete draft' }).click();
  await expect(page).toHaveURL(/\/editor\/activities$/);
  await expect(page.getByTestId('activities')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await page.goto('/editor/audit');
  const deed = page.getByTestId('audit').getByRole('row').filter({ hasText: title });
  await expect(deed).toContainText('deleted a draft');
});

test('more addresses than one batch are all in one file', { tag: '@all' }, async ({ page, server }) => {
  const id = await copyLottery(server, '2', { starts_at: inHours(-9), ends_at: inHours(9) });
  const headers = {
    authorization: `Bearer ${await signInMember(server, 'zest', { id, nickname: 'Winner' })}`,
  };
  const post = async (path: string, body: unknown) =>
    (await sendJson(server.port, 'zest', `/api${LOTTERIES}${path}`, { method: 'POST', body, headers })).json;
  await sendJson(server.port, 'zest', `/api${LOTTERIES}/${id}/user-lottery-info`, { headers });
  const { data } = await post(`/${id}/draw`, { requestId: crypto.randomUUID() });
  await post(`/lottery-prize-records/${data.record.id}/address`, {
    name: 'Mali',
    phone: '0812345678',
    street: '1 Rama IV',
    area: { province: 'Bangkok', district: 'Pathum Wan', subDistrict: 'Lumphini', postalCode: '10330' },
  });
  const more = `insert into prize_records select (jsonb_populate_record(old,
      jsonb_build_object('id', old.id || n, 'number', n))).* from prize_records old, generate_series(2, 2300) n
    where activity_id = $1`;
  await writeRows(server, 'zest', [[more, [id]]], []);

  await signIn(page, server.ownerPassword);
  await page.goto(`/editor/activities/${id}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save addresses' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save addresses' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  const numbers = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));
  expect(numbers).toEqual(Array.from({ length: 2_300 }, (_, i) => i + 1));
});

/** Starts a new activity of that kind in the editor; gives its form. */
async function newActivity(page: Page, password: string, kind: string) {
  await signIn(page, password);
  await page.goto('/editor/activities/new');
  await page.getByLabel('Type').selectOption(kind);
  const form = page.getByTestId('activity-form');
  return {
    form,
    field: (name: string) => form.locator(`[data-field="${name}"]`),
    save: (name = 'Save as draft') => form.getByRole('button', { name, exact: true }).click(),
  };
}

const state = (page: Page) => page.getByTestId('activity-state');

/** Starts the draft with that name as another publisher. */
async function startAsAnother(page: Page, title: string): Promise<void> {
  await page.goto('/editor/activities');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start' }).click();
}

test('a bonus is written in three languages, corrected after a refusal, and started by another publisher', {
  tag: '@all',
}, async ({ page, server, browser }) => {
  const title = `Bonus ${crypto.randomUUID().slice(0, 8)}`;
  const { form, field, save } = await newActivity(page, server.ownerPassword, 'BONUS');
  const percent = form.getByLabel('Percent of each order');
  for (const [language, text] of [
    ['ไทย', `${title} ไทย`],
    ['English', title],
    ['Bahasa Indonesia', `${title} Indonesia`],
  ] as const) {
    await field('title').getByRole('button', { name: language }).click();
    await field('title').getByRole('textbox').fill(text);
  }
  await fillAll(field('rules'), 'Orders of the app count too.');
  await percent.fill('3,5');
  await save();
  await expect(form.getByText('Some fields aren’t right yet')).toBeVisible();
  await expect(percent).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page);

  // The server refuses it too, and the entered values are kept.
  await percent.fill('3.5');
  await form.getByLabel('Paid from this sum on').fill('250.50');
  await form.getByLabel('Starts').fill('2026-01-02T00:00');
  await form.getByLabel('Ends').fill('2026-01-01T00:00');
  await save();
  await expect(form.getByRole('alert')).toContainText('end');
  await expect(percent).toHaveValue('3.5');
  await expect(form.getByLabel('Starts')).toHaveValue('2 Jan 2026 00:00');
  await expect(field('title').getByRole('textbox')).toHaveValue(`${title} Indonesia`);
  await form.getByLabel('Ends').fill('2100-01-01T00:00');
  await save();
  await expect(state(page)).toHaveAttribute('data-state', 'DRAFT');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
  const id = page.url().split('/').at(-1) ?? '';

  const second = await publisher(browser, server);
  await startAsAnother(second, title);
  await expect(state(second)).toHaveAttribute('data-state', 'RUNNING');
  await expect(second.getByLabel('Percent of each order')).toBeDisabled();
  await expectSound(second);
  for (const [path, name, terms] of [
    [`/th/bonus/${id}`, `${title} ไทย`, '3.5%'],
    [`/en/bonus/${id}`, title, '฿250.50 on'],
    [`/id/bonus/${id}`, `${title} Indonesia`, '3.5% untuk Anda'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(name);
    await expect(page.getByTestId('bonus-terms')).toContainText(terms);
  }
  await second.goto('/editor/activities');
  await expect(second.getByTestId('activities')).toBeVisible();
  await expectSound(second);
});

test('badges are written in three languages, corrected after a refusal, and started by another publisher', {
  tag: '@all',
}, async ({ page, server, browser }) => {
  const title = `Badges ${crypto.randomUUID().slice(0, 8)}`;
  const { form, field, save } = await newActivity(page, server.ownerPassword, 'BADGE');
  await fillAll(field('title'), title);
  await fillAll(field('rules'), 'Everybody can earn them.');
  await fillAll(field('badges.0.name'), 'Regular');
  await fillAll(field('badges.0.text'), 'Come back often');
  await form.getByLabel('How often').fill('0');
  await form.getByRole('button', { name: 'Add a badge' }).click();
  await form.getByRole('button', { name: 'Add a badge' }).click();
  await form.getByRole('button', { name: 'Remove Badge 2' }).click();
  const second = form.getByRole('group', { name: 'Badge 2' });
  await second.getByRole('combobox').selectOption('SHARE');
  await second.getByLabel('How often').fill('3');
  await save();
  await expect(form.getByText('Some fields aren’t right yet')).toBeVisible();
  await expectSound(page);

  await form.getByLabel('How often').first().fill('5');
  await field('badges.1.name').getByRole('textbox').fill('Sharer');
  await form.getByLabel('Starts').fill('2026-01-01T00:00');
  await field('picture').getByRole('button').first().click();
  const buffer = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#c9360e' } })
    .png()
    .toBuffer();
  const name = `${title}.png`;
  await page.getByTestId('file-input').setInputFiles({ name, mimeType: 'image/png', buffer });
  await page.getByTestId('media-asset').filter({ hasText: name }).click();
  await expect(field('picture').locator('img')).toBeVisible();
  await save();
  await expect(state(page)).toHaveAttribute('data-state', 'DRAFT');
  const id = page.url().split('/').at(-1) ?? '';

  // A name in one language is enough for saving, but not for starting.
  const other = await publisher(browser, server);
  await startAsAnother(other, title);
  await expect(other.locator('main').getByRole('alert').filter({ hasText: 'language' })).toBeVisible();
  await expect(state(other)).toHaveAttribute('data-state', 'DRAFT');
  await fillAll(field('badges.1.name'), 'Sharer');
  await save('Save');
  await expect(page.getByText('Saved.')).toBeVisible();
  await startAsAnother(other, title);
  await expect(state(other)).toHaveAttribute('data-state', 'RUNNING');
  await page.goto(`/en/badge/${id}`);
  await expect(page.locator('h1')).toHaveText(title);
  const badges = page.getByTestId('badge');
  await expect(badges).toHaveCount(2);
  await expect(badges.first()).toContainText('Come back often');
  await expect(badges.last()).toContainText('Sharer');
});
