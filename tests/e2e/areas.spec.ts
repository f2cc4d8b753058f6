import type { Page } from 'playwright/test';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import { DESKTOP } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

const AREAS = [
  'deals',
  'coupons',
  'search',
  'about-us',
  'download',
  'user-agreement',
  'privacy-policy',
  'sitemap',
];

test('[R22 deals, R22 coupons, R22 search, R22 about-us, R22 download, R22 user-agreement, R22 privacy-policy, R22 sitemap] each area answers with one heading and no error', async ({
  page,
}) => {
  for (const area of AREAS)
    await test.step(area, async () => {
      expect((await page.goto(`/${area}`))?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
    });
});

/**
 * Texts equal in several languages: the shop's name, languages by their own names, English names of categories, and a
 * loanword of Indonesian shops.
 */
const ALIKE: string[] = [
  'Zest',
  ...Object.values(LANGUAGE_NAMES),
  'Fashion',
  'Makeup',
  'Sneakers',
  'Fitness',
  'Flash sale',
];

/** Visible texts that don't come from the catalogue. */
async function interfaceTexts(
  page: Page,
  lang: Language,
  path: string,
  runsScript: boolean,
): Promise<string[]> {
  // Otherwise the cookie with the last language would be preferred, also one that the last page still loads.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(inLanguage(lang, path));
  if (runsScript) await hydrated(page);
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const isOurs = !node.parentElement?.closest('script, style, [data-id]');
      if (isOurs && node.parentElement?.checkVisibility() && /\p{L}{2}/u.test(text)) found.add(text);
    }
    return [...found];
  });
}

for (const [way, javaScriptEnabled, paths] of [
  ['with script', true, ['/', '/profile', '/favorites']],
  ['in its HTML', false, ['/deals', '/coupons', '/search', '/download', '/sitemap']],
] as const)
  test.describe('the interface', () => {
    test.use({ ...DESKTOP, javaScriptEnabled });

    test(`[L1 strings] has no text that is equal in two languages, except names, ${way}`, async ({
      page,
    }) => {
      const alike = new Set<string>();
      for (const path of paths) {
        const seen = new Map<string, Language>();
        for (const lang of LANGUAGES)
          for (const text of await interfaceTexts(page, lang, path, javaScriptEnabled)) {
            if (seen.has(text)) alike.add(text);
            seen.set(text, lang);
          }
      }
      expect([...alike].filter((text) => !ALIKE.includes(text))).toEqual([]);
    });
  });
