import type { Page } from 'playwright/test';
import { unsubscribeToken } from '#server/domain/alerts/unsubscribe.ts';
import { readRows, writeRows } from '../support/database.ts';
import { sendJson } from '../support/http.ts';
import { moveClock, spoil } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hold } from './hold.ts';
import { lookAgain, signIn } from './people-kit.ts';
import { hydrated } from './story.ts';
import { darken, expect, inLanguage, origin, test } from './test.ts';

test.use({ expectedErrors: /status of (401|404|409|422|500)/ });

const PATH = '/api/saas-user-service/user/deal-alerts';
const alerts = (page: Page) => page.getByTestId('alert');
const tags = (page: Page) => page.getByTestId('trending-tag');
const toasts = (page: Page) => page.getByTestId('toast');
const dialog = (page: Page) => page.getByTestId('dialog-login');

/** Signs in a member with an email address in the browser, and gives a client that adds alerts without the screens. */
async function someMember(page: Page, server: RunningServer) {
  const id = `alert-${crypto.randomUUID()}`;
  const token = await signIn(page, server, id, 'Mali');
  const address = `insert into member_credentials (tenant_id, member_id, email) values ('zest', $1, $2)`;
  await writeRows(server, 'zest', [[address, [id, `${id}@shop.example`]]], []);
  const add = async (body: object) => {
    const headers = { Authorization: `Bearer ${token}` };
    const { json } = await sendJson(server.port, 'zest', PATH, { method: 'POST', body, headers });
    expect(json.success, json.message).toBe(true);
    return json.data as { id: string };
  };
  return { id, add };
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

test.describe('in English on a desktop', () => {
  test.use(DESKTOP);

  test('[D1] a trending tag can be followed and unfollowed', async ({ page, server }) => {
    await someMember(page, server);
    await open(page, '/en/deal-alerts');
    await expect(page.getByTestId('own-alerts')).toContainText('No alerts yet');
    const tag = tags(page).nth(2);
    const name = (await tag.textContent())?.trim();
    await tag.click();
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await expect(toasts(page)).toContainText(`You now follow “${name}”`);
    await expect(alerts(page)).toHaveText(new RegExp(`^#${name}`));
    await page.reload();
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await hydrated(page);
    await tag.click();
    await expect(tag).toHaveAttribute('aria-pressed', 'false');
    await expect(alerts(page)).toHaveCount(0);
    await expect(toasts(page)).toContainText(`You no longer follow “${name}”`);
  });

  test('[D1] a custom alert can be created, changed, paused, resumed, deleted and restored, and shows pending changes', async ({
    page,
    server,
  }) => {
    const { id } = await someMember(page, server);
    await open(page, '/en/deal-alerts');
    await page.getByTestId('new-alert').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New deal alert');
    await page.getByTestId('keyword').fill('air fryer');
    await page.getByTestId('alert-more').click();
    await page.getByTestId('brand').selectOption({ index: 1 });
    const category = page.getByTestId('categoryIds').getByRole('checkbox').first();
    await category.check();
    await page.getByTestId('tagIds').getByRole('checkbox').nth(1).check();
    await page.getByTestId('submit').click();
    await expect(page).toHaveURL(/\/en\/deal-alerts$/);
    await expect(page.getByTestId('own-alerts')).toContainText(`${id}@shop.example`);
    await expect(alerts(page)).toHaveText(/^air fryer · .+ · .+ · #/);
    await expect(alerts(page)).toHaveAttribute('data-state', 'active');

    await alerts(page).getByTestId('edit-alert').click();
    await page.getByTestId('dialog-alert').getByTestId('keyword').fill('rice cooker');
    await page.getByTestId('dialog-alert').getByTestId('submit').click();
    await expect(page.getByTestId('dialog-alert')).toHaveCount(0);
    await expect(alerts(page)).toHaveText(/^rice cooker · .+ · .+ · #/);

    for (const [button, transient, words, state] of [
      ['pause', 'pausing', 'Pausing…', 'paused'],
      ['resume', 'resuming', 'Resuming…', 'active'],
      ['delete', 'deleting', 'Deleting…', undefined],
    ] as const) {
      const path = button === 'delete' ? /deal-alerts\/[\w-]{36}$/ : new RegExp(`deal-alerts/.+/${button}$`);
      const release = await hold(page, path);
      await alerts(page).getByTestId(`${button}-alert`).click();
      await expect(alerts(page)).toHaveAttribute('data-state', transient);
      await expect(alerts(page).getByRole('status')).toHaveText(words);
      release();
      if (state) await expect(alerts(page)).toHaveAttribute('data-state', state);
      else await expect(alerts(page)).toHaveCount(0);
    }
    await expect(page.locator('#own-alerts')).toBeFocused();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(alerts(page)).toHaveText(/^rice cooker · .+ · .+ · #/);
    const kept = 'select keyword, paused_at from deal_alerts where member_id = $1';
    expect(await readRows(server, kept, [id])).toEqual([{ keyword: 'rice cooker', paused_at: null }]);
  });

  test('[D3] each limit is reported at its field, and the entered values are kept', async ({
    page,
    server,
  }) => {
    const { add } = await someMember(page, server);
    await open(page, '/en/deal-alerts/new');
    const form = page.getByTestId('form-alert');
    const submit = form.getByTestId('submit');
    const keyword = form.getByTestId('keyword');
    await submit.click();
    await expect(form.getByTestId('field-error')).toHaveText(/Please enter a keyword/);
    const long = 'x'.repeat(51);
    await keyword.fill(long);
    await submit.click();
    await expect(form.getByTestId('field-error')).toHaveText('Please use at most 50 characters');
    await expect(keyword).toHaveValue(long);
    await keyword.fill('');

    await form.getByTestId('alert-more').click();
    for (const [group, message] of [
      ['categoryIds', 'Select up to three'],
      ['tagIds', 'Select up to three tags'],
    ] as const) {
      const boxes = form.getByTestId(group).getByRole('checkbox');
      const refused = form.getByTestId(group).getByRole('alert');
      for (const at of [0, 1, 2]) await boxes.nth(at).check();
      await expect(refused).toBeEmpty();
      await boxes.nth(3).click();
      await expect(refused).toHaveText(message);
      await expect(boxes.nth(3)).not.toBeChecked();
      for (const at of [0, 1, 2]) await boxes.nth(at).uncheck();
    }

    const failure = form.getByTestId('form-failure');
    await add({ keyword: 'Air fryer' });
    await keyword.fill('air fryer');
    await submit.click();
    await expect(failure).toHaveText('This alert already exists');
    await expect(keyword).toHaveValue('air fryer');

    await keyword.fill('');
    const label = form.getByTestId('tagIds').locator('label').first();
    const tag = (await label.textContent())?.trim();
    await label.click();
    await submit.click();
    await expect(page).toHaveURL(/\/en\/deal-alerts$/);
    await open(page, '/en/deal-alerts/new');
    await form.getByTestId('alert-more').click();
    await form.getByTestId('tagIds').locator('label').first().click();
    await submit.click();
    await expect(failure).toHaveText(`You already follow “${tag}”`);

    for (let i = 0; i < 8; i += 1) await add({ keyword: `word ${i}` });
    await keyword.fill('one more');
    await submit.click();
    await expect(failure).toHaveText('Max 10 subscriptions. Please delete before adding.');
    await expect(keyword).toHaveValue('one more');
  });

  test('[D4] every failure names its part, and can be retried', async ({ page, server }) => {
    const { add } = await someMember(page, server);
    await add({ keyword: 'desk lamp' });
    const fault = 'status=500';
    const fail = (endpoint: string) => spoil(server, { endpoint, fault });
    await fail('alertList');
    await open(page, '/en/deal-alerts');
    const own = page.getByTestId('own-alerts');
    await expect(own.getByRole('alert')).toContainText('Failed to load your alerts');
    await own.getByRole('button').click();
    await expect(alerts(page)).toHaveCount(1);

    const tag = tags(page).first();
    await fail('addAlert');
    await tag.click();
    await expect(toasts(page).filter({ hasText: /^Failed to subscribe/ })).toBeVisible();
    await expect(tag).toHaveAttribute('aria-pressed', 'false');
    await fail('alertList');
    await tag.click();
    await expect(toasts(page).filter({ hasText: 'Failed to refresh your alerts' })).toBeVisible();
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await fail('deleteAlert');
    await tag.click();
    await expect(toasts(page).filter({ hasText: 'Failed to unsubscribe' })).toBeVisible();
    await expect(tag).toHaveAttribute('aria-pressed', 'true');

    const first = alerts(page).nth(1);
    for (const [button, endpoint, message] of [
      ['pause', 'pauseAlert', 'Pausing failed'],
      ['delete', 'deleteAlert', 'Deleting failed'],
    ] as const) {
      await fail(endpoint);
      await first.getByTestId(`${button}-alert`).click();
      await expect(toasts(page).filter({ hasText: message })).toBeVisible();
      await expect(first).toHaveAttribute('data-state', 'active');
    }
    await first.getByTestId('pause-alert').click();
    await expect(first).toHaveAttribute('data-state', 'paused');
    await fail('resumeAlert');
    await first.getByTestId('resume-alert').click();
    await expect(toasts(page).filter({ hasText: 'Resuming failed' })).toBeVisible();

    await fail('updateAlert');
    await first.getByTestId('edit-alert').click();
    const edited = page.getByTestId('dialog-alert');
    await edited.getByTestId('keyword').fill('floor lamp');
    await edited.getByTestId('submit').click();
    await expect(edited.getByTestId('form-failure')).toHaveText('Failed to update the alert');
    await expect(edited.getByTestId('keyword')).toHaveValue('floor lamp');
    await edited.getByTestId('submit').click();
    await expect(alerts(page).filter({ hasText: 'floor lamp' })).toBeVisible();

    await fail('addAlert');
    await open(page, '/en/deal-alerts/new');
    await page.getByTestId('keyword').fill('kettle');
    await page.getByTestId('submit').click();
    await expect(page.getByTestId('form-failure')).toHaveText('Failed to add the alert');
    await expect(page.getByTestId('keyword')).toHaveValue('kettle');

    // The server renders the page without tags, and the browser's call fails too.
    await spoil(server, { endpoint: 'hotTags', fault, origin: 'server' });
    await fail('hotTags');
    await moveClock(server, 0);
    await open(page, '/en/deal-alerts');
    const trending = page.getByTestId('trending-tags');
    await expect(trending.getByRole('alert')).toContainText('Failed to load trending tags');
    await trending.getByRole('button').click();
    await expect(tags(page).first()).toBeVisible();
  });

  test('[D5] [X24] a guest gets the login dialog, returns to the tag afterwards, and follows it', async ({
    page,
    server,
  }) => {
    await open(page, '/en/deal-alerts');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    const tag = tags(page).nth(1);
    await tag.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await someMember(page, server);
    await lookAgain(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(tag).toBeFocused();
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByTestId('own-alerts')).toContainText('1 of 10');
  });

  test('[D5] a search without results leads to an alert with its words; a guest signs in on the way', {
    tag: '@all',
  }, async ({ page, server }) => {
    await open(page, '/en/search?keyword=qqzzxxq');
    await page.getByRole('link', { name: 'Tell me when it’s there, at my price' }).click();
    await expect(page).toHaveURL(/\/en\/deal-alerts\/new\?keyword=qqzzxxq$/);
    await expect(dialog(page)).toBeVisible();
    await someMember(page, server);
    await lookAgain(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByTestId('keyword')).toHaveValue('qqzzxxq');
    await page.getByTestId('submit').click();
    await expect(alerts(page)).toHaveText(/^qqzzxxq/);
  });

  test('[R22 profile, R22 security, R22 notifications, R22 favorites, R22 likes, R22 alerts] [E7] the account’s and alerts’ screens are shown even at paths where operators have published pages', async ({
    page,
    server,
  }) => {
    const SCREENS = {
      '/profile': 'profile',
      '/security': 'security',
      '/notifications': 'notifications',
      '/favorites': 'favorites',
      '/likes': 'likes',
      '/deal-alerts': 'deal-alerts',
      '/deal-alerts/new': 'newDealAlert',
      '/deal-alerts/unsubscribe': 'unsubscribe',
    };
    const copy = `insert into pages (tenant_id, id, path, page_type, document, published_version, published_at, draft)
      select tenant_id, 'over' || $1, $1, page_type, document, published_version, published_at, draft
      from pages where tenant_id = 'zest' and path = '/'`;
    const copies = Object.keys(SCREENS).map((path) => [copy, [path]] as const);
    await writeRows(server, 'zest', copies, ['pages']);
    try {
      await someMember(page, server);
      for (const [path, testId] of Object.entries(SCREENS)) {
        expect([path, (await page.goto(`${path}?over`))?.status()]).toEqual([path, 200]);
        await expect(page.getByTestId(testId)).toBeVisible();
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        await expect(page.getByTestId('module-recommended-deals')).toHaveCount(0);
      }
    } finally {
      await writeRows(server, 'zest', [["delete from pages where id like 'over/%'", []]], ['pages']);
    }
  });
});

test.describe('without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('[X14] the unsubscribe link of a mail asks first, and then stops the mails without signing in', async ({
    page,
    server,
  }) => {
    const { id, add } = await someMember(page, server);
    await add({ keyword: 'พัดลม' });
    await page.context().clearCookies({ name: 'user-token' });
    const [secret] = await readRows<{ value: { secret: string } }>(
      server,
      "select value from facts where name = 'secret:auth-codes'",
      [],
    );
    const token = unsubscribeToken(secret?.value.secret ?? '', 'zest', id);
    const paused = async () => {
      const rows = await readRows<{ paused_at: Date | null }>(
        server,
        'select paused_at from deal_alerts where member_id = $1',
        [id],
      );
      return rows.map(({ paused_at }) => paused_at !== null);
    };
    await page.goto(`${origin(server, 'zest')}${PATH}/unsubscribe?token=${encodeURIComponent(token)}`);
    await expect(page).toHaveURL(/\/deal-alerts\/unsubscribe\?token=/);
    expect(await paused()).toEqual([false]);
    await page.getByRole('button', { name: 'หยุดรับอีเมล' }).click();
    await expect(page.getByTestId('unsubscribe').getByRole('status')).toContainText('เรียบร้อย');
    expect(await paused()).toEqual([true]);
  });
});

