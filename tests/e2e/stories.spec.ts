import type { Page } from 'playwright/test';
import { manifest } from '#modules/all.ts';
import { registry } from '#modules/all-code.ts';
import type { Language } from '#schemas/constants.ts';
import { layoutsOf } from '#schemas/module/arrangement.ts';
import { overhang } from './accessible.ts';
import { takePicture } from './picture.ts';
import { hydrated, story } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

/** States of a module beside those of every module. */
const MORE_STATES: Record<string, readonly string[]> = {
  activity: ['bonus', 'badge'],
  'campaign-hero': ['before', 'ended', 'timeless'],
  'navigation-tabs': ['sections'],
};
/** Widths of a small phone, a tablet and a desktop. */
const WIDTHS = [360, 768, 1280];

/** Items of lists without an own scroll bar that reach over their list or over each other, with their story. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-testid=card-grid], [data-testid=card-waterfall]')].flatMap(
      (list) => {
        const edge = list.getBoundingClientRect().right + 1;
        const boxes = [...list.children].map((item) =>
          (item.firstElementChild ?? item).getBoundingClientRect(),
        );
        const overlap = boxes.some((a, at) =>
          boxes.some(
            (b, other) =>
              at < other &&
              a.left < b.right - 1 &&
              b.left < a.right - 1 &&
              a.top < b.bottom - 1 &&
              b.top < a.bottom - 1,
          ),
        );
        const name = list.closest<HTMLElement>('[data-story]')?.dataset.story;
        return overlap || boxes.some(({ right }) => right > edge) ? [name] : [];
      },
    ),
  );

test.describe('modules', () => {
  // The modules' fixtures refer to pictures that the seed doesn't have.
  test.use({ expectedErrors: /404 \(Not Found\) \(.*\/media\// });

  for (const type of Object.keys(registry)) {
    const layouts = layoutsOf(manifest[type]?.fields ?? []);
    for (const { lang, states, tag } of [
      {
        lang: 'th',
        states: ['default', 'longestThai', 'missingImage', ...(MORE_STATES[type] ?? []), ...layouts],
        tag: [],
      },
      { lang: 'id', states: ['longestIndonesian', ...layouts], tag: '@all' },
    ] satisfies { lang: Language; states: readonly string[]; tag: string | [] }[])
      test(`[E5] the registered module ${type} has a story of each of its states in ${lang}`, {
        tag,
      }, async ({ page }) => {
        expect((await page.goto(inLanguage(lang, `/stories/module-${type}`)))?.status()).toBe(200);
        await hydrated(page);
        for (const state of states) {
          const module = story(page, state).getByTestId(`module-${type}`);
          await expect(module, state).toHaveCount(1);
          await expect(module, state).toBeVisible();
        }
        await expect(page.getByTestId(`module-${type}`)).toHaveCount(states.length);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overhang(page), `${lang} at ${width} px`).toBeLessThanOrEqual(0);
          expect(await cutOff(page), `${lang} at ${width} px`).toEqual([]);
        }
        await takePicture(page, `stories-module-${type}-${lang}`);
      });
  }
});
