import pg from 'pg';
import type { Page } from 'playwright/test';
import { send } from '../support/http.ts';
import { moveClock } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectNoViolations, expectSaved, publish, rows, signIn } from './editor-kit.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 }, expectedErrors: /status of 4\d\d/ });

const DAY = 86_400_000;
const dialog = (page: Page) => page.getByTestId('dialog');
const canvas = (page: Page) => page.frameLocator('[data-testid=stage-frame] iframe');
const html = async (server: RunningServer, path: string) =>
  (await send(server.port, 'zest', encodeURI(path))).body;

/** Adds a module of a type after the selected one, and selects it. */
async function add(page: Page, type: string): Promise<void> {
  const before = await rows(page).count();
  await page.getByTestId('rail-add').click();
  await page.locator('#module-search').fill(type);
  await page.locator(`[data-testid=add-module][data-id="${type}"]`).click();
  await page.getByTestId('rail-outline').click();
  await expect(rows(page)).toHaveCount(before + 1);
}

async function query(server: RunningServer, sql: string, values: string[]) {
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ code: string }>(sql, values);
  await client.end();
  return rows.map(({ code }) => code);
}

/** Wall time in Bangkok, in the format of a datetime field. */
const wallTime = (moment: number) => new Date(moment + 7 * 3_600_000).toISOString().slice(0, 16);

test.afterEach(({ server }) => moveClock(server, 0));

test('[E1] an operator binds a page to the products of a category, previews it with one of them, and takes it offline', {
  tag: '@all',
}, async ({ page, server }) => {
  const [category = ''] = await query(
    server,
    `select c.code from goods g join classifications c on c.tenant_id = g.tenant_id and c.id = g.classification_id
     where g.tenant_id = 'zest' and not g.invalid group by c.code order by count(*) desc, c.code limit 1`,
    [],
  );
  await signIn(page, server.ownerPassword);
  await page.getByTestId('new-page').click();
  await dialog(page).getByLabel('Title').fill('All audio');
  await dialog(page).getByLabel('Type').selectOption('RELATION_PAGE');
  const binding = dialog(page).getByTestId('binding');
  await binding.getByLabel('Screen').selectOption({ label: 'Products' });
  await binding.getByRole('radio', { name: 'Those of a category' }).check();
  await expect(dialog(page).getByRole('button', { name: 'Create' })).toBeDisabled();
  await binding.getByRole('combobox', { name: 'Category' }).fill(category);
  await binding.getByTestId('pick').first().click();
  await expect(dialog(page).getByText(`/product/*/${category}`)).toBeVisible();
  await expectNoViolations(page, '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Create' }).click();

  await expect(page.getByTestId('workspace')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(canvas(page).getByTestId('module-own-part')).toBeVisible();
  await add(page, 'rich-text');
  await page.getByTestId('inspector-area').locator('[contenteditable=true]').fill('Ships tomorrow');
  await rows(page).last().click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows(page).first()).toHaveText(/Text/);
  await expect(canvas(page).getByText('Ships tomorrow')).toBeVisible();

  await page.getByTestId('shown-with').click();
  const [, second = ''] = await query(
    server,
    `select g.code from goods g join classifications c on c.tenant_id = g.tenant_id and c.id = g.classification_id
     where g.tenant_id = 'zest' and c.code = $1 and not g.invalid order by g.id`,
    [category],
  );
  await page.getByRole('combobox', { name: 'Product' }).fill(second);
  await page.getByTestId('pick').first().click();
  await expect(page.getByTestId('shown-with')).not.toHaveText('Shown with: the first one');
  await expect(page.locator('[data-testid=stage-frame] iframe')).toHaveAttribute(
    'src',
    new RegExp(`about=${second}`),
  );
  await page.keyboard.press('Escape');

  await publish(page);
  const shopper = `/en/product/${second}`;
  await expect.poll(() => html(server, shopper)).toContain('Ships tomorrow');
  const preview = await page
    .getByTestId('publish-result')
    .getByRole('link', { name: 'Web' })
    .nth(1)
    .getAttribute('href');
  await page
    .getByTestId('publish-result')
    .getByRole('button', { name: /offline/i })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /offline/i })
    .click();
  await expect.poll(() => html(server, shopper)).not.toContain('Ships tomorrow');

  await page.goto(preview ?? '');
  await expect(page.getByText('Ships tomorrow')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
});

test('[E1] an operator opens a topic, adds deals and a lottery, previews it as a member on Friday, and schedules it', async ({
  page,
  server,
}) => {
  const [path = ''] = await query(
    server,
    "select path as code from pages where tenant_id = 'zest' and path like '/topic/%' and path !~ '[*]' and archived_at is null order by path limit 1",
    [],
  );
  await signIn(page, server.ownerPassword);
  await page.getByRole('searchbox').first().fill(path);
  await page.getByTestId('page-row').filter({ hasText: path }).getByRole('link').click();
  await expect(rows(page).first()).toBeVisible();
  await rows(page).last().click();
  await add(page, 'recommended-deals');
  await add(page, 'activity');
  await page.getByTestId('inspector-area').getByRole('tab', { name: 'Data' }).click();
  await page.getByTestId('inspector-area').getByRole('combobox', { name: 'Activity' }).click();
  await page.getByTestId('inspector-area').getByTestId('pick').first().click();
  await expectSaved(page);

  await page.getByRole('radio', { name: 'Members' }).click();
  await page.getByRole('radio', { name: 'Bahasa Indonesia' }).click();
  const friday = Date.now() + 7 * DAY;
  await page.getByTestId('time').click();
  await page.locator('input[data-when]').fill(wallTime(friday));
  await page.keyboard.press('Escape');
  const frame = page.locator('[data-testid=stage-frame] iframe');
  await expect(frame).toHaveAttribute('src', /lang=id.*audience=member.*now=\d+/);
  await expect(canvas(page).getByTestId('module-recommended-deals')).toBeVisible();

  await page.getByTestId('open-schedule').click();
  const form = page.getByTestId('publish-form');
  await form.getByLabel('Goes live', { exact: true }).fill(wallTime(friday));
  await form.getByLabel('Ends (optional)').fill(wallTime(friday + 2 * DAY));
  await expect(form.getByText('Checking…')).toHaveCount(0);
  const sign = form.getByRole('checkbox');
  if (await sign.isVisible()) await sign.check();
  await form.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByTestId('publish-result')).toBeVisible();

  const isThere = async () => (await html(server, path)).includes('data-testid="module-recommended-deals"');
  expect(await isThere()).toBe(false);
  await moveClock(server, 7 * DAY + 60_000);
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
  await moveClock(server, 9 * DAY + 120_000);
  await expect.poll(isThere, { timeout: 60_000 }).toBe(false);
});