for (const [lang, device, isDark] of [
  ['th', PHONE, true],
  ['en', DESKTOP, false],
  ['id', PHONE, false],
] as const)
  test.describe(`in ${lang}`, () => {
    test.use(device);

    test('the screens of alerts are accessible with every kind of content', {
      tag: lang === 'th' ? [] : '@all',
    }, async ({ page, server }) => {
      const { add } = await someMember(page, server);
      await add({ keyword: 'เครื่องทอดไร้น้ำมันสำหรับครอบครัวใหญ่มากมากมากมาก' });
      await add({ keyword: 'rice cooker' });
      const look = async () => {
        if (isDark) await darken(page);
        await expectAccessible(page);
      };
      await open(page, inLanguage(lang, '/deal-alerts'));
      await tags(page).first().click();
      await expect(alerts(page)).toHaveCount(3);
      await alerts(page).nth(1).getByTestId('pause-alert').click();
      await expect(alerts(page).nth(1)).toHaveAttribute('data-state', 'paused');
      await expect(toasts(page)).toHaveCount(0);
      await look();
      await alerts(page).first().getByTestId('edit-alert').click();
      await expect(page.getByTestId('dialog-alert').getByTestId('tagIds')).toBeVisible();
      await look();
      await open(page, inLanguage(lang, '/deal-alerts/new'));
      await page.getByTestId('submit').click();
      await expect(page.getByTestId('field-error')).toBeVisible();
      await look();
      await open(page, inLanguage(lang, '/deal-alerts/unsubscribe?token=x'));
      await look();
    });
  });
