import { registry } from '#modules/all-code.ts';
import { overhang } from './accessible.ts';
import { takePicture } from './picture.ts';
import { hydrated, story } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

/** States of a module beside those of every module. */
const MORE_STATES: Record<string, readonly string[]> = { activity: ['bonus', 'badge'] };

for (const name of ['deals', 'goods', 'content', 'lists', 'pieces'])
  test(`the stories of ${name} render`, async ({ page }) => {
    expect((await page.goto(`/stories/${name}`))?.status()).toBe(200);
    expect(await page.locator('[data-story]').count()).toBeGreaterThan(5);
    await takePicture(page, `stories-${name}`);
  });

test.describe('modules', () => {
  // The modules' fixtures refer to pictures that the seed doesn't have.
  test.use({ expectedErrors: /404 \(Not Found\) \(.*\/media\// });

  for (const type of Object.keys(registry))
    test(`[E5] the registered module ${type} has a story of each of its states`, async ({ page }) => {
      for (const [lang, states] of [
        ['th', ['default', 'longestThai', 'missingImage', ...(MORE_STATES[type] ?? [])]],
        ['id', ['longestIndonesian']],
      ] as const) {
        expect((await page.goto(inLanguage(lang, `/stories/module-${type}`)))?.status()).toBe(200);
        await hydrated(page);
        for (const state of states) {
          const module = story(page, state).getByTestId(`module-${type}`);
          await expect(module, state).toHaveCount(1);
          await expect(module, state).toBeVisible();
        }
        await expect(page.getByTestId(`module-${type}`)).toHaveCount(states.length);
        expect(await overhang(page)).toBeLessThanOrEqual(0);
        await takePicture(page, `stories-module-${type}-${lang}`);
      }
    });
});
