import { expect, type Locator, type Page } from 'playwright/test';
import { violations } from './accessible.ts';

export const OWNER = 'owner@zest.example';

/** Signs in by keyboard and waits for the pages list. */
export async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/editor');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(OWNER);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('page-table')).toBeVisible();
}

export const rows = (page: Page) => page.getByTestId('outline-row');

/** The first text module of the campaign page. */
export const textRow = (page: Page) => rows(page).filter({ hasText: 'Text' }).first();

/** Link of the campaign page in the list, found by the page's address, which no test changes. */
export const campaignLink = (page: Page) =>
  page.getByTestId('page-row').filter({ hasText: '/campaign/11-11' }).getByRole('link');

/** Signs in and opens the campaign page. */
export async function openCampaign(page: Page, password: string): Promise<void> {
  await signIn(page, password);
  await campaignLink(page).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByTestId('stage-frame')).toBeVisible();
}

/** Presses Tab until the target has the focus, up to a limit. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let i = 0; i < 150; i++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard doesn't reach ${target}`);
}

/** Waits until the toolbars are at rest; they follow the selected module, which is scrolled into view. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('[data-testid=module-toolbar]')]
        .map((toolbar) => JSON.stringify(toolbar.getBoundingClientRect()))
        .join();
    let last = places();
    for (let same = 0; same < 10; same++) {
      await new Promise(requestAnimationFrame);
      const now = places();
      if (now !== last) same = 0;
      last = now;
    }
  });

/** Expects no violations, in the canvas too; or only in a part of the page, which takes a tenth of the time. */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  await still(page);
  const scope = part ? { include: part } : { withFrames: true };
  expect.soft(await violations(page, scope)).toEqual([]);
}

/**
 * Expects that Tab visits everything below `root` in reading order: never back up a line, and every focused element is
 * visible.
 */
export async function expectReadingOrder(page: Page, root: Locator): Promise<void> {
  await root.evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
  });
  const stops: { name: string; top: number; bottom: number; isSeen: boolean }[] = [];
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const stop = await root.evaluate((element) => {
      const active = document.activeElement;
      if (!active || active === element || !element.contains(active)) return undefined;
      const { top, bottom, width, height, x } = active.getBoundingClientRect();
      const scrolled = active.closest('[data-testid=dialog] > :last-child')?.scrollTop ?? window.scrollY;
      const isSeen = width * height > 0 && bottom > 0 && top < innerHeight && x + width > 0 && x < innerWidth;
      const name = active.getAttribute('aria-label') ?? active.textContent ?? '';
      return { name: name || active.outerHTML, top: top + scrolled, bottom: bottom + scrolled, isSeen };
    });
    if (!stop || (stops.length > 1 && stop.name === stops[0]?.name && stop.top === stops[0].top)) break;
    stops.push(stop);
  }
  const wrong = stops.filter(({ bottom, isSeen }, i) => !isSeen || bottom <= (stops[i - 1]?.top ?? 0));
  expect.soft(wrong).toEqual([]);
  expect(stops.length).toBeGreaterThan(0);
}

/** Waits until all edits have been saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByTestId('saving')).toHaveAttribute('data-state', 'saved');
}

/** Publishes the open page by keyboard, signing the warnings. */
export async function publish(page: Page): Promise<void> {
  await expectSaved(page);
  await tabTo(page, page.getByTestId('open-publish'));
  await page.keyboard.press('Enter');
  const form = page.getByTestId('publish-form');
  await expect(form).toBeVisible();
  // The check runs once nothing has been saved for a while.
  await expect(form.getByText('Checking…')).toHaveCount(0);
  const sign = form.getByRole('checkbox');
  if (await sign.isVisible()) {
    await tabTo(page, sign);
    await page.keyboard.press('Space');
  }
  const button = form.getByRole('button', { name: 'Publish' });
  await expect(button).toBeEnabled();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('publish-result')).toBeVisible();
}
