import { DESKTOP, PHONE } from './devices.ts';
import { allDrawn } from './picture.ts';
import { expect, test } from './test.ts';

for (const [name, device] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test('cards far from the screen are drawn once the page is at rest, without a scroll', async ({
      page,
    }) => {
      await page.goto('/');
      const cards = page.getByTestId('deal-card');
      await expect(cards.first()).toBeVisible();
      await allDrawn(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const last = await cards.last().evaluate((card) => ({
        hasLayout: (card.firstElementChild?.getBoundingClientRect().height ?? 0) > 0,
        isSkipped: !card.checkVisibility({ contentVisibilityAuto: true }),
      }));
      expect(last).toEqual({ hasLayout: true, isSkipped: false });
    });

    test('print draws all cards', async ({ page }) => {
      await page.goto('/');
      await page.emulateMedia({ media: 'print' });
      await allDrawn(page);
    });
  });
