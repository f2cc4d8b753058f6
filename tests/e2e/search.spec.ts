import type { Page } from 'playwright/test';
import type { JournalEntry } from '#server/edge/api/journal.ts';
import { sendJson } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { signIn } from './editor-kit.ts';
import { armedElements, watchForScript } from './hostile-watch.ts';
import { DEVICES, LOOKS } from './looks.ts';
import { hydrated } from './story.ts';
import { darken, expect, inLanguage, origin, test } from './test.ts';

/** Bodies of pages' search requests. */
async function asked(server: RunningServer, endpoint: string, since: number) {
  const { json } = await sendJson(server.port, 'zest', `/api/__debug/requests?since=${since}`);
  return (json.data as JournalEntry[])
    .filter((entry) => entry.endpoint === endpoint)
    .map(({ body }) => JSON.parse(body));
}

const field = (page: Page) => page.getByTestId('search-input');
const rows = (page: Page) => page.getByTestId('search-row');

test.describe('on desktop', () => {
  test.use(DESKTOP);

  test('[Q1, Q2, Q3, Q7, X10] each tab has its own request', async ({ page, server }) => {
    const since = Date.now();
    await page.goto('/en/search?keyword=nimora');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('nimora');
    await expect(page.getByTestId('search-results').getByTestId('goods-card').first()).toBeVisible();
    for (const id of ['deals', 'articles', 'content', 'reviews']) {
      await page.getByTestId('search-results').locator(`a[href*="tab=${id}"]`).first().click();
      await expect(page.getByTestId('search-results')).toHaveAttribute('data-id', id);
    }
    const keyword = 'nimora';
    const bodies = await asked(server, 'commonSearch', since);
    expect(bodies).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ keyword, dataTypes: ['GOODS', 'GOODS_LINK_DETAIL'] }),
        expect.objectContaining({ keyword, dataTypes: ['CONTENT'], contentTypeCodes: ['DEAL'] }),
        expect.objectContaining({ keyword, dataTypes: ['ARTICLE'] }),
        expect.objectContaining({ keyword, dataTypes: ['NOTE'] }),
      ]),
    );
    expect(await asked(server, 'feedSearch', since)).toContainEqual(
      expect.objectContaining({ keyword, queryList: ['PROFESSIONAL', 'PERSONAL'] }),
    );
    expect(await asked(server, 'searchFilters', since)).toContainEqual(
      expect.objectContaining({ keyword, dataTypes: ['GOODS', 'GOODS_LINK_DETAIL'] }),
    );
  });

  test('[Q2, Q6] sorts and filters are in the address', async ({ page, server }) => {
    const since = Date.now();
    await page.goto('/en/search?keyword=nimora');
    await hydrated(page);
    for (const sort of ['LOW_PRICE', 'SHIPPING_FEE', 'SALES_VOLUME', 'GOOD_REVIEW', 'PLATFORM_SOURCE'])
      await expect(page.locator(`a[href*="sort=${sort}"]`)).toHaveCount(1);
    await page.locator('a[href*="sort=LOW_PRICE"]').click();
    await expect(page).toHaveURL(/sort=LOW_PRICE/);
    await page.locator('[data-testid=filter-menu][data-id=platform] summary').click();
    const option = page.locator('[data-testid=filter-option][data-id^=platform]').first();
    const count = Number(await option.locator('span').last().textContent());
    await option.click();
    await expect(page).toHaveURL(/filter=platform-/);
    await expect(page.getByTestId('search-total')).toContainText(String(count));
    await expect(page.getByTestId('filter-chip')).toHaveCount(1);
    await expectAccessible(page);
    const bodies = await asked(server, 'commonSearch', since);
    expect(bodies).toContainEqual(
      expect.objectContaining({ sort: 'LOW_PRICE', platforms: [expect.any(String)], brandIds: [] }),
    );
    await page.getByTestId('filter-chip').click();
    await expect(page).not.toHaveURL(/filter=/);
  });

  test('[Q5] the field suggests, remembers and forgets, by keyboard only', async ({ page }) => {
    // Runs axe four times.
    test.slow();
    await page.goto('/en');
    await hydrated(page);
    await field(page).focus();
    await expect(rows(page).first()).toHaveAttribute('data-id', 'hot');
    await expectAccessible(page);
    await field(page).press('Escape');
    await expect(page.getByTestId('search-panel')).toHaveCount(0);

    await field(page).pressSequentially('nimo');
    await expect(rows(page).first()).toContainText(/nimo/i);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await field(page).press('ArrowDown');
    const active = await field(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/en\/brand\/nimora$/);

    await hydrated(page);
    await field(page).fill('nimora');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?keyword=nimora/);
    await hydrated(page);
    await field(page).fill('หูฟัง');
    await field(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('หูฟัง');
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('search-history') ?? '[]'));
    expect(await stored()).toEqual(['หูฟัง', expect.stringMatching(/nimora/i)]);

    await hydrated(page);
    await field(page).fill('');
    await field(page).press('ArrowDown');
    await expect(rows(page).first()).toContainText('หูฟัง');
    await expectAccessible(page);
    await field(page).press('Delete');
    expect(await stored()).toHaveLength(1);
    await field(page).press('ArrowDown');
    await field(page).press('ArrowRight');
    await field(page).press('Enter');
    expect(await stored()).toEqual([]);
    await expect(rows(page).first()).toHaveAttribute('data-id', 'hot');
  });

  test('Thai without spaces is completed', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await field(page).pressSequentially('หูฟังบลู');
    await expect(rows(page).first()).toContainText('หูฟัง');
  });

  test('hostile words are treated as words', async ({ page, context }) => {
    const signs = await watchForScript(context);
    for (const keyword of [
      '<img src=x onerror=alert(1)>',
      '"><script>alert(1)</script>',
      "'; drop table deals; --",
      'javascript:alert(1)',
      '\u202e\u0000😀%_\\',
      '{{7*7}}<%= 7*7 %>',
    ]) {
      const answer = await page.goto(
        `/search?keyword=${encodeURIComponent(keyword)}&tab=${encodeURIComponent(keyword)}`,
      );
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      await page.evaluate(
        (text) => localStorage.setItem('search-history', JSON.stringify([text, { a: 1 }])),
        keyword,
      );
      await field(page).fill('');
      await expect(page.getByTestId('search-panel')).toBeVisible();
      expect(await armedElements(page)).toEqual([]);
    }
    await page.evaluate(() => localStorage.setItem('search-history', '{broken'));
    await field(page).blur();
    await field(page).focus();
    await expect(rows(page).first()).toHaveAttribute('data-id', 'hot');
    expect(signs).toEqual([]);
  });
});

