import type { Page } from 'playwright/test';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { expectNoViolations, expectReadingOrder, signIn, tabTo } from './editor-kit.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'en-US', expectedErrors: /status of 4\d\d/ });

const PHONE = { width: 360, height: 780 };
const DESKS = [
  '/editor',
  '/editor/inbox',
  '/editor/releases',
  '/editor/content',
  '/editor/content/categories',
  '/editor/content/deals',
  '/editor/feeds',
  '/editor/categories',
  '/editor/words',
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

/** Elements that scroll sideways or that the window cuts off, as their classes and texts. */
const wide = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { scrollWidth, clientWidth, parentElement } = element;
        if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return scrollWidth > clientWidth + 1;
        const { right } = element.getBoundingClientRect();
        return right > document.documentElement.clientWidth + 1 && !isCut(parentElement);
      })
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 40)}`);
  });

for (const lang of LANGUAGES)
  test(`${lang}: a phone shows each desk and the sign-in whole: nothing scrolls sideways`, {
    tag: lang === 'th' ? [] : '@all',
  }, async ({ page, server }) => {
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

test('on a phone a page opens by one tap, and the menu of its row has the rest', { tag: '@all' }, async ({
  page,
  server,
}) => {
  await signIn(page, server.ownerPassword);
  await page.setViewportSize(PHONE);
  const row = page.getByTestId('page-row').filter({ hasText: '/campaign/12-12' });
  await expect(row.getByRole('button')).toHaveCount(1);
  const more = row.getByRole('button', { name: /^Actions on/ });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await expectNoViolations(page, '[role=menu]');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('is live');
  await expectNoViolations(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(more).toBeFocused();
  await row.getByRole('link').click();
  await expect(page.getByTestId('stage-frame')).toBeVisible();
});

test('categories are a tree that opens by keys, on a phone too', { tag: '@all' }, async ({
  page,
  server,
}) => {
  await signIn(page, server.ownerPassword);
  await page.goto('/editor/content/categories');
  const tree = page.getByTestId('content-tree');
  const nodes = tree.getByTestId('content-node');
  const phones = tree.getByRole('button', { name: 'Below Phones & Tablets' });
  const below = tree.getByRole('list', { name: 'Phones & Tablets' });
  await tabTo(page, phones);
  await page.keyboard.press('ArrowRight');
  await expect(below.getByRole('link', { name: 'Smartphones' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(nodes.nth(1).getByRole('button', { name: 'Below Smartphones' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(phones).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(below).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(below).toBeVisible();
  await expectNoViolations(page);
  await expectReadingOrder(page, tree);
  await page.setViewportSize(PHONE);
  expect(await wide(page)).toEqual([]);
  await expectNoViolations(page);
});
