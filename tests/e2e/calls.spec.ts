import type { Browser, Page } from 'playwright/test';
import { targetPath } from '#locales/format/target-path.ts';
import { readRows } from '../support/database.ts';
import { moveClock } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';
import { ANY_BODY, answerOf, type CallRows, testCalls } from './call-kit.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, origin, type TenantId } from './test.ts';

const LABEL = 'FREE_SHIPPING';
const firstPage = { page: 1, size: 20 };
const oneId = [expect.any(String)];
const related = {
  orgSubjectType: 'CONTENT',
  orgIds: oneId,
  relateds: ['LAST_CLASSIFICATIONS_GOODS', 'BRAND_GOODS', 'DEAL_GOOD_KEYWORDS'],
};
const noTimes = { startTime: null, endTime: null };
const contents = { contentTypeCodes: ['NOTE', 'ARTICLE'], dataTypes: ['CONTENT'] };
const aCode = { code: expect.any(String) };
const goodsSearch = { keyword: 'nimora', dataTypes: ['GOODS', 'GOODS_LINK_DETAIL'] };
const chosen = {
  brandIds: ['501'],
  classificationIds: ['1'],
  platforms: [],
  labelCodes: [],
  freeShipping: false,
};

/** Calls of the catalogue's pages. */
const CALLS: CallRows = {
  CALL1: [
    { by: 'page', query: { page: '1', size: '20' } },
    { by: 'guest', query: { page: '2', size: '20' } },
  ],
  CALL2: { by: 'page' },
  CALL3: [
    { by: 'page', body: { pageRequest: firstPage, labelCodes: [] } },
    { by: 'guest', body: { pageRequest: firstPage, labelCodes: [LABEL] } },
  ],
  CALL5: { by: 'page', body: { pageRequest: firstPage } },
  CALL6: { by: 'page' },
  CALL7: { by: 'page', body: ANY_BODY },
  CALL8: { by: 'page' },
  CALL9: { by: 'page' },
  CALL10: { by: 'page', body: { codes: expect.arrayContaining(['b401']) } },
  CALL11: { by: 'page', body: { code: 'GOODS' } },
  CALL13: {
    by: 'guest',
    body: expect.arrayContaining([{ id: expect.any(String), type: 'DEAL', page: 'home', module: 'feed' }]),
  },
  CALL14: [
    { by: 'page', body: { dayRange: 30, ...noTimes, minDays: 7 } },
    { by: 'page', body: { dayRange: null, ...noTimes, minDays: null } },
  ],
  CALL15: { by: 'page', body: ANY_BODY },
  CALL16: [
    {
      by: 'page',
      body: { ...related, destSubjectType: 'GOODS', sort: 'DISCOUNT', pageRequest: { page: 1, size: 5 } },
    },
    {
      by: 'page',
      body: { ...related, destSubjectType: 'CONTENT', pageRequest: { page: 1, size: 4 } },
    },
  ],
  CALL17: { by: 'page', body: { contentIds: oneId, videoNum: 4 } },
  CALL18: {
    by: 'page',
    body: {
      ...goodsSearch,
      contentTypeCodes: [],
      pageRequest: firstPage,
      sort: 'LOW_PRICE',
      ...chosen,
    },
  },
  CALL19: {
    by: 'page',
    body: { subject: { type: 'CONTENT', code: expect.any(String) }, includeText: false },
  },
  CALL20: {
    by: 'page',
    body: {
      ...goodsSearch,
      classificationIds: [],
      classificationCodes: [],
      chosen,
    },
  },
  CALL21: {
    by: 'page',
    body: { keyword: 'nimora', queryList: ['PROFESSIONAL', 'PERSONAL'], pageRequest: firstPage },
  },
  CALL22: ['top', 'selected', 'newest'].map((kind) => ({
    by: 'page',
    body: { ...contents, kind, pageRequest: { page: 1, size: expect.any(Number) } },
  })),
  CALL23: { by: 'page' },
  CALL24: { by: 'page', body: ANY_BODY },
  CALL25: { by: 'guest', body: ANY_BODY },
  CALL26: {
    by: 'page',
    body: {
      pageRequest: firstPage,
      query: { keyword: 'nimora', classificationIds: [], onlyHotBrand: true },
    },
  },
  CALL27: { by: 'page' },
  CALL28: { by: 'page', query: aCode },
  CALL29: { by: 'page', query: { id: expect.any(String) } },
  CALL30: [
    { by: 'page', body: { level: 1, type: 'GOODS' } },
    { by: 'page', body: { level: 1, type: 'ARTICLE' } },
  ],
  CALL31: { by: 'page' },
  CALL32: { by: 'page' },
  CALL33: { by: 'page', body: { id: expect.any(String) } },
  CALL34: { by: 'page' },
  CALL35: { by: 'page', query: aCode },
  CALL36: { by: 'page' },
  CALL37: { by: 'page', query: aCode },
  CALL38: { by: 'page' },
  CALL39: { by: 'page', body: ANY_BODY },
  CALL40: { by: 'page', query: { ignoreOnline: 'false' } },
  CALL41: { by: 'page', query: { ignoreOnline: 'false' } },
  CALL42: { by: 'page', body: { groupType: 'RANKING', pageRequest: firstPage } },
  CALL43: { by: 'page', body: ANY_BODY },
  CALL44: { by: 'page', body: { shelved: true, pageRequest: firstPage } },
  CALL45: { by: 'page', query: { subtitle: expect.any(String) } },
  CALL46: { by: 'page', body: ANY_BODY },
};

