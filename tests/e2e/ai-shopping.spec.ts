import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { takePicture } from './picture.ts';
import { hydrated } from './story.ts';
import { darken, expect, inLanguage, test } from './test.ts';

const open = async (page: Page) => {
  expect((await page.goto('/ai-shopping'))?.status()).toBe(200);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
};
const field = (page: Page) => page.getByTestId('ai-question');
const turn = (page: Page) => page.getByTestId('ai-turn').last();
const ask = async (page: Page, question: string) => {
  await field(page).fill(question);
  await page.getByTestId('ai-send').click();
  await expect(turn(page)).not.toHaveAttribute('data-state', 'running');
};
/** Prices on the cards of the last answer, baht. */
const prices = async (page: Page) =>
  (await turn(page).getByTestId('goods-price').allTextContents()).map((text) =>
    Number(/฿([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')),
  );

for (const [name, device] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(device);

    test(`[R22 ai-shopping] [K1] the area shows goods of all three sources on both chat cards (${name})`, {
      tag: name === 'phone' ? [] : '@all',
    }, async ({ page }) => {
      await open(page);
      const popular = page.getByTestId('ai-popular');
      await expect(popular).toHaveAttribute('data-source', 'AIFEED');
      await expect(popular.locator('[data-type=AICHATVERTICAL]')).toHaveCount(6);
      await takePicture(page, `ai-start-${name}`);

      await ask(page, 'มือถือไม่เกิน 6,000 บาท');
      const found = turn(page).locator('[data-testid=ai-product][data-source=SEARCH]');
      await expect(found.first().locator('[data-type=AICHATVERTICAL]')).toBeVisible();
      await expect(found.first().getByTestId('ai-verdict')).toHaveText(/\S/);
      await expect(found.first()).toContainText('อ่านราคาเมื่อ');
      expect((await prices(page)).every((price) => price <= 6_000)).toBe(true);
      await expect(turn(page).getByTestId('ai-understood')).toContainText('ไม่เกิน ฿6,000');
      await takePicture(page, `ai-answer-${name}`);
      await expectAccessible(page);

      await page.getByTestId('ai-suggestions').getByRole('button', { name: 'เอาที่ถูกที่สุด' }).click();
      await expect(turn(page)).toHaveAttribute('data-state', 'done');
      await expect(page.getByTestId('ai-turn')).toHaveCount(2);
      const sorted = await prices(page);
      expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
      await ask(page, 'เทียบกัน');
      await expect(turn(page).getByTestId('ai-compare').getByRole('rowheader')).toHaveCount(6);
      await takePicture(page, `ai-compare-${name}`);

      await page.getByTestId('ai-compare').locator('thead a').first().click();
      await expect(page.getByTestId('product-detail')).toBeVisible();
      await page.getByTestId('ask-links').getByRole('link', { name: 'หาที่ถูกกว่า' }).click();
      await expect(turn(page)).toHaveAttribute('data-state', 'done');
      const cheaper = turn(page).locator('[data-testid=ai-product][data-source=AI]');
      if ((await cheaper.count()) > 0)
        await expect(cheaper.first().locator('[data-type=AICHATHORIZONTAL]')).toBeVisible();
      await ask(page, 'ราคานี้ดีไหม');
      await expect(turn(page).locator('[data-source=AI] [data-type=AICHATHORIZONTAL]')).toHaveCount(1);
      await darken(page);
      await takePicture(page, `ai-verdict-${name}-dark`);
      await expectAccessible(page);
    });
  });

test('the conversation is restored after visiting a product', { tag: '@all' }, async ({ page }) => {
  await open(page);
  await ask(page, 'หม้อทอดไร้น้ำมันถูกที่สุด');
  await turn(page).getByTestId('goods-title').first().click();
  await expect(page.getByTestId('product-detail')).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('ai-turn')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of ['th', 'en', 'id'] as const)
    test(`its suggestions and its form lead to the search (${lang})`, {
      tag: lang === 'th' ? [] : '@all',
    }, async ({ page }) => {
      await page.goto(inLanguage(lang, '/ai-shopping'));
      await page.getByTestId('ai-starts').getByRole('link').nth(2).click();
      await expect(page.getByTestId('search-results').getByTestId('goods-card').first()).toBeVisible();
      await page.goto(inLanguage(lang, '/ai-shopping'));
      await field(page).fill('nimora');
      await page.getByTestId('ai-send').click();
      await expect(page.getByTestId('search-results')).toBeVisible();
    });
});
