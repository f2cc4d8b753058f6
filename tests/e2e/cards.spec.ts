import type { Locator, Page } from 'playwright/test';
import { labelText } from '#locales/format/label.ts';
import { textFor } from '#locales/text.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { GOODS_CARD_TYPES, GOODS_SOURCES } from '#schemas/enums/goods.ts';
import { DEAL_LABEL_CODES } from '#schemas/enums/label.ts';
import { openStory, story } from './story.ts';
import { expect, test } from './test.ts';

/** Clicks on a card, and gives the path of the opened page. */
async function pathAfterClick(page: Page, target: Locator): Promise<string> {
  const before = page.url();
  await target.click();
  await page.waitForURL((url) => url.href !== before);
  return decodeURIComponent(new URL(page.url()).pathname);
}

/** Computed colour of a token. */
const tokenColour = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

test('[C1] [C3] [C4] [C6] [C20] [C21] [X7] [C2] a deal card, part by part', async ({ page, context }) => {
  await openStory(page, 'deals', 'en');
  await test.step('has all its parts, with the ribbon on places 1 to 3', async () => {
    const card = story(page, 'rank 1');
    await expect(card.getByTestId('deal-rank')).toHaveText('01');
    await expect(card.getByTestId('deal-label')).toHaveText('Free shipping');
    await expect(card.getByTestId('deal-platform')).toHaveText('Lazada');
    await expect(card.getByTestId('deal-title')).toContainText('JBL Go 4');
    await expect(card.getByTestId('deal-off')).toHaveText('35% OFF');
    await expect(card.getByTestId('deal-price')).toHaveText('฿1,290');
    await expect(card.getByTestId('deal-drop')).toHaveText('฿210 (14%) off ฿1,500');
    await expect(card.getByTestId('deal-buy')).toHaveText('Buy now');
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img').first()).toHaveAttribute('data-state', 'loaded');

    for (const [rank, text] of ['02', '03'].entries())
      await expect(story(page, `rank ${rank + 2}`).getByTestId('deal-rank')).toHaveText(text);
    await expect(story(page, 'rank 4').getByTestId('deal-rank')).toHaveCount(0);
    await expect(story(page, 'titleFromSummary').getByTestId('deal-title')).toHaveText(
      'A summary in place of the title',
    );
    const withTwoLabels = story(page, 'reading B');
    await expect(withTwoLabels.getByTestId('deal-label')).toHaveText('Flash sale');
    await expect(withTwoLabels.getByTestId('deal-shipping')).toHaveText('Free shipping');
  });

  await test.step('dynamicData takes precedence over the deal’s own figures', async () => {
    const card = story(page, 'dynamicDataConflict');
    await expect(card.getByTestId('deal-platform')).toHaveText('Shopee');
    await expect(card.getByTestId('deal-buy')).toHaveAttribute('href', 'https://s.shopee.co.th/7');
    await expect(card.getByTestId('deal-price')).toHaveText('S$142');
    await expect(card.getByTestId('deal-base')).toHaveText('List S$200');
    await expect(card.getByTestId('deal-off')).toHaveText('29% OFF');
    await expect(card.getByTestId('deal-title')).toHaveText('New summary');
    await expect(card.getByTestId('deal-expired')).toHaveCount(0);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img').first()).toHaveAttribute('src', /goods\/earbuds-2\.svg/);

    const plain = story(page, 'dynamicPlainLink').getByTestId('deal-buy');
    await expect(plain).toHaveAttribute('href', 'https://shopee.co.th/i.8');
  });

  await test.step('an expired deal is marked and grey', async () => {
    const expired = story(page, 'expired');
    await expect(expired.getByTestId('deal-card')).toHaveAttribute('data-state', 'expired');
    await expect(expired.getByTestId('deal-expired')).toHaveText('Expired');
    const grey = await tokenColour(page, '--c-subtle');
    for (const part of ['deal-price', 'deal-off']) {
      await expect(expired.getByTestId(part)).toHaveCSS('color', grey);
      await expect(story(page, 'default').getByTestId(part)).not.toHaveCSS('color', grey);
    }
    await expect(story(page, 'default').getByTestId('deal-expired')).toHaveCount(0);
  });

  await test.step('the drop note rounds its percentage down and is absent without a drop', async () => {
    await expect(story(page, 'longestThai').getByTestId('deal-drop')).toHaveText(
      '฿3,000 (18%) off ฿15,999.99',
    );
    await expect(story(page, 'dropOf29').getByTestId('deal-drop')).toHaveText(/^฿5[.]99 \(29%\) off ฿/);
    await expect(story(page, 'default').getByTestId('deal-drop')).toBeVisible();
    await expect(story(page, 'noDrop').getByTestId('deal-card')).toHaveCount(1);
    await expect(story(page, 'noDrop').getByTestId('deal-drop')).toHaveCount(0);
  });

  await test.step('every known platform has its logo, an unknown one has none', async () => {
    const names = {
      LAZADA: 'Lazada',
      SHOPEE: 'Shopee',
      TIKTOK: 'TikTok Shop',
      TIKTOK_SHOP: 'TikTok Shop',
      Tiktok: 'TikTok Shop',
      AMAZON: 'Amazon',
      ALIEXPRESS: 'AliExpress',
      SHEIN: 'SHEIN',
      TOKOPEDIA: 'Tokopedia',
    };
    for (const [platform, name] of Object.entries(names)) {
      const logo = story(page, `platform ${platform}`).getByRole('img', { name, exact: true });
      const strokes = await logo.locator('svg use').evaluate((use) => {
        const symbol = document.querySelector(use.getAttribute('href') ?? '');
        return symbol?.querySelector('path')?.getTotalLength() ?? 0;
      });
      expect(strokes, platform).toBeGreaterThan(10);
      await expect(logo).toBeVisible();
    }
    for (const platform of ['UNKNOWN', 'SOMETHING_NEW']) {
      await expect(story(page, `platform ${platform}`).getByTestId('deal-card')).toHaveCount(1);
      await expect(story(page, `platform ${platform}`).getByTestId('deal-platform')).toHaveCount(0);
    }
  });

  await test.step('one label, in the call site’s order of precedence, with the colour of its type', async () => {
    const label = (name: string) => story(page, name).getByTestId('deal-label');
    await expect(label('reading A')).toHaveAttribute('data-code', 'FREE_SHIPPING');
    await expect(label('reading B')).toHaveAttribute('data-code', 'FLASH_SALE');
    const hues = await Promise.all(
      [
        'FREE_SHIPPING',
        'ALL_TIME_LOW',
        'LOWEST_170_DAYS',
        'HALF_YEAR_LOW',
        'PRICE_REDUCTION_TOP',
        'FLASH_SALE',
        'BEST_SELLER',
        'HIGHLY_RATED',
      ].map(async (code) => [code, await colourName(label(`label ${code}`))]),
    );
    expect(Object.fromEntries(hues)).toEqual({
      FREE_SHIPPING: 'green',
      ALL_TIME_LOW: 'red-pink',
      LOWEST_170_DAYS: 'red-pink',
      HALF_YEAR_LOW: 'red-pink',
      PRICE_REDUCTION_TOP: 'red-pink',
      FLASH_SALE: 'red-pink',
      BEST_SELLER: 'red-pink',
      HIGHLY_RATED: 'orange',
    });
  });

  await test.step('a click leads to the deal; Buy to the traced link, or else the plain one', async () => {
    await context.route(/lazada[.]co[.]th/, (route) => route.fulfill({ body: 'shop' }));
    const opener = page.url();
    for (const [name, link] of [
      ['default', 'https://s.lazada.co.th/s.1?trace=1'],
      ['noTraceLink', 'https://www.lazada.co.th/products/i1.html'],
    ] as const) {
      const opening = page.waitForEvent('popup');
      await story(page, name).getByTestId('deal-buy').click();
      const shop = await opening;
      expect(shop.url()).toBe(link);
      await shop.close();
      expect(page.url()).toBe(opener);
    }
    await page.route('**/content/**', (route) => route.fulfill({ body: 'deal' }));
    expect(await pathAfterClick(page, story(page, 'default').getByTestId('deal-card'))).toBe(
      '/en/content/D1',
    );
  });
});

