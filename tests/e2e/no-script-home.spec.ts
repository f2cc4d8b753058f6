import { recommendedDeals } from '#schemas/api/search.ts';
import { apiOf } from '../support/api.ts';
import { PHONE } from './devices.ts';
import { expect, test } from './test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...PHONE });

  test('the home page shows and links everything', async ({ page, server }) => {
    const { content } = await apiOf(server, 'zest').call(recommendedDeals, { body: {} });
    await page.goto('/');
    await expect(page.locator('h1')).toHaveText(/\S/);
    const cards = page.getByTestId('module-recommended-deals').getByTestId('deal-card');
    await expect(cards).toHaveCount(content.length);
    for (const [index, deal] of content.entries()) {
      const card = cards.nth(index);
      await expect(card.getByTestId('deal-title')).toContainText(deal.title ?? '');
      await expect(card.getByTestId('deal-price')).toHaveText(/^฿[\d,.]+(?: – ฿[\d,.]+)?$/);
      await expect(card.getByRole('link').first()).toHaveAttribute('href', `/content/${deal.code}`);
      await expect(card.getByTestId('deal-buy')).toHaveAttribute('href', /^https:/);
    }
    const pictures = await page
      .locator('article img:visible')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
    expect(pictures.some((url) => url.includes('/media/'))).toBe(true);
  });
});