/** Codes of the seed's items. */
async function codes(server: RunningServer) {
  const [row] = await readRows<Record<'deal' | 'leaf' | 'articles' | 'topic', string>>(
    server,
    `select
       (select code from deals where tenant_id = 'zest' and not invalid and expires_at > now() limit 1) deal,
       (select id from classifications leaf where tenant_id = 'zest' and type = 'GOODS' and not exists
         (select from classifications where tenant_id = 'zest' and parent_id = leaf.id) limit 1) leaf,
       (select code from classifications where tenant_id = 'guide' and type = 'ARTICLE' limit 1) articles,
       (select subtitle from topics where tenant_id = 'zest' and shelved limit 1) topic`,
    [],
  );
  if (!row) throw new Error('The seed has none');
  return row;
}

async function newPage(browser: Browser, server: RunningServer, tenant: TenantId, device: object) {
  const context = await browser.newContext({ baseURL: origin(server, tenant), ...device });
  return context.newPage();
}

async function visit(page: Page, ...paths: string[]) {
  for (const path of paths) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect([path, answer?.status()]).toEqual([path, 200]);
  }
}

/** Uses the home page and a list as a guest, for the calls of the browser. */
async function browse(browser: Browser, server: RunningServer) {
  const desktop = await newPage(browser, server, 'zest', DESKTOP);
  await visit(desktop, '/en');
  await hydrated(desktop);
  const feed = desktop.getByTestId('module-recommended-deals');
  const viewed = answerOf(desktop, '/clicks/collect');
  await feed.getByTestId('deal-card').first().scrollIntoViewIfNeeded();
  await viewed;
  const narrowed = answerOf(desktop, '/feeds/deals/recommend');
  await feed.locator(`[role=tab][data-id="${LABEL}"]`).click();
  await narrowed;
  const suggested = answerOf(desktop, '/keyword-infos/hot-keywords');
  await desktop.getByTestId('search-input').first().click();
  await suggested;
  await desktop.context().close();

  const phone = await newPage(browser, server, 'zest', PHONE);
  await visit(phone, '/deals');
  await hydrated(phone);
  const grown = answerOf(phone, '/feeds/deals?');
  await phone.getByTestId('load-more').first().tap();
  await grown;
  await phone.context().close();
}

/** Opens pages for the calls of their render; their scripts would only take time. */
async function read(browser: Browser, server: RunningServer) {
  const { deal, leaf, articles, topic } = await codes(server);
  const device = { ...DESKTOP, javaScriptEnabled: false };
  const shop = await newPage(browser, server, 'zest', device);
  const search = '/en/search?keyword=nimora';
  await visit(
    shop,
    '/en/daily-special-offers',
    '/en/zestbuy-deal/703',
    `/en/content/${deal}`,
    `${search}&sort=LOW_PRICE&filter=brand-501+classification-1`,
    `${search}&tab=reviews`,
    '/en/brands?keyword=nimora&filter=hot',
    '/en/brand/501',
    '/en/coupons',
    '/en/sitemap',
    '/en/products',
    `/en/products/x-${leaf}`,
    '/en/leaderboard',
    '/en/leaderboard-products/401',
    '/en/topic',
    `/en${targetPath('TOPIC', topic)}`,
  );
  await shop.context().close();
  const guide = await newPage(browser, server, 'guide', device);
  await visit(guide, '/', `/x-${articles}`);
  await guide.context().close();
}

test.describe.configure({ mode: 'default' });

let since = 0;
test.beforeAll(async ({ browser, server }) => {
  // Purges pages that other specs have cached.
  await moveClock(server, 0);
  since = Date.now();
  await browse(browser, server);
  await read(browser, server);
});

testCalls(CALLS, () => since);
