import { goodsPages } from '#schemas/api/invented/catalogue.ts';
import { apiOf } from '../support/api.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { darken, expect, test } from './test.ts';

test.use(PHONE);

test('goods are chosen on their pages, stand side by side, scroll by key and can be removed', async ({
  page,
  server,
}) => {
  const body = { pageRequest: { size: 3 }, query: {}, sort: 'GOOD_REVIEW' as const };
  const { content } = await apiOf(server, 'zest').call(goodsPages, { body });
  for (const { goods } of content) {
    await page.goto(`/product/${goods?.code}`);
    await hydrated(page);
    await page.getByTestId('compare-toggle').click();
  }
  const bar = page.getByTestId('compare-bar');
  const buy = page.getByTestId('buy-bar');
  const [above, below] = [await bar.boundingBox(), await buy.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(/\/compare\?ids=[^,]+,[^,]+,[^,]+$/);
  const heads = page.getByTestId('compare-goods');
  await expect(heads).toHaveCount(3);

  const scroller = page.getByRole('region', { name: 'ตารางเปรียบเทียบ' });
  const label = page.getByTestId('compare-row').first().getByRole('rowheader');
  const left = (await label.boundingBox())?.x;
  await scroller.focus();
  await page.keyboard.press('End');
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(60);
  expect((await label.boundingBox())?.x).toBe(left);
  await darken(page);
  await expectAccessible(page);

  await page.getByTestId('compare-remove').last().click();
  await expect(heads).toHaveCount(2);
  await page.getByTestId('toast').getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(heads).toHaveCount(3);
});
