import type { Page } from 'playwright/test';
import { DESKTOP, PHONE } from './devices.ts';
import { expect, inLanguage, type TenantId, test } from './test.ts';

const HOMES: Record<TenantId, string[]> = { zest: ['/', '/articles'], guide: ['/', '/deals', '/?page=2'] };
/** Test ids of the cards of items with a page of their own. */
const CARDS = [
  'deal-card',
  'goods-card',
  'brand-card',
  'leaderboard-card',
  'topic-card',
  'discover-card',
  'note-card',
  'ranked-article',
];

type Entry = { position: number; url: string };

/** Items of the page's structured data. */
async function told(page: Page): Promise<Entry[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const nodes: { '@type': string; itemListElement?: Entry[] }[] = texts.flatMap(
    (text) => JSON.parse(text)['@graph'],
  );
  const lists = nodes.filter((node) => node['@type'] === 'ItemList');
  expect(lists).toHaveLength(1);
  return lists[0]?.itemListElement ?? [];
}

/** Visible cards, each once: their text and their target. */
async function seen(page: Page, cards: readonly string[]) {
  const selector = cards.map((card) => `main [data-testid=${card}]:visible`).join();
  const links = await page.locator(selector).evaluateAll((all) =>
    all.map((card) => {
      const link = card.querySelector<HTMLAnchorElement>('h3 a, a');
      return { name: link?.textContent?.trim() || card.textContent, path: link?.getAttribute('href') ?? '' };
    }),
  );
  return [...new Map(links.map((link) => [link.path, link])).values()];
}

for (const tenant of ['zest', 'guide'] as const)
  for (const { device, use, lang } of [
    { device: 'phone', use: PHONE, lang: 'th' },
    { device: 'desktop', use: DESKTOP, lang: 'en' },
  ] as const)
    test.describe(`${tenant} on ${device}`, () => {
      test.use({ ...use, tenant, javaScriptEnabled: false });

      for (const path of HOMES[tenant])
        test(`the structured data of ${path} lists exactly the visible cards`, {
          tag: tenant === 'zest' && device === 'phone' ? [] : '@all',
        }, async ({ page }) => {
          await page.goto(inLanguage(lang, path));
          // On a phone, the cards of daily offers link to the list of offers.
          const cards = await seen(page, device === 'desktop' ? [...CARDS, 'daily-deal-card'] : CARDS);
          const entries = await told(page);
          expect(cards.length).toBeGreaterThan(5);
          expect(entries.map(({ url }) => new URL(url).pathname)).toEqual(
            cards.map((card) => new URL(card.path, page.url()).pathname),
          );
          expect(entries.map(({ position }) => position)).toEqual(cards.map((_, index) => index + 1));
        });
    });
