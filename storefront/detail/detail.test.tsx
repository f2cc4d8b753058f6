import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { describe, expect, test } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import type { ViewContext } from '#runtime/context.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';
import type { PriceStory } from '#schemas/entities/price-story.ts';
import { deals, FIXTURE_NOW, fixtureContext, goods } from '../fixtures.ts';
import { dealProduct, goodsProduct } from '../structured-data/product.ts';
import { DealDetail } from './deal-detail.tsx';
import { ProductDetail } from './product-detail.tsx';

const DAY = 86_400_000;
const ctx = fixtureContext({ lang: 'en' });
const none = { deals: [], goods: [], articles: [], videos: [] };
const categories = [{ id: '1', name: 'Speakers', level: 1, code: 'spk' }];

async function show(node: ReactNode, context: ViewContext = ctx) {
  const { t: _, ...value } = context;
  const { prelude } = await prerenderToNodeStream(
    <ViewProvider value={value} messages={clientMessages(context.lang)}>
      {node}
    </ViewProvider>,
  );
  return new DOMParser().parseFromString(await text(prelude), 'text/html').body;
}

const statistics = (days: number | undefined, over: Partial<PriceStatistics> = {}): PriceStatistics => ({
  currency: 'THB',
  startTime: FIXTURE_NOW - (days ?? 200) * DAY,
  endTime: FIXTURE_NOW,
  recordedSince: FIXTURE_NOW - 200 * DAY,
  readings: 61,
  points: [
    { time: FIXTURE_NOW - 20 * DAY, price: 1_990 },
    { time: FIXTURE_NOW - 10 * DAY, price: 1_290 },
  ],
  currentPrice: 1_290,
  lowestPrice: 1_290,
  lowestTime: FIXTURE_NOW - 10 * DAY,
  highestPrice: 1_990,
  averagePrice: 1_640.4,
  usualPrice: 1_640,
  lowestSince: FIXTURE_NOW - 180 * DAY,
  verdict: 'FAR_BELOW',
  ...over,
});
const priceStory: PriceStory = {
  verdict: 'FAR_BELOW',
  usual: 1_640,
  percent: -21,
  low: 'HALF_YEAR_LOW',
  reduction: {
    before: 1_990,
    amount: 700,
    percent: 35,
    from: FIXTURE_NOW - 10 * DAY,
    until: FIXTURE_NOW + 4 * DAY,
  },
  since: FIXTURE_NOW - 200 * DAY,
  lastChecked: FIXTURE_NOW,
  staleness: 'FRESH',
};
const histories = [30, 90, 180, undefined].map((days) => ({ days, statistics: statistics(days) }));

const dealPage = (deal: Deal, over: object = {}) => (
  <DealDetail
    ctx={ctx}
    detail={{ id: deal.id, subjectType: 'CONTENT', deal, goods: goods.default, classifications: categories }}
    histories={histories}
    skus={[]}
    variants={[]}
    coupons={[]}
    related={none}
    {...over}
  />
);
const find = (body: HTMLElement, id: string) => body.querySelector(`[data-testid=${id}]`);
const told = (body: HTMLElement, id: string) => find(body, id)?.textContent;

describe('rating summary', () => {
  const summary = async (ratingCounts: number[] | undefined, product: object = {}) => {
    const detail = { id: '1', subjectType: 'CONTENT', deal: deals.default, ratingCounts };
    const body = await show(
      dealPage(deals.default, { detail: { ...detail, goods: { ...goods.default, ...product } } }),
    );
    return find(body, 'rating-summary');
  };
  const rows = (section: Element | null) =>
    [...(section?.querySelectorAll('[data-testid=rating-row]') ?? [])].map((row) => row.textContent);

  test('the average, each star’s share from five down, and the platform', async () => {
    const section = await summary([10, 15, 25, 150, 800]);
    expect(rows(section)).toEqual(['5 stars80%', '4 stars15%', '3 stars3%', '2 stars2%', '1 star1%']);
    expect(section?.querySelector('svg')?.getAttribute('aria-label')).toBe('4.8 out of 5 stars');
    expect(section?.textContent).toContain('From 950 reviews on Shopee');
  });

  test.each([[undefined], [[]], [[0, 0, 0, 0, 0]], [[1, 2]]])('no shares from %j', async (counts) => {
    const section = await summary(counts);
    expect(section).not.toBeNull();
    expect(rows(section)).toEqual([]);
  });

  test('excerpts of the comments that say something, three at most, and nothing invented', async () => {
    const said = (id: string, content: string | undefined) => ({
      id,
      subjectType: 'CONTENT',
      subjectId: '1',
      content,
      createTime: FIXTURE_NOW,
      own: false,
      meta: { atUsers: [] },
    });
    const long = 'Holds its charge for a whole week';
    const replies = [
      said('gone', undefined),
      said('short', 'Nice'),
      ...['a', 'b', 'c', 'd'].map((id) => said(id, `${long} ${id}`)),
    ];
    const body = await show(dealPage(deals.default, { replies }));
    const quotes = [...body.querySelectorAll('[data-testid=buyer-quote] blockquote')];
    expect(quotes.map(({ textContent }) => textContent)).toEqual(
      ['a', 'b', 'c'].map((id) => `${long} ${id}`),
    );
    expect(find(body, 'rating-summary')?.querySelector('a')?.getAttribute('href')).toBe('#comments');
    const none = await show(dealPage(deals.default, { replies: [said('short', 'Nice')] }));
    expect(find(none, 'buyer-quote')).toBeNull();
  });

  test.each([{ reviewCount: 0 }, { averageScore: undefined }])('nothing with %j', async (product) => {
    expect(await summary([1, 0, 0, 0, 9], product)).toBeNull();
  });
});

