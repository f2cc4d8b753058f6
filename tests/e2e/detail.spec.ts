import type { Page } from 'playwright/test';
import { targetPath } from '#locales/format/target-path.ts';
import { textFor } from '#locales/text.ts';
import { topics } from '#schemas/api/content.ts';
import { clientPages, recommendedDeals, relatedSubjects, subjectDetail } from '#schemas/api/search.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { apiOf } from '../support/api.ts';
import { writeRows } from '../support/database.ts';
import { send } from '../support/http.ts';
import { bodiesOf, journal } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

const known = new WeakMap<RunningServer, ReturnType<typeof findSubjects>>();

/** A deal with related goods and articles, and one item of each other kind with a page, looked up once per server. */
function subjects(server: RunningServer) {
  const found = known.get(server) ?? findSubjects(server);
  known.set(server, found);
  return found;
}

async function findSubjects(server: RunningServer) {
  const api = apiOf(server, 'zest');
  const { content } = await api.call(recommendedDeals, { body: { pageRequest: { size: 40 } } });
  const counted = await Promise.all(
    content.map(async (deal) => {
      const body = { orgIds: [deal.id], destSubjectType: 'CONTENT' as const, pageRequest: { size: 4 } };
      return { deal, articles: (await api.call(relatedSubjects, { body })).content.length };
    }),
  );
  const most = counted.toSorted((a, b) => b.articles - a.articles)[0];
  const deal = most?.deal;
  if (!deal?.code) throw new Error('The seed has no deal');
  const detail = await api.call(subjectDetail, { body: { subject: { type: 'CONTENT', code: deal.code } } });
  const first = async (type: 'ARTICLE' | 'NOTE') =>
    (await api.call(clientPages, { body: { contentTypeCodes: [type] } })).content[0]?.code ?? '';
  const { content: all } = await api.call(topics, { body: {} });
  const topic = all.find(({ subtitle }) => /[ก-๙]+ /.test(subtitle)) ?? all[0];
  return {
    deal: { ...deal, code: deal.code },
    articles: most?.articles ?? 0,
    product: detail.goods?.code ?? '',
    goodsId: detail.goods?.id ?? '',
    article: await first('ARTICLE'),
    note: await first('NOTE'),
    topic: topic?.subtitle ?? '',
  };
}

const jsonOf = async (page: Page) => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => JSON.parse(text)['@graph'] ?? []) as Record<string, unknown>[];
};

