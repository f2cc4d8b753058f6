import type { Page } from 'playwright/test';
import type { ModuleNode } from '#schemas/page/document.ts';
import { pageOf, storePage } from '../support/pages.ts';
import { expectNoViolations, expectSaved, rows, signIn } from './editor-kit.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'en-US', expectedErrors: /status of 4\d\d/, viewport: { width: 1440, height: 900 } });

const intro: ModuleNode = {
  id: 'intro',
  type: 'rich-text',
  v: 1,
  props: { title: {}, text: { en: '<p>Welcome</p>' } },
};
const tabs: ModuleNode = { id: 'tabs', type: 'navigation-tabs', v: 1, props: { tabs: [] } };

const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const levels = (page: Page) =>
  rows(page).evaluateAll((found) => found.map((one) => Number(one.getAttribute('aria-level'))));

async function addTab(page: Page, index: number, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.locator(`#f-tabs-${index}-label`).fill(label);
}

test('tabs: added, filled by dragging and by keyboard, removed with their modules after a question, and all of it undone', {
  tag: '@all',
}, async ({ page, server }) => {
  await storePage(server, { tenantId: 'zest', id: 'tabbed', path: '/tabbed' }, pageOf([intro, tabs]));
  await signIn(page, server.ownerPassword);
  await page.goto('/editor/pages/tabbed');
  const frame = page.getByTestId('stage-frame').frameLocator('iframe');
  await expect(frame.locator('[data-node=intro]')).toBeVisible();

  await row(page, 'Tabs').click();
  await addTab(page, 0, 'Deals');
  await addTab(page, 1, 'Guides');
  await expect(frame.getByRole('tab')).toHaveText(['Deals', 'Guides']);

  // Dropped into the second of two empty tabs, after it was opened.
  await frame.getByRole('tab', { name: 'Guides' }).click();
  await page.getByTestId('rail-add').click();
  await page.locator('[data-testid=add-module][data-id=notice]').hover();
  await page.mouse.down();
  await page.mouse.move(700, 300);
  const slot = page.getByTestId('empty-slot');
  await slot.hover({ force: true });
  await expect(page.getByTestId('drop-mark')).toHaveAttribute('data-parent', 'tabs');
  await page.mouse.up();
  await page.getByTestId('rail-outline').click();
  await expect.poll(() => levels(page)).toEqual([1, 1, 2]);
  const held = async (name: string) => {
    await row(page, 'Tabs').click();
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    const dialog = page.getByRole('alertdialog');
    const asks = await dialog.isVisible();
    if (asks) await page.keyboard.press('Escape');
    else await page.getByTestId('undo').click();
    await expect(dialog).toHaveCount(0);
    return asks;
  };
  expect(await held('Guides')).toBe(true);
  expect(await held('Deals')).toBe(false);

  // By keyboard: into the previous tab, out of the module, and in again.
  await row(page, 'Notice').click();
  await page.keyboard.press('Alt+ArrowUp');
  expect(await held('Deals')).toBe(true);
  await row(page, 'Notice').click();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect.poll(() => levels(page)).toEqual([1, 1, 1]);
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect.poll(() => levels(page)).toEqual([1, 1, 2]);

  await row(page, 'Tabs').click();
  await page.getByRole('button', { name: 'Remove Deals' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The module in it will be removed too');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Remove all of it' }).click();
  await expect.poll(() => levels(page)).toEqual([1, 1]);
  await expect(frame.getByRole('tab')).toHaveText(['Guides']);

  await page.getByTestId('undo').click();
  await expect.poll(() => levels(page)).toEqual([1, 1, 2]);
  await expect(frame.getByRole('tab')).toHaveText(['Deals', 'Guides']);
  await expectSaved(page);
  await page.reload();
  await expect.poll(() => levels(page)).toEqual([1, 1, 2]);
  await expect(frame.getByRole('tab')).toHaveText(['Deals', 'Guides']);
});