describe('[R4] a deal', () => {
  test('shows its price, the verdict beside the usual price, and the shop’s list price without a percentage', async () => {
    const body = await show(dealPage(deals.default));
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    expect(told(body, 'detail-price')).toBe('฿1,290');
    expect(told(body, 'detail-verdict')).toBe('฿350 (21%) below its usual price');
    expect(told(body, 'detail-usual')).toBe('Usual price over 90 days ฿1,640 How we check');
    expect(told(body, 'detail-list-price')).toBe('The shop’s list price ฿1,990');
    expect(told(body, 'detail-price')).not.toContain('%');
  });

  test('the link to the shop is tracked, marked as sponsored and opens a new window', async () => {
    const link = find(await show(dealPage(deals.default)), 'detail-buy');
    expect(link?.getAttribute('href')).toBe(deals.default.goodsTraceLink);
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
      '_blank',
      'sponsored noopener',
    ]);
    const plain = find(await show(dealPage(deals.noTraceLink)), 'detail-buy');
    expect(plain?.getAttribute('href')).toBe(deals.noTraceLink.goodsLink);
  });

  test('explains the winning label by the two strongest facts without a percentage, and names the others that aren’t about prices', async () => {
    const about = (codes: string[]) => ({
      detail: {
        id: '1',
        subjectType: 'CONTENT',
        deal: { ...deals.default, labels: codes.map((code) => ({ code })) },
        goods: goods.default,
        priceStory,
      },
    });
    const why = async (...codes: string[]) => {
      const panel = find(await show(dealPage(deals.default, about(codes))), 'label-reason');
      return [...(panel?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
    };
    const facts = [
      'Far below its usual price over 90 days, ฿1,640.',
      'No day that we recorded in the last 180 days was cheaper.',
    ];
    expect(await why('HALF_YEAR_LOW', 'PRICE_REDUCTION', 'BEST_SELLER')).toEqual([
      ...facts,
      'Also true: Best seller.',
    ]);
    expect(await why('FREE_SHIPPING')).toEqual(['The shop delivers it for free.', ...facts]);
    expect(JSON.stringify(await why('PRICE_REDUCTION_TOP'))).not.toContain('%');
  });

  test('has a label without a disclosure when nothing explains it', async () => {
    const body = await show(dealPage({ ...deals.default, labels: [{ code: 'HALF_YEAR_LOW' }] }));
    expect(find(body, 'detail-label')).not.toBeNull();
    expect(find(body, 'label-reason')).toBeNull();
  });

  test('that is over keeps its content, links to the shop without Buy, and links to other deals', async () => {
    const body = await show(dealPage(deals.expired, { related: { ...none, deals: [deals.default] } }));
    expect(find(body, 'deal-detail')?.getAttribute('data-state')).toBe('expired');
    expect(told(body, 'detail-buy')).toBe('See it on Lazada');
    expect(find(body, 'detail-expired')?.querySelector('a')?.getAttribute('href')).toBe('#related-deals');
    expect(body.querySelector('#related-deals [data-testid=deal-card]')).not.toBeNull();
    expect(told(body, 'detail-price')).toBe('฿1,290');
  });

  test.each(HOSTILE_LINKS)('never leads to %s', async (link) => {
    const hostile = { ...deals.default, goodsLink: link, goodsTraceLink: link, mainPic: { url: link } };
    const body = await show(dealPage(hostile, { skus: [{ goods: { ...goods.default, originUrl: link } }] }));
    const hrefs = [...body.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => !/^(\/|#|https?:\/\/)/.test(href))).toEqual([]);
  });
});

describe('[B8] the price history', () => {
  test('has a panel per period with verdict, figures, a table and a sentence; one is chosen', async () => {
    const body = await show(dealPage(deals.default));
    const periods = [...body.querySelectorAll<HTMLElement>('[data-testid=chart-panel]')];
    expect(periods.map(({ dataset }) => dataset.period)).toEqual(['30', '90', '180', 'all']);
    expect(
      [...body.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ checked }) => checked),
    ).toEqual([false, true, false, false]);
    const [first] = periods;
    expect(first?.querySelector('[data-testid=chart-verdict]')?.textContent).toBe('Much cheaper than usual');
    expect(first?.querySelector('figcaption')?.textContent).toContain(
      'lowest ฿1,290 on 22/07/2026, now ฿1,290',
    );
    expect([...(first?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '22/07/2026฿1,290',
      '12/07/2026฿1,990',
    ]);
  });

  test('marks in each chart what the facts are about, and says so in its legend', async () => {
    const marked = async (story: PriceStory) => {
      const detail = { id: '1', subjectType: 'CONTENT', deal: deals.default, priceStory: story };
      const body = await show(dealPage(deals.default, { detail }));
      return ['30', 'all'].map((period) => {
        const panel = body.querySelector(`[data-period="${period}"]`);
        const texts = panel?.querySelectorAll('[data-testid=chart-legend] > [data-fact]') ?? [];
        const paths = panel?.querySelectorAll('path[data-fact]') ?? [];
        return {
          legend: [...texts].map(({ textContent }) => textContent),
          marks: [...paths].map((path) => path.getAttribute('data-fact')),
        };
      });
    };
    const low = { legend: ['Usual price ฿1,640', 'Not cheaper in 180 days'], marks: ['low'] };
    expect(await marked(priceStory)).toEqual([low, low]);
    const reduction = {
      legend: ['Usual price ฿1,640', '฿1,990 before the reduction of 22/07/2026'],
      marks: ['reduction'],
    };
    expect(await marked({ ...priceStory, low: undefined })).toEqual([reduction, reduction]);
    // The records began before the range of the first chart.
    const { since, lastChecked, staleness } = priceStory;
    expect(
      (await marked({ verdict: 'NEW', since, lastChecked, staleness })).map(({ marks }) => marks),
    ).toEqual([[], ['tracked']]);
  });

  test('has its values beside the drawing, where no line or point can be', async () => {
    const body = await show(dealPage(deals.default));
    const panel = find(body, 'chart-panel');
    expect(
      [...(panel?.querySelectorAll('[data-testid=chart-values] span') ?? [])].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['฿1,990', '฿1,290']);
    const plot = panel?.querySelector('svg')?.parentElement;
    expect(plot?.querySelector('[data-kind=now]')).not.toBeNull();
    expect(plot?.textContent).not.toContain('฿');
  });

  test('is missing without a known price', async () => {
    const empty = histories.map(({ days }) => ({ days, statistics: statistics(days, { points: [] }) }));
    expect(find(await show(dealPage(deals.default, { histories: empty })), 'price-history')).toBeNull();
  });
});

test('offers on other platforms are linked rows, the cheapest first and marked', async () => {
  const offer = (id: string, min: number, platformName: string) => ({
    goods: { ...goods.default, id, platformName, priceRange: { currencyCode: 'THB', minSalePrice: min } },
    goodsTraceLink: `https://s.example/${id}`,
  });
  const skus = [offer('1', 900, 'SHOPEE'), offer('2', 1_000, 'UNKNOWN')];
  const rows = [
    ...(await show(dealPage(deals.default, { skus }))).querySelectorAll('[data-testid=platform-row]'),
  ];
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(['https://s.example/1', 'https://s.example/2']);
  expect(rows.map((row) => [row.textContent?.includes('Cheapest'), row.getAttribute('rel')])).toEqual([
    [true, 'sponsored noopener'],
    [false, 'sponsored noopener'],
  ]);
  expect(rows.map((row) => row.querySelector('[data-testid=platform-name]')?.textContent)).toEqual([
    'Shopee',
    'Another shop',
  ]);
});

test('[R5] a product shows its price range and links to its running deal', async () => {
  const detail = { id: '11', subjectType: 'GOODS', goods: goods.default };
  const skus = [{ goods: goods.default, dealCode: 'D1', goodsTraceLink: 'https://s.example/t' }];
  const body = await show(
    <ProductDetail
      ctx={ctx}
      detail={detail}
      histories={[]}
      skus={skus}
      variants={[]}
      coupons={[]}
      related={none}
    />,
  );
  expect(find(body, 'detail-deal')?.getAttribute('href')).toBe('/en/content/D1');
  expect(find(body, 'detail-buy')?.getAttribute('href')).toBe('https://s.example/t');
  expect(told(body, 'detail-price')).toMatch(/^฿/);
});

test('the price was checked when it was read last, not when the deal was changed', async () => {
  const read = { ...goods.default, checkedAt: FIXTURE_NOW - DAY };
  const detail = { id: '1', subjectType: 'CONTENT', deal: deals.default, goods: read };
  expect(told(await show(dealPage(deals.default, { detail })), 'detail-checked')).toBe(
    'Price checked 31/07/2026 12:00',
  );
  expect(find(await show(dealPage(deals.default)), 'detail-checked')).toBeNull();
  const product = { id: '11', subjectType: 'GOODS', goods: read };
  const body = await show(
    <ProductDetail
      ctx={ctx}
      detail={product}
      histories={[]}
      skus={[]}
      variants={[]}
      coupons={[]}
      related={none}
    />,
  );
  expect(told(body, 'detail-checked')).toBe('Price checked 31/07/2026 12:00');
});

describe('goods that can’t be bought', () => {
  const other = { ...goods.default, id: '12', code: 'P12', platformName: 'LAZADA' };
  const page = (over: object = {}) => (
    <ProductDetail
      ctx={ctx}
      detail={{ id: '17', subjectType: 'GOODS', goods: goods.soldOut }}
      histories={[]}
      skus={[{ goods: goods.soldOut, goodsTraceLink: 'https://s.example/t' }]}
      variants={[]}
      coupons={[]}
      related={none}
      {...over}
    />
  );
  const way = (body: HTMLElement) => find(body, 'detail-sold-out')?.querySelector('a')?.getAttribute('href');

  test('have a notice instead of any link to their shop', async () => {
    const body = await show(page());
    expect(find(body, 'product-detail')?.getAttribute('data-state')).toBe('sold-out');
    expect(told(body, 'detail-sold-out')).toContain('Sold out');
    for (const id of ['detail-buy', 'bar-buy', 'platforms']) expect(find(body, id)).toBeNull();
    expect(find(body, 'bar-available')?.getAttribute('href')).toBe(way(body));
  });

  test('lead to the cheapest shop that has them, else to related deals or goods, a category or all', async () => {
    const ended = { ...other, code: 'P0', availability: 'DISCONTINUED' };
    const skus = [{ goods: ended }, { goods: other }];
    const body = await show(page({ skus }));
    expect(way(body)).toBe('/en/product/P12');
    expect(told(body, 'detail-sold-out')).toContain('On Lazada for ฿1,099.50');
    const related = { ...none, goods: [goods.default] };
    expect(way(await show(page({ related })))).toBe('#related-goods');
    expect(way(await show(page({ related: { ...related, deals: [deals.default] } })))).toBe('#related-deals');
    const detail = { id: '17', subjectType: 'GOODS', goods: goods.soldOut, classifications: categories };
    expect(way(await show(page({ detail })))).toContain('/en/products/');
    expect(way(await show(page()))).toBe('/en/products');
  });

  test('leave no buy link on the deal about them', async () => {
    const detail = { id: '5', subjectType: 'CONTENT', deal: deals.expired, goods: goods.soldOut };
    const body = await show(dealPage(deals.expired, { detail }));
    expect(find(body, 'deal-detail')?.getAttribute('data-state')).toBe('sold-out');
    for (const id of ['detail-buy', 'bar-buy', 'detail-expired']) expect(find(body, id)).toBeNull();
    expect(way(body)).toBe('/en/products');
  });

  test.each([
    ['PREORDER', 'Pre-order, available from 02/08/2026', 'Pre-order'],
    ['BACKORDER', 'Back-order, in stock again from 02/08/2026', 'Back-order'],
  ])('differ from %s, which has its date and a buy button', async (availability, dated, undated) => {
    const note = async (availableFrom?: number) => {
      const detail = { id: '1', subjectType: 'GOODS', goods: { ...other, availability, availableFrom } };
      const body = await show(page({ detail, skus: [] }));
      expect(find(body, 'detail-buy')).not.toBeNull();
      return told(body, 'detail-availability');
    };
    expect(await note(FIXTURE_NOW + DAY)).toBe(dated);
    expect([await note(FIXTURE_NOW), await note()]).toEqual([undated, undated]);
  });
});

describe('structured data', () => {
  const detail = { id: '1', subjectType: 'CONTENT', deal: deals.default, goods: goods.default };

  test('offers a deal at the one price that the page shows', () => {
    const node = (deal: Deal) => dealProduct(ctx, { ...detail, deal }, '/en/content/D1');
    expect(node(deals.default)).toMatchObject({
      '@type': 'Product',
      offers: { price: '1290', priceCurrency: 'THB', availability: 'https://schema.org/InStock' },
    });
    expect(node({ ...deals.default, currentPrice: 1_234_567.899 })).toMatchObject({
      offers: { price: '1234567.89' },
    });
    expect(node(deals.expired)).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(node({ ...deals.default, currentPrice: 0 })).toMatchObject({ offers: undefined });
  });

  test.each([
    ['IN_STOCK', 'InStock'],
    ['OUT_OF_STOCK', 'OutOfStock'],
    ['PREORDER', 'PreOrder'],
    ['BACKORDER', 'BackOrder'],
    ['DISCONTINUED', 'Discontinued'],
  ])('says of deal and product that they are %s', (availability, type) => {
    const about = { ...detail, goods: { ...goods.default, availability } };
    const offers = { availability: `https://schema.org/${type}` };
    expect(dealProduct(ctx, about, '/c')).toMatchObject({ offers });
    expect(goodsProduct(ctx, about, '/p')).toMatchObject({ offers });
  });

  test('strikes the price before a recorded reduction, while the deal can be bought', () => {
    const specification = (deal: Deal, product = goods.default) =>
      (dealProduct(ctx, { ...detail, deal, goods: product }, '/c') as { offers: object }).offers;
    const reduced = { ...deals.default, currentPrice: 1290.1, priceDeduct: { priceReduction: 210.2 } };
    expect(specification(reduced)).toMatchObject({
      price: '1290.1',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '1500.3',
        priceCurrency: 'THB',
      },
    });
    const none = { priceSpecification: undefined };
    expect(specification({ ...reduced, priceDeduct: undefined })).toMatchObject(none);
    expect(specification({ ...reduced, expired: true })).toMatchObject(none);
    expect(specification(reduced, goods.soldOut)).toMatchObject(none);
  });

  test('gives a price an end only while it is to come', () => {
    const until = (expireTime?: number) => dealProduct(ctx, { ...detail, expireTime }, '/c');
    const end = { priceValidUntil: '2026-08-02T05:00:00.000Z' };
    expect(until(FIXTURE_NOW + DAY)).toMatchObject({ offers: end });
    for (const over of [FIXTURE_NOW, undefined])
      expect(until(over)).toMatchObject({ offers: { priceValidUntil: undefined } });
  });

  test('describes the product by its own text and identifiers, never by a deal’s summary or foreign ratings', () => {
    const known = { sku: 'S-1', gtin: '8850123456789', mpn: 'M1', description: 'A speaker' };
    const deal = { ...deals.default, summary: 'จังหวัดกรุงเทพมหานคร' };
    const about = { ...detail, deal, goods: { ...goods.default, ...known } };
    expect(dealProduct(ctx, about, '/c')).toMatchObject(known);
    expect(goodsProduct(ctx, about, '/p')).toMatchObject(known);
    const bare = JSON.stringify([dealProduct(ctx, { ...about, goods: goods.default }, '/c')]);
    expect(bare).not.toMatch(/description|aggregateRating|กรุงเทพ/);
  });

  test('offers nothing at a held price, and a deal’s range as that of its product', () => {
    const of = (deal: Partial<Deal>) =>
      dealProduct(ctx, { ...detail, deal: { ...deals.default, ...deal } }, '/c') as { offers?: object };
    expect(of({ currentPrice: 1, maxPrice: 158 }).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '1',
      highPrice: '158',
    });
    expect(of({ priceHeld: true }).offers).toBeUndefined();
    const held = { ...goods.default, priceHeld: true };
    expect(goodsProduct(ctx, { ...detail, goods: held }, '/p')).toMatchObject({ offers: undefined });
  });

  test('gives a product with several prices the lowest and the highest', () => {
    const of = (maxSalePrice?: number) =>
      goodsProduct(
        ctx,
        { ...detail, goods: { ...goods.default, priceRange: { minSalePrice: 10, maxSalePrice } } },
        '/p',
      );
    expect(of(20)).toMatchObject({ offers: { '@type': 'AggregateOffer', lowPrice: '10', highPrice: '20' } });
    expect(of(10)).toMatchObject({ offers: { '@type': 'Offer', price: '10' } });
  });
});
