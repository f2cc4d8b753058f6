import type { Page } from 'playwright/test';
import { createPage } from '#schemas/api/invented/editor-pages.ts';
import { send, sendJson } from '../support/http.ts';
import { operatorHeaders } from '../support/operator-token.ts';
import { pageOf } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectNoViolations, expectSaved, publish, rows, signIn } from './editor-kit.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 }, expectedErrors: /status of 4\d\d/ });

const canvas = (page: Page) => page.frameLocator('[data-testid=stage-frame] iframe');
const dialog = (page: Page) => page.getByTestId('dialog');
const html = async (server: RunningServer, path: string) =>
  (await send(server.port, 'zest', `/en${path}`)).body;

const words = (text: string) => ({ th: text, en: text, id: text });

/** Adds a page with a notice and a text, and gives its id. */
async function addPage(server: RunningServer, path: string, text: string): Promise<string> {
  const title = words(path);
  const notice = { id: 'hint', type: 'notice', v: 1, props: { items: [{ text: words(text) }] } };
  const more = { id: 'more', type: 'rich-text', v: 1, props: { title, text: words(`<p>${path}</p>`) } };
  const document = { ...pageOf([notice, more]), meta: { title, description: title } };
  const made = await sendJson(server.port, 'zest', `/api${createPage.path}`, {
    method: 'POST',
    headers: await operatorHeaders(server, 'zest'),
    body: { path, from: { document } },
  });
  expect(made.status).toBe(200);
  return made.json.data.id;
}

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/editor/pages/${id}`);
  await expect(page.getByTestId('workspace')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

test('a shared module is made, used on two pages, changed once for both, and detached', {
  tag: '@all',
}, async ({ page, server }) => {
  const first = await addPage(server, '/shared-one', 'Free shipping today');
  const second = await addPage(server, '/shared-two', 'Nothing yet');
  await signIn(page, server.ownerPassword);

  // Made of the first page's notice.
  await open(page, first);
  await rows(page).first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Make a shared module' }).click();
  await dialog(page).getByLabel('Name').fill('Shipping hint');
  await expectNoViolations(page, '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Make a shared module' }).click();
  await expect(rows(page).first()).toContainText('Shared module');
  await expect(rows(page).first()).toContainText('Shipping hint');
  await expect(canvas(page).getByText('Free shipping today').first()).toBeVisible();
  await publish(page);
  await expect.poll(() => html(server, '/shared-one')).toContain('Free shipping today');

  // Added to the second page by search.
  await open(page, second);
  await page.keyboard.press('Control+k');
  await page.locator('#module-search').fill('shipping');
  await expect(page.getByTestId('entry')).toContainText(['Shipping hint']);
  await page.keyboard.press('Enter');
  await page.getByTestId('rail-outline').click();
  await expect(rows(page)).toHaveCount(3);
  await publish(page);
  await expect.poll(() => html(server, '/shared-two')).toContain('Free shipping today');

  // A click in the canvas selects it as a whole; its way leads to its own document.
  await page.keyboard.press('Escape');
  await open(page, second);
  await canvas(page).getByText('Free shipping today').first().click();
  const panel = page.getByTestId('shared-module');
  await expect(panel.getByText('Used on 2 pages')).toBeVisible();
  await expect(panel.getByRole('link', { name: '/shared-one' })).toBeVisible();
  await expectNoViolations(page, '[data-testid=inspector-area]');
  await panel.getByRole('link', { name: 'Edit the shared module' }).click();

  // Changed and published once, both pages change.
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().click();
  const inspector = page.getByTestId('inspector-area');
  await inspector.locator('summary').click();
  await inspector.getByRole('textbox').first().fill('Free shipping all week');
  await expectSaved(page);
  expect(await html(server, '/shared-one')).toContain('Free shipping today');
  await publish(page);
  for (const path of ['/shared-one', '/shared-two'])
    await expect.poll(() => html(server, path)).toContain('Free shipping all week');

  // Detached, the second page has a copy of its own; one undo brings the shared module back.
  await open(page, second);
  const shared = rows(page).filter({ hasText: 'Shipping hint' });
  await shared.click();
  await panel.getByRole('button', { name: 'Detach' }).click();
  await expect(shared).toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'Free shipping all week' })).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(shared).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(shared).toHaveCount(0);
  await publish(page);
  await expect.poll(() => html(server, '/shared-two')).toContain('Free shipping all week');
});
