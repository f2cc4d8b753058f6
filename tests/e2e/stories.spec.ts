import { takePicture } from './picture.ts';
import { expect, test } from './test.ts';

for (const name of ['deals', 'goods', 'content', 'lists', 'pieces'])
  test(`the stories of ${name} stand`, async ({ page }) => {
    expect((await page.goto(`/stories/${name}`))?.status()).toBe(200);
    expect(await page.locator('[data-story]').count()).toBeGreaterThan(5);
    await takePicture(page, `stories-${name}`);
  });
