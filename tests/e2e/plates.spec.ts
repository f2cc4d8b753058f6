import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { darken, expect, test } from './test.ts';

/** A photo on white ground, twice as wide as high, with a black square in its middle. */
const photo = sharp({ create: { width: 600, height: 300, channels: 3, background: '#ffffff' } })
  .composite([
    { input: { create: { width: 100, height: 100, channels: 3, background: '#000000' } }, gravity: 'centre' },
  ])
  .webp({ lossless: true })
  .toBuffer();

/** Brightness of points of an element on the screen: of the space above the photo, of its ground and of its middle. */
async function brightness(element: Locator) {
  const { data, info } = await sharp(await element.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    data[(Math.round(info.height * y) * info.width + Math.round(info.width * x)) * info.channels] ??
    Number.NaN;
  return { space: at(0.5, 0.1), ground: at(0.3, 0.5), middle: at(0.5, 0.5) };
}

async function openPage(page: Page, path: string, night: boolean) {
  await page.goto(path);
  await hydrated(page);
  if (night) await darken(page);
}

for (const [name, device] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)
  test.describe(`a photo that isn’t square, on ${name}`, () => {
    test.use(device);

    for (const night of [false, true])
      test(`stands on a plate of the colour of its own ground by ${night ? 'night' : 'day'}`, {
        tag: night && name === 'a phone' ? [] : '@all',
      }, async ({ page }) => {
        await page.route(/\/media\/.*\.webp/, async (route) =>
          route.fulfill({ body: await photo, contentType: 'image/webp' }),
        );
        await openPage(page, '/products', night);
        const picture = page.getByTestId('goods-card').nth(1).locator('span:has(> picture)').first();
        await expect(picture.locator('img')).toHaveAttribute('data-state', 'loaded');
        const expectPlate = async (element: Locator) => {
          const { space, ground, middle } = await brightness(element);
          expect(Math.abs(space - ground)).toBeLessThanOrEqual(1);
          // Not the white that would glare by night, and light enough for a black product.
          if (night) expect(ground).toBeLessThan(230);
          else expect(ground).toBe(255);
          expect(ground - middle).toBeGreaterThan(190);
        };
        await expectPlate(picture);

        const href = await page.getByTestId('goods-title').getByRole('link').first().getAttribute('href');
        await openPage(page, href ?? '', night);
        const large = page.getByTestId('gallery-picture').first();
        await expect(large.locator('img')).toHaveAttribute('data-state', 'loaded');
        await expectPlate(large);
        await large.click();
        await expectPlate(page.getByTestId('gallery-zoom').locator('section'));
      });
  });