test.describe('a deal', () => {
  test.use(DESKTOP);

  test('[R4, B8, B9] opens from its card with its history, offers, 5 goods and the articles about it', async ({
    page,
    server,
  }) => {
    const { deal, articles, goodsId } = await subjects(server);
    expect(articles).toBeGreaterThan(0);
    const since = Date.now();
    await page.goto('/');
    await hydrated(page);
    const card = page.getByTestId('module-recommended-deals').getByTestId('deal-card').first();
    const code = await card
      .getByTestId('deal-title')
      .getByRole('link')
      .or(card.locator('a[href*="/content/"]'))
      .first()
      .getAttribute('href');
    await card.getByTestId('deal-title').click();
    await page.waitForURL(`**${code}`);
    await expect(page.getByTestId('deal-detail')).toBeVisible();

    await page.goto(targetPath('CONTENT', deal.code));
    await expect(page.getByTestId('related-goods').getByTestId('goods-card')).toHaveCount(5);
    await expect(page.getByTestId('related-articles').getByTestId('discover-card')).toHaveCount(articles);
    const calls = await journal(server, since);
    expect(calls.some(({ path }) => path.includes(`/price-statistics/${goodsId}`))).toBe(true);
    expect(calls.some(({ path }) => path.includes(`/relation-skus/rationalization/${goodsId}`))).toBe(true);
    const noTimes = { startTime: null, endTime: null };
    expect(await bodiesOf(server, since, 'priceStatistics')).toEqual(
      expect.arrayContaining([
        { dayRange: 30, ...noTimes, minDays: 7 },
        { dayRange: 90, ...noTimes, minDays: 7 },
        { dayRange: 180, ...noTimes, minDays: 7 },
        { dayRange: null, ...noTimes, minDays: null },
      ]),
    );
    expect(await bodiesOf(server, since, 'relatedSubjects')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          destSubjectType: 'GOODS',
          sort: 'DISCOUNT',
          pageRequest: { page: 1, size: 5 },
        }),
        expect.objectContaining({ destSubjectType: 'CONTENT', pageRequest: { page: 1, size: 4 } }),
      ]),
    );
  });

  test('its chart and pictures can be used by keyboard, pictures be enlarged, and its address be copied', async ({
    page,
    context,
    server,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { deal } = await subjects(server);
    await page.goto(targetPath('CONTENT', deal.code));
    await hydrated(page);
    const panel = (period: string) => page.locator(`[data-testid=chart-panel][data-period="${period}"]`);
    await expect(panel('90')).toBeVisible();
    await page.getByRole('radio', { name: /90/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(panel('all')).toBeVisible();
    await expect(panel('90')).toBeHidden();

    const reader = panel('all').getByTestId('chart-reader');
    await reader.focus();
    const value = panel('all').getByTestId('chart-value');
    const now = await value.textContent();
    await page.keyboard.press('Home');
    await expect(value).not.toHaveText(now ?? '');
    expect(await reader.getAttribute('aria-valuetext')).toBe(await value.textContent());

    await panel('all').getByTestId('chart-table').locator('summary').click();
    const rows = panel('all').getByRole('row');
    expect(await rows.count()).toBe(Number(await reader.getAttribute('max')) + 2);

    const gallery = page.getByTestId('gallery');
    await gallery.getByTestId('gallery-picture').first().getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expect(gallery).toHaveAttribute('data-index', '1');
    await page.keyboard.press('Enter');
    const zoom = page.getByTestId('gallery-zoom');
    await expect(zoom).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();

    await page.getByTestId('share-open').click();
    const address = encodeURIComponent(`/content/${deal.code}`);
    for (const name of ['share-line', 'share-facebook'])
      expect(await page.getByTestId(name).getAttribute('href')).toContain(address);
    await page.getByTestId('share-copy').click();
    await expect(page.getByTestId('toast')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/content/${deal.code}`);
  });

  for (const lang of LANGUAGES)
    test(`the price for search engines equals the visible one, in ${lang}`, {
      tag: lang === 'th' ? [] : '@all',
    }, async ({ page, server }) => {
      const { deal } = await subjects(server);
      await page.goto(inLanguage(lang, targetPath('CONTENT', deal.code)));
      const graph = await jsonOf(page);
      const product = graph.find((node) => node['@type'] === 'Product') as {
        offers: Partial<Record<'price' | 'lowPrice' | 'highPrice', string>>;
      };
      const { price, lowPrice, highPrice } = product.offers;
      const shown = (await page.getByTestId('detail-price').textContent()) ?? '';
      // A deal whose variants differ has a range in both.
      expect(price === undefined ? [lowPrice, highPrice] : [price]).toEqual(
        shown.replaceAll(',', '').match(/\d+(?:\.\d+)?/g),
      );
      const crumbs = graph.find((node) => node['@type'] === 'BreadcrumbList') as {
        itemListElement: { name: string }[];
      };
      expect(crumbs.itemListElement.map(({ name }) => name)).toEqual(
        await page.getByTestId('breadcrumbs').getByRole('listitem').allTextContents(),
      );
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`:\\d+${inLanguage(lang, '/product/')}[^/]+$`),
      );
    });
});

test('[R4, R5, R6, R7] an unknown code is 404, a removed one 410, and an id redirects permanently to the code', async ({
  server,
  page,
  errors,
}) => {
  const { deal, product, article, note } = await subjects(server);
  const status = async (path: string) => {
    const { status: code, headers } = await send(server.port, 'zest', path);
    return headers.location === undefined ? code : [code, headers.location];
  };
  for (const path of ['/content/x', '/product/x', '/article/x', '/note-detail/x', '/topic/x'])
    expect(await status(path)).toBe(404);
  expect(await status(`/content/${deal.id}`)).toEqual([301, `/content/${deal.code}`]);
  expect(await status(`/en/content/${deal.id}`)).toEqual([301, `/en/content/${deal.code}`]);
  expect(await status(`/article/${note}`)).toEqual([301, `/note-detail/${note}`]);
  for (const path of [
    `/content/${deal.code}`,
    `/product/${product}`,
    `/article/${article}`,
    `/note-detail/${note}`,
  ])
    expect(await status(path)).toBe(200);

  const over = [
    'UPDATE deals SET invalid = true WHERE tenant_id = $1 AND code = $2',
    ['zest', 'd20011'],
  ] as const;
  await writeRows(server, 'zest', [over], ['deal:20011', 'feed:deals']);
  const gone = await page.goto('/content/d20011');
  expect([gone?.status(), gone?.headers()['cache-control']]).toEqual([410, 'private, no-store']);
  await expect(page.getByTestId('not-found')).toHaveAttribute('data-state', 'gone');
  await hydrated(page);
  expect(errors.filter((error) => !error.includes('410'))).toEqual([]);
  errors.length = 0;
  const { body } = await send(server.port, 'zest', '/en/content/d20011');
  expect(body).toContain(`>${textFor('en')('errors.gone.title')}</h1>`);
});

test('an expired deal keeps its content and links to others', async ({ page, server }) => {
  const end = [
    "UPDATE deals SET expires_at = now() - interval '1 day' WHERE tenant_id = $1 AND code = $2",
    ['zest', 'd20013'],
  ] as const;
  await writeRows(server, 'zest', [end], ['deal:20013']);
  await page.goto('/content/d20013');
  await expect(page.getByTestId('deal-detail')).toHaveAttribute('data-state', 'expired');
  await expect(page.getByTestId('detail-expired')).toBeVisible();
  await expect(page.getByTestId('related-deals').getByTestId('deal-card').first()).toBeVisible();
  await expect(page.getByTestId('related-deals').locator('[data-state=expired]')).toHaveCount(0);
});

test('[R17, B6] a topic’s page is at its encoded address, with related deals', async ({ page, server }) => {
  const { topic } = await subjects(server);
  const since = Date.now();
  await page.goto(targetPath('TOPIC', topic));
  await expect(page.getByTestId('page')).toHaveAttribute('data-page-type', 'RELATION_PAGE');
  await page.reload();
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.getByTestId('module-related-deals').getByTestId('deal-card').count()).toBeGreaterThan(0);
  expect(await bodiesOf(server, since, 'relatedSubjects')).toContainEqual(
    expect.objectContaining({ orgSubjectType: 'TOPIC', pageRequest: { page: 1, size: 10 } }),
  );
  const raw = await send(server.port, 'zest', `/topic/${encodeURIComponent(topic)}`);
  expect([raw.status, raw.headers.location]).toEqual([301, targetPath('TOPIC', topic)]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...PHONE });

  test('every detail page is complete, and the chart’s period can be chosen', async ({ page, server }) => {
    const { deal, product, article, note, topic } = await subjects(server);
    await page.goto(targetPath('CONTENT', deal.code));
    await expect(page.getByTestId('detail-price')).toHaveText(/^฿[\d,.]+(?: – ฿[\d,.]+)?$/);
    await expect(page.getByTestId('bar-buy')).toHaveAttribute('href', /^https:/);
    await page.getByText('30 วัน', { exact: true }).click();
    await expect(page.locator('[data-testid=chart-panel][data-period="30"]')).toBeVisible();
    await expect(page.locator('[data-testid=chart-panel][data-period="90"]')).toBeHidden();
    await expect(page.getByTestId('chart-reader')).toHaveCount(0);
    for (const path of [
      targetPath('GOODS', product),
      targetPath('ARTICLE', article),
      targetPath('NOTE', note),
      targetPath('TOPIC', topic),
    ]) {
      const { status, body } = await send(server.port, 'zest', path);
      expect(status).toBe(200);
      expect(body).toMatch(/<h1[^>]*>(<[^>]*>)*[^<\s]/);
    }
  });
});

test.describe('the bars and pictures of a phone', () => {
  test.use(PHONE);

  test('the bar to buy, a link to the traced address, stays in place of the menu; pictures open over the whole window, up to three times as large, and the header gives way', async ({
    page,
    server,
  }) => {
    const { deal } = await subjects(server);
    await page.goto(targetPath('CONTENT', deal.code));
    await hydrated(page);
    for (const part of ['bottom-bar', 'download-guide']) await expect(page.getByTestId(part)).toBeHidden();
    await expect(page.getByTestId('detail-price')).toBeInViewport();
    await expect(page.getByTestId('detail-buy')).toBeHidden();
    const buy = page.getByTestId('bar-buy');
    await expect(buy).toBeInViewport();
    await expect(buy).toHaveAttribute('href', deal.goodsTraceLink ?? deal.goodsLink ?? '');
    await expect(buy).toHaveAttribute('rel', 'sponsored noopener');
    const header = page.getByTestId('header');
    const bar = page.getByTestId('buy-bar');
    const { height } = page.viewportSize() ?? { height: 0 };
    const barEnd = async () => {
      const box = await bar.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    expect(await barEnd()).toBe(height);

    await page.getByTestId('gallery-picture').first().click();
    const zoom = page.getByTestId('gallery-zoom');
    await expect(zoom).toBeVisible();
    expect(await zoom.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    const width = () => zoom.locator('img').evaluate((img) => Math.round(img.getBoundingClientRect().width));
    const once = await width();
    await zoom.getByRole('button', { name: '3 เท่า' }).click();
    expect(await width()).toBe(once * 3);
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();

    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(header).not.toBeInViewport();
    await expect(buy).toBeInViewport();
    await page.evaluate(() => window.scrollBy(0, -100));
    await expect(header).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(header).not.toBeInViewport();
    expect(await barEnd()).toBe(height);
    const last = await page.getByTestId('footer').locator('p').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);

    await page.getByTestId('breadcrumbs').getByRole('link').first().focus();
    await header.locator('input').first().focus();
    await expect(header).toBeInViewport();
  });

  test('the bar never covers the focused element', { tag: '@all' }, async ({ page, server }) => {
    const { deal } = await subjects(server);
    await page.goto(targetPath('CONTENT', deal.code));
    await hydrated(page);
    const bar = page.getByTestId('buy-bar');
    await page.locator('h1').scrollIntoViewIfNeeded();
    await page.getByTestId('breadcrumbs').getByRole('link').first().focus();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const reached = await page.locator(':focus').boundingBox();
      const isOfBar = (await bar.locator(':focus').count()) > 0;
      if (isOfBar) break;
      const top = (await bar.boundingBox())?.y ?? 0;
      expect((reached?.y ?? 0) + (reached?.height ?? 0)).toBeLessThanOrEqual(top);
    }
  });
});
