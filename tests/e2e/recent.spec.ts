import type { Page } from 'playwright/test';
import { recommendedDeals, subjectDetail } from '#schemas/api/search.ts';
import { apiOf } from '../support/api.ts';
import { journal } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { signIn, signOut } from './people-kit.ts';
import { hydrated } from './story.ts';
import { darken, expect, inLanguage, test } from './test.ts';

const TITLES = { th: 'ดูล่าสุด', en: 'Recently viewed', id: 'Baru dilihat' };

const strip = (page: Page) => page.getByTestId('recently-viewed');
const cardIds = (page: Page) =>
  strip(page)
    .locator('li [data-id]:is([data-testid=deal-card], [data-testid=goods-card])')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-id')));

/** Two deals and a product, with their paths. */
async function things(server: RunningServer) {
  const api = apiOf(server, 'zest');
  const { content } = await api.call(recommendedDeals, { body: { pageRequest: { size: 10 } } });
  const [first, second] = content;
  const body = { subject: { type: 'CONTENT' as const, code: first?.code ?? '' } };
  const { goods } = await api.call(subjectDetail, { body });
  if (!first || !second || !goods) throw new Error('The seed has too little');
  const deal = ({ id, code }: typeof first) => ({ id, path: `/content/${code}` });
  return {
    first: deal(first),
    second: deal(second),
    product: { id: goods.id, path: `/product/${goods.code}` },
  };
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('recently-viewed'));

for (const [lang, device] of [
  ['th', PHONE],
  ['en', DESKTOP],
  ['id', PHONE],
] as const)
  test.describe(`in ${lang}`, () => {
    test.use(device);

    test('viewed items are listed below the next one, the latest first, without layout shift', {
      tag: lang === 'th' ? [] : '@all',
    }, async ({ page, server }) => {
      const { first, second, product } = await things(server);
      await visit(page, inLanguage(lang, first.path));
      await expect(strip(page)).toHaveCount(0);
      await expect.poll(() => stored(page)).toContain('CONTENT');
      await visit(page, inLanguage(lang, product.path));
      await expect.poll(() => stored(page)).toContain('GOODS');
      const since = Date.now();
      await visit(page, inLanguage(lang, second.path));
      await expect(strip(page).getByRole('heading')).toHaveText(TITLES[lang]);
      // The strip isn't near the screen yet.
      expect((await journal(server, since)).some(({ endpoint }) => endpoint === 'goodsByCodes')).toBe(false);
      const height = await strip(page).evaluate((element) => element.getBoundingClientRect().height);
      await strip(page).scrollIntoViewIfNeeded();
      await expect.poll(() => cardIds(page)).toEqual([product.id, first.id]);
      expect(await strip(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
      await darken(page);
      await expectAccessible(page);
    });
  });

test.describe('the stored history', () => {
  // Calls made while the member signs out are refused.
  test.use({ ...PHONE, expectedErrors: /status of 401/ });

  test('can be cleared by a button, with undo, and is never shown to another member', async ({
    page,
    server,
  }) => {
    const { first, second } = await things(server);
    await visit(page, first.path);
    await expect.poll(() => stored(page)).toContain('CONTENT');
    await visit(page, second.path);
    await strip(page).scrollIntoViewIfNeeded();
    await page.getByTestId('recent-clear').click();
    await expect(strip(page)).toHaveCount(0);
    expect(await stored(page)).toBeNull();
    await page.getByTestId('toaster').getByRole('button', { name: 'เลิกทำ' }).click();
    await strip(page).scrollIntoViewIfNeeded();
    await expect.poll(() => cardIds(page)).toEqual([first.id]);

    await signIn(page, server, 'mali-recent');
    await visit(page, first.path);
    await expect(strip(page)).toHaveCount(1);
    await signOut(page);
    await expect(strip(page)).toHaveCount(0);
  });

  test('causes no failure: neither with hostile storage nor if the cards can’t be loaded', async ({
    page,
    server,
  }) => {
    const { first } = await things(server);
    await visit(page, first.path);
    for (const text of [
      '<script>',
      JSON.stringify({ of: 0, things: [{ type: 'CONTENT', code: '"><img>' }] }),
    ]) {
      await page.evaluate((hostile) => localStorage.setItem('recently-viewed', hostile), text);
      await visit(page, first.path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(strip(page)).toHaveCount(0);
    }
  });
});