const STATES = [
  '?keyword=nimora',
  '?keyword=nimora&tab=articles',
  '?keyword=qqqqqq',
  '',
  '?keyword=hedphones',
];

for (const [index, query] of STATES.entries())
  for (const { lang, device, dark } of LOOKS.slice(3 * (index % 3), 3 * (index % 3) + 3))
    test.describe(`/search${query} in ${lang} on ${device} by ${dark ? 'night' : 'day'}`, () => {
      test.use(DEVICES[device]);

      test('[R22 search] has one heading and is accessible', { tag: lang === 'th' ? [] : '@all' }, async ({
        page,
      }) => {
        await page.goto(inLanguage(lang, `/search${query}`));
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        if (dark) await darken(page);
        await expectAccessible(page);
      });
    });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...PHONE });

  test('search is a plain form; its tabs, sorts, filters and pages are links', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('nimora');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=nimora/);
    await expect(page.getByTestId('goods-card').first()).toBeVisible();
    await page.getByTestId('load-more').click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByTestId('goods-card').first()).toBeVisible();
    await page.locator('a[href*="tab=deals"]').first().click();
    await expect(page.getByTestId('deal-card').first()).toBeVisible();
  });
});

test.describe('a search that an operator redirects', { tag: '@all' }, () => {
  // The session is asked for before anybody has signed in, and the redirect after it was taken back.
  test.use({ locale: 'en-US', expectedErrors: /status of 40[14]/ });

  /** Words that only this test searches for, because workers share the site. */
  const words = 'ร่มกันฝน';
  const link = (page: Page) => page.locator(`a[href*="keyword=${encodeURIComponent(words)}"]`).first();

  test('leads to the page from the desk on, by a link and without script, in the shopper’s language, until it is removed', {
    tag: '@all',
  }, async ({ page, server, browser }) => {
    test.slow();
    const found = await browser.newContext({
      ...PHONE,
      javaScriptEnabled: false,
      baseURL: origin(server, 'zest'),
    });
    const shopper = await found.newPage();
    await shopper.goto(`/en/search?keyword=${words}`);
    await expect(shopper).toHaveURL(/\/en\/search/);

    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, server.ownerPassword);
    await page.goto('/editor/words');
    const miss = page.getByTestId('search-misses').getByRole('listitem').filter({ hasText: words });
    await miss.getByRole('button').nth(1).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('suva');
    await dialog.getByRole('option').first().click();
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toBeHidden();
    await expect(miss).toHaveCount(0);

    await shopper.goto('/en');
    await shopper.getByTestId('search-input').fill(` ${words} `);
    await shopper.getByTestId('search-input').press('Enter');
    await expect(shopper).toHaveURL(/\/en\/brand\/suvara$/);
    await found.close();

    await page.goto(`/en/search?keyword=nimora&tab=deals`);
    await hydrated(page);
    await page.evaluate((keyword) => {
      const own = document.createElement('a');
      own.href = `/en/search?keyword=${encodeURIComponent(keyword)}`;
      own.textContent = keyword;
      document.querySelector('main')?.prepend(own);
    }, words);
    await link(page).click();
    await expect(page).toHaveURL(/\/en\/brand\/suvara$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Suvara');

    await page.goto('/editor/words');
    await page.locator('a[href="/editor/content/search-redirects"]').first().click();
    const own = page.getByTestId('content-row').filter({ hasText: words });
    await expect(own).toContainText('/brand/suvara');
    await own.getByRole('link', { name: words }).click();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This isn’t in the shop any more');
    await page.goto(`/en/search?keyword=${words}`);
    await expect(page.getByTestId('search-results')).toBeVisible();
  });
});