for (const lang of LANGUAGES) {
  const tag = lang === 'th' ? [] : '@all';

  test(`every label is whole on a narrow phone, in ${lang}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${lang}`);
    await page.evaluate(() => document.fonts.ready);
    const texts = DEAL_LABEL_CODES.map((code) => labelText(code, textFor(lang)));
    const cut = await page
      .getByTestId('deal-label')
      .first()
      .locator('span')
      .evaluate(
        (label, all) =>
          all.filter((text) => {
            label.textContent = text;
            return label.scrollWidth > label.clientWidth;
          }),
        texts,
      );
    expect(cut).toEqual([]);
  });

  test(`[C21] [X8] a label’s font size follows the length of its text in ${lang}`, { tag }, async ({
    page,
  }) => {
    const padding: Record<string, number[]> = { sm: [], md: [] };
    await openStory(page, 'deals', lang);
    for (const label of await page.locator('[data-story^="label "] [data-testid=deal-label]').all()) {
      const size = ((await label.textContent()) ?? '').length > 12 ? 'md' : 'sm';
      await expect(label).toHaveAttribute('data-label-size', size);
      await expect(label.locator('svg')).toBeVisible();
      padding[size]?.push(await label.evaluate((element) => element.clientWidth));
    }
    const { sm = [], md = [] } = padding;
    expect([sm.length > 0, md.length > 0]).toEqual([true, true]);
    expect(Math.max(...md)).toBeGreaterThan(Math.max(...sm));
  });
}

