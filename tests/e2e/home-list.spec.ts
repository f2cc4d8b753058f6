import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './devices.ts';
import { expect, inLanguage, type TenantId, test } from './test.ts';

const HOMES: Record<TenantId, string[]> = { zest: ['/', '/articles'], guide: ['/', '/deals', '/?page=2'] };
/** Cards of things with a page of their own, by the names of their elements. */
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

type Entry = { position: number; name: string; url: string };

/** What the page tells search engines that it lists. */
async function told(page: Page): Promise<Entry[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const nodes: { '@type': string; itemListElement?: Entry[] }[] = texts.flatMap(
    (text) => JSON.parse(text)['@graph'],
  );
  const lists = nodes.filter((node) => node['@type'] === 'ItemList');
  expect(lists).toHaveLength(1);
  return lists[0]?.itemListElement ?? [];
}

/** The cards that are to be seen, as they read: what they say and where they lead, each once. */
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
        test(`${path} tells search engines what it lists, no more and no less`, async ({ page }) => {
          await page.goto(inLanguage(lang, path));
          // A phone's cards of daily offers lead to the list of offers.
          const cards = await seen(page, device === 'desktop' ? [...CARDS, 'daily-deal-card'] : CARDS);
          const entries = await told(page);
          expect(cards.length).toBeGreaterThan(5);
          expect(entries.map(({ url }) => new URL(url).pathname)).toEqual(
            cards.map((card) => new URL(card.path, page.url()).pathname),
          );
          for (const [index, { name, position }] of entries.entries()) {
            expect(position).toBe(index + 1);
            expect(cards[index]?.name).toContain(name);
          }
        });
    });
