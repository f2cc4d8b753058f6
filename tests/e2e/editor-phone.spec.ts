import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { expectNoViolations, expectReadingOrder, signIn, tabTo } from './editor-kit.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'en-US', expectedErrors: /status of 4\d\d/ });

const PHONE = { width: 360, height: 780 };
const DESKS = [
  '/editor',
  '/editor/releases',
  '/editor/content',
  '/editor/content/categories',
  '/editor/content/deals',
  '/editor/feeds',
  '/editor/prices',
  '/editor/members',
  '/editor/activities',
  '/editor/team',
  '/editor/security',
  '/editor/connections',
  '/editor/audit',
];

async function speak(page: Page, lang: Language): Promise<void> {
  const cookie = { value: lang, domain: 'zest.localhost', path: '/' };
  await page.context().addCookies(['languages', 'i18next'].map((name) => ({ name, ...cookie })));
}

/** Elements that are wider than the window or that scroll sideways, as their classes. */
const wide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, position } = getComputedStyle(element);
        const { right, width } = element.getBoundingClientRect();
        if (position === 'absolute' && width <= 1) return false;
        const isScrolled = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        return isScrolled || right > document.documentElement.clientWidth + 1;
      })
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 40)}`),
  );

for (const lang of LANGUAGES)
  test(`${lang}: a phone shows each desk and the sign-in whole: nothing scrolls sideways`, async ({
    page,
    server,
  }) => {
    test.setTimeout(120_000);
    await speak(page, lang);
    await page.setViewportSize(PHONE);
    await page.goto('/editor/team');
    await expect(page.getByTestId('sign-in')).toBeVisible();
    expect(await wide(page)).toEqual([]);
    await speak(page, 'en');
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, server.ownerPassword);
    await speak(page, lang);
    await page.setViewportSize(PHONE);
    for (const path of DESKS) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.waitForLoadState('networkidle');
      expect.soft(await wide(page), path).toEqual([]);
    }
    await page.goto('/editor');
    await page.getByTestId('page-row').first().getByRole('link').click();
    await expect(page.getByTestId('open-publish')).toBeVisible();
    expect(await wide(page)).toEqual([]);
  });

test('on a phone a page opens by one tap, and the menu of its row has the rest', async ({ page, server }) => {
  await signIn(page, server.ownerPassword);
  await page.setViewportSize(PHONE);
  const row = page.getByTestId('page-row').filter({ hasText: '/campaign/12-12' });
  await expect(row.getByRole('button')).toHaveCount(1);
  const more = row.getByRole('button', { name: /^Actions on/ });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('is live');
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(more).toBeFocused();
  await row.getByRole('link').click();
  await expect(page.getByTestId('stage-frame')).toBeVisible();
});

test('categories are a tree that opens by keys, on a phone too', async ({ page, server }) => {
  await signIn(page, server.ownerPassword);
  await page.goto('/editor/content/categories');
  const tree = page.getByTestId('content-tree');
  const nodes = tree.getByTestId('content-node');
  const first = tree.getByRole('button', { expanded: false }).first();
  await expect(first).toBeVisible();
  const before = await nodes.count();
  await tabTo(page, first);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => nodes.count()).toBeGreaterThan(before);
  await page.keyboard.press('ArrowDown');
  await expect(nodes.nth(1).locator(':focus')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(nodes).toHaveCount(before);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => nodes.count()).toBeGreaterThan(before);
  await expectNoViolations(page);
  await expectReadingOrder(page, tree);
  await page.setViewportSize(PHONE);
  expect(await wide(page)).toEqual([]);
  await expectNoViolations(page);
});