/** Name of the token with a text's colour; among the named ones only. */
async function colourName(label: Locator): Promise<string> {
  const hue = await label.evaluate((element) => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
    const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
    const sector =
      max === r ? (g - b) / (max - min) : max === g ? 2 + (b - r) / (max - min) : 4 + (r - g) / (max - min);
    return (sector * 60 + 360) % 360;
  });
  if (hue >= 90 && hue < 170) return 'green';
  if (hue >= 320) return 'red-pink';
  return hue >= 20 && hue < 45 ? 'orange' : `hue ${hue}`;
}

test('[C7] [C13] [C11] [C12] [C14] [C10] a goods card, part by part', async ({ page }) => {
  await openStory(page, 'goods', 'en');
  await test.step('four layouts, each with the platform’s logo if its source requires one', async () => {
    for (const type of GOODS_CARD_TYPES)
      for (const source of GOODS_SOURCES)
        for (const platform of ['SHOPEE', 'UNKNOWN']) {
          const card = story(page, `${type} ${source} ${platform}`).getByTestId('goods-card');
          await expect(card).toBeVisible();
          await expect(card).toHaveAttribute('data-type', type);
          const logo = card.getByTestId('goods-platform');
          const isListed = type === 'NORMAL' || type === 'NORMALHORIZONTAL';
          const isKnown = platform === 'SHOPEE';
          const isDrawn = isListed && source !== 'AI' && (isKnown || source === 'SEARCH');
          await expect(logo, `${type} ${source} ${platform}`).toHaveCount(isDrawn ? 1 : 0);
          if (isDrawn) {
            await expect(logo).toBeVisible();
            await expect(logo.locator('svg')).toHaveCount(isKnown ? 1 : 0);
          }
        }
  });

  await test.step('a layout of its own for each type', async () => {
    const box = async (type: string, part: string) => {
      const found = await story(page, `${type} AIFEED SHOPEE`).locator(part).first().boundingBox();
      if (!found) throw new Error(`no ${part} in ${type}`);
      return found;
    };
    for (const type of GOODS_CARD_TYPES) {
      const picture = await box(type, '[data-testid=goods-card] > :first-child');
      const title = await box(type, '[data-testid=goods-title]');
      const isBeside = title.x >= picture.x + picture.width - 1;
      expect(isBeside, type).toBe(type.includes('HORIZONTAL'));
    }
  });

  await test.step('no price without a lowest one; the highest only if it differs', async () => {
    const price = (name: string) => story(page, name).getByTestId('goods-price');
    await expect(price('maxOnly')).toHaveText('');
    await expect(price('minOnly')).toHaveText('฿1,290');
    await expect(price('samePrices')).toHaveText('฿1,290');
    await expect(price('twoPrices')).toHaveText('฿1,099.50 – ฿1,290');
  });

  await test.step('a discount from 1 to 100 percent, none on a leaderboard', async () => {
    await expect(story(page, 'discount 0.35').getByTestId('goods-off')).toHaveText('35% OFF');
    for (const name of ['discount 0.004', 'discount 1.2', 'group']) {
      await expect(story(page, name).getByTestId('goods-card')).toHaveCount(1);
      await expect(story(page, name).getByTestId('goods-off')).toHaveCount(0);
    }
  });

  await test.step('counts are abbreviated', async () => {
    const facts = async (name: string) =>
      Object.fromEntries(
        await Promise.all(
          ['score', 'sales', 'reviews', 'month-sales'].map(async (fact) => [
            fact,
            await story(page, name).getByTestId(`goods-${fact}`).allTextContents(),
          ]),
        ),
      );
    expect(await facts('default')).toEqual({
      score: ['4.8'],
      sales: ['12k+ sold'],
      reviews: ['900+ reviews'],
      'month-sales': ['1k+ sold this month'],
    });
    expect(await facts('fewSales')).toMatchObject({
      sales: ['200+ sold'],
      reviews: [],
      'month-sales': ['99 sold this month'],
    });
  });

  await test.step('a percentage that doesn’t fit beside its whole base isn’t shown, at any width', async () => {
    const rows = page.getByTestId('goods-off');
    const shown = (width: number) =>
      rows.evaluateAll((all, pixels) => {
        const states = all.map((off) => {
          const row = off.parentElement as HTMLElement;
          const base = off.previousElementSibling as HTMLElement;
          row.style.inlineSize = `${pixels}px`;
          row.style.flex = 'none';
          return {
            isShown: off.getBoundingClientRect().top < row.getBoundingClientRect().bottom,
            isWhole: base.scrollWidth <= base.clientWidth,
          };
        });
        return {
          shown: states.filter(({ isShown }) => isShown).length,
          withoutBase: states.filter(({ isShown, isWhole }) => isShown && !isWhole).length,
        };
      }, width);
    const all = await rows.count();
    expect(all).toBeGreaterThan(0);
    expect((await shown(300)).shown).toBe(all);
    for (const width of [160, 140, 120, 100, 80, 60]) expect((await shown(width)).withoutBase).toBe(0);
    expect((await shown(60)).shown).toBeLessThan(all);
  });

  await test.step('the leaderboard’s link leads to the leaderboard, not to the goods', async () => {
    await page.route(/leaderboard-products|product\//, (route) => route.fulfill({ body: 'board' }));
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    const group = story(page, 'group').getByTestId('goods-group');
    await expect(group).toContainText('หม้อทอดไร้น้ำมันขายดี');
    expect(await pathAfterClick(page, group)).toBe('/en/leaderboard-products/L21');
    expect(visited.filter((path) => path.includes('/product/'))).toEqual([]);
  });
});

test('[C16] [C17] [C15] [C18] cards of brands and contents, part by part', async ({ page }) => {
  await openStory(page, 'content', 'en');
  await test.step('an article in both layouts, with its summary cut and at most three tags', async () => {
    for (const layout of ['vertical', 'horizontal']) {
      const card = story(page, `${layout} wordy`);
      await expect(card.getByTestId('discover-card')).toHaveAttribute('data-layout', layout);
      await expect(card.getByTestId('discover-title')).toContainText('เลือกหม้อทอด');
      await expect(card.getByTestId('discover-summary')).toHaveText(`${'a'.repeat(240)}…`);
      await expect(card.getByTestId('keyword-chip')).toHaveText(['one', 'two', 'three']);
      await expect(card.locator('time')).toHaveText('Updated 01/08/2026');
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('img').first()).toHaveAttribute('data-state', 'loaded');
    }
    await expect(story(page, 'vertical default').getByTestId('discover-summary')).not.toContainText('…');
  });

  await test.step('a note’s cover, title or summary, age and like', async () => {
    const ratio = async (name: string) => {
      const box = await story(page, name).locator('img').first().boundingBox();
      return box && Math.round((box.width / box.height) * 100) / 100;
    };
    expect(await ratio('note default')).toBe(0.75);
    expect(await ratio('note lying')).toBe(1.33);
    const card = story(page, 'note default');
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img').first()).toHaveAttribute('src', /@550x550q70\.webp$/);
    await expect(card.getByTestId('note-title')).toContainText('เลือกหม้อทอด');
    await expect(story(page, 'note untitled').getByTestId('note-title')).toContainText('เปรียบเทียบความจุ');
    await expect(card.getByTestId('note-like')).toBeVisible();
    for (const [age, text] of [
      ['30 s', '30 seconds ago'],
      ['1 min', '1 minute ago'],
      ['3 h', '3 hours ago'],
      ['1 d', '1 day ago'],
      ['2 w', '2 weeks ago'],
      ['1 month', '1 month ago'],
      ['2 years', '2 years ago'],
    ])
      await expect(story(page, `note aged ${age}`).getByTestId('note-time')).toHaveText(text ?? '');
  });

  await test.step('a note opens its page, but not an invalid one among favourites and likes', async () => {
    await page.route('**/note-detail/**', (route) => route.fulfill({ body: 'note' }));
    for (const list of ['favorites', 'likes']) {
      const gone = story(page, `note invalid in ${list}`);
      const before = page.url();
      await gone.getByTestId('note-title').click();
      await gone.locator('img').first().click();
      await expect(gone.getByTestId('badge-invalid')).toHaveText('Invalid');
      await expect(gone.locator('a')).toHaveCount(0);
      expect(page.url()).toBe(before);
    }
    await expect(story(page, 'note invalid').getByTestId('badge-invalid')).toHaveCount(0);
    expect(await pathAfterClick(page, story(page, 'note invalid').getByTestId('note-card'))).toBe(
      '/en/note-detail/N51',
    );
  });
  await openStory(page, 'content', 'en');
  await test.step('a brand leads to its page; an offline one is marked as expired', async () => {
    await expect(story(page, 'brand offline').getByTestId('brand-expired')).toHaveText('Expired');
    await expect(story(page, 'brand default').getByTestId('brand-expired')).toHaveCount(0);
    await page.route('**/brand/**', (route) => route.fulfill({ body: 'brand' }));
    expect(await pathAfterClick(page, story(page, 'brand default').getByTestId('brand-card'))).toBe(
      '/en/brand/jbl',
    );
  });
  await openStory(page, 'content', 'en');
  await test.step('a topic’s cover, title and subtitle lead to its page', async () => {
    const card = story(page, 'topic default');
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img').first()).toHaveAttribute('src', /@\d+x750q70\.webp$/);
    await expect(card.locator('img').first()).toHaveAttribute('data-state', 'loaded');
    await expect(card.getByTestId('topic-card')).toContainText('แต่งคอนโดใหม่');
    await expect(card.getByTestId('topic-card')).toContainText('แต่งห้อง งบ 5000');
    await page.route('**/topic/**', (route) => route.fulfill({ body: 'topic' }));
    expect(await pathAfterClick(page, card.getByTestId('topic-card'))).toBe('/en/topic/แต่งห้อง-งบ-5000');
  });
});
