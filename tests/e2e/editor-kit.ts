import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

export const OWNER = 'owner@zest.example';

/** Signs in with the keyboard and waits for the pages list. */
export async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/editor');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(OWNER);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('page-table')).toBeVisible();
}

/** Presses Tab until something has the focus, as far as a patient person would. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let i = 0; i < 150; i++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard doesn't reach ${target}`);
}

/** Nothing that axe finds; what the shop itself shows in the canvas is judged where shoppers see it. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect.soft(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** All edits have reached the server. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByTestId('saving')).toHaveAttribute('data-state', 'saved');
}
