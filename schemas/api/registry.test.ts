import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, pathNames } from './endpoint.ts';
import { endpoints } from './registry.ts';

/** Calls of the two specifications (S1 §7, S2 §7). */
const declared = `
GET /saas-search-service/feeds/deals
POST /saas-search-service/feeds/deals/recommend/label-navigate
POST /saas-search-service/feeds/deals/recommend
POST /saas-search-service/feeds/deals/recommend/for-activity
POST /saas-search-service/feeds/deals/daily-special
POST /saas-search-service/feeds/deals/list-by-all-modules
POST /saas-search-service/feeds/deals/page-by-module
POST /saas-integration-service/home-pages/daily-special-config
POST /saas-integration-service/home-pages/brands
POST /saas-integration-service/home-pages/interacts
POST /saas-integration-service/home-pages/interacts-categories
GET /saas-integration-service/page-data-modules/{id}
POST /saas-search-service/clicks/collect
POST /saas-search-service/search/common/search
POST /saas-search-service/search/common/search/feed
POST /saas-das-service/search/common/search/filters
POST /saas-search-service/search/contents/client-pages
GET /saas-search-service/search/hot-articles
POST /saas-content-service/content/keyword-infos/getHot
POST /saas-content-service/content/keyword-infos/hot-keywords
POST /saas-content-service/classifications/lists
GET /saas-content-service/classifications/client/tops
GET /saas-content-service/classifications/{id}/next-children
POST /saas-content-service/classifications/get-related
GET /saas-content-service/classifications/{id}
GET /saas-content-service/classifications/by-code
GET /saas-content-service/classifications/{id}/parents
GET /saas-content-service/classifications/by-code/parents
GET /saas-content-service/classifications/all/classifications
POST /saas-das-service/search/goods/client/category-navigate
POST /saas-das-service/search/goods/client/page-brand-navigate
POST /saas-das-service/coupons/client/pages
GET /saas-integration-service/brands/{id}/detail
GET /saas-integration-service/brands/detail-by-code
GET /saas-integration-service/brands/brand-extend
GET /saas-integration-service/secret-keys
GET /saas-integration-service/secret-keys/public-key
POST /saas-search-service/search/common/get/byId
POST /saas-content-service/contents/get-videos-for-content
POST /saas-search-service/search/common/related
POST /saas-das-service/goods-histories/price-statistics/{id}
POST /saas-das-service/goods-histories/relation-skus/rationalization/{id}
GET /service-in-one/item-groups/{id}
GET /service-in-one/item-groups/code/{code}
POST /service-in-one/item-groups/page-with-ref
POST /service-in-one/item-group-refs/pages
POST /service-in-one/upload/presigned-urls
POST /saas-content-service/special-subjects/pages
GET /saas-content-service/special-subjects/detail
GET /saas-user-service/common/base/info
POST /saas-interaction-service/user-mark-records/create
POST /saas-interaction-service/user-mark-records/cancel
POST /saas-interaction-service/user-interaction/queryMarkPage
POST /saas-interaction-service/user-interaction/queryStatistic
POST /saas-interaction-service/thumb-up-user-record/create
POST /saas-interaction-service/thumb-up-user-record/cancel
GET /saas-user-service/message-center/view
POST /saas-interaction-service/user-messages/received-pages
POST /saas-user-service/message-center/system-message-page
POST /saas-integration-service/user-messages/batch-read
POST /saas-user-service/user-follow/create-follow
POST /saas-user-service/user-follow/cancel-follow
POST /service-in-one/user-follow/listTargetUserPage
POST /saas-user-service/user/info/searchUserPage
POST /saas-low-code-service/api/app-package-config/login-switch
POST /saas-low-code-service/api/app-package-config/share-switch
POST /saas-user-service/user/authcode/send
POST /saas-user-service/user/authcode/valid
POST /saas-user-service/user/register/mobile
POST /saas-user-service/user/register/email
POST /saas-user-service/user/info/createPwd
POST /saas-user-service/user/login/resetPwd
POST /saas-user-service/user/login/mobileLogin
POST /saas-user-service/user/login/emailLogin
POST /saas-user-service/user/login/codeLogin
POST /saas-user-service/user/login/firebase/login
POST /saas-user-service/user/login/line/login
GET /saas-user-service/user-ext-info/getWithExtInfoById
PUT /saas-user-service/user/info/updateUserInfo
PUT /saas-user-service/user/info/change/mobile-or-email
POST /saas-user-service/user/info/logOut
POST /saas-user-service/user/info/close/user
POST /saas-interaction-service/reply/create
DELETE /saas-interaction-service/reply/{id}
GET /saas-interaction-service/reply/rootReplyInfo/{id}
POST /saas-interaction-service/reply/rootList
POST /saas-interaction-service/reply/subList
POST /saas-user-service/user-dynamic-fields/blockUser/queryRelation
GET /saas-user-service/reports/options
POST /saas-user-service/reports
POST /service-in-one/i18n/timezones
POST /service-in-one/i18n/time-formats
POST /service-in-one/i18n/currencies
POST /service-in-one/i18n/phone-rules
GET /saas-user-service/activity/detail/{id}
GET /saas-user-service/lotteries/{id}/awards
POST /saas-user-service/lotteries/{id}/draw
GET /saas-user-service/lotteries/{id}/remaining-chances
GET /saas-user-service/lotteries/{id}/user-lottery-info
GET /saas-user-service/lotteries/{id}/user-prizes
GET /saas-user-service/lotteries/{id}/results
GET /saas-user-service/lotteries/lottery-prize-records/address
POST /saas-user-service/lotteries/lottery-prize-records/{awardRecordId}/address
POST /saas-user-service/user-bonus/activity/user-share-order
POST /saas-user-service/user-bonus/activity/user-share-order/page
GET /saas-user-service/user-payment/get-current-user
POST /saas-user-service/user-payment/create-or-update/for-activity
POST /saas-tenant-service/tenant/report
GET /saas-das-service/short-url-mappings/get-origin-url
POST /saas-das-service/short-url-mappings/transfer
POST /saas-user-service/sharer-mappings/share-mapping-prereport
`
  .trim()
  .split('\n');

/** Exports of the files in `invented/`: the calls that the specifications don't name, and their schemas. */
const invented = new Set<unknown>(
  await Promise.all(
    globSync('schemas/api/invented/*.ts').map((file) => import(join(process.cwd(), file))),
  ).then((files) => files.flatMap(Object.values)),
);

const named = (id: string): Endpoint => {
  const found = endpoints.find((one) => one.id === id);
  if (!found) throw new Error(`No endpoint ${id}`);
  return found;
};

describe('endpoints', () => {
  test('are the specifications’ calls and the invented ones, each once', () => {
    const specified = endpoints.filter((one) => !invented.has(one));
    expect(specified.map((one) => `${one.method} ${one.path}`).toSorted()).toEqual(declared.toSorted());
    expect(new Set(endpoints.map((one) => one.id)).size).toBe(endpoints.length);
  });

  test.each(endpoints)(
    '$id has a schema for the names in its path, and a body only where one is sent',
    (one) => {
      const shape = one.params && (z.toJSONSchema(one.params).properties ?? {});
      expect(Object.keys(shape ?? {})).toEqual(pathNames(one.path));
      if (one.method === 'GET') expect(one.body).toBeUndefined();
    },
  );

  test('no path with a name in braces comes before a literal one that it matches', () => {
    endpoints.forEach((one, at) => {
      const pattern = new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      const caught = endpoints
        .slice(at + 1)
        .filter((later) => later.method === one.method && pattern.test(later.path));
      expect(caught.map((later) => later.path)).toEqual([]);
    });
  });
});

describe('bodies', () => {
  const body = (id: string, value: unknown) => z.safeParse(named(id).body ?? z.never(), value);

  test('an empty body means the first page of everything', () => {
    const first = { page: 1, size: 20 };
    expect(body('recommendedDeals', {}).data).toEqual({ pageRequest: first, labelCodes: [] });
    expect(body('activityDeals', {}).data).toEqual({ pageRequest: { page: 1, size: 4 } });
    expect(body('boards', {}).data).toEqual({ groupType: 'RANKING', pageRequest: first });
    expect(body('topics', {}).data).toEqual({ shelved: true, pageRequest: first });
    expect(body('clientPages', {}).data).toEqual({
      contentTypeCodes: ['NOTE', 'ARTICLE'],
      dataTypes: ['CONTENT'],
      pageRequest: first,
    });
  });

  test.each([
    ['recommendedDeals', { labelCodes: 'FREE_SHIPPING' }],
    ['recommendedDeals', { labelCodes: Array(101).fill('x') }],
    ['dealsByModule', {}],
    ['dealsByModule', { moduleId: '' }],
    ['dealsByModule', { moduleId: 'a\0' }],
    ['dealsByModule', { moduleId: 'a\ud800' }],
    ['dealsByModule', { moduleId: 'x'.repeat(201) }],
    ['clientPages', { sort: 'id; drop table deals' }],
    ['clientPages', { contentTypeCodes: ['DEAL'] }],
    ['boards', { groupType: 'OTHER' }],
    ['collectClicks', { id: 'd1' }],
    ['collectClicks', [{ id: 'd1', type: 'USER', page: 'home', module: 'feed' }]],
    ['collectClicks', Array(101).fill({ id: 'd1', type: 'DEAL', page: 'home', module: 'feed' })],
    ['goodsByCodes', {}],
    ['goodsByCodes', { codes: Array(101).fill('x') }],
    ['contentsByCodes', { items: [{ type: 'USER', code: 'x' }] }],
    ['contentsByCodes', { items: Array(101).fill({ type: 'NOTE', code: 'x' }) }],
    ['savePage', { document: {} }],
    ['savePage', { document: {}, rev: '1' }],
  ])('%s refuses %j', (id, value) => {
    expect(body(id, value).success).toBe(false);
  });
});

test('a document to save arrives unparsed', () => {
  const document = JSON.parse('{"__proto__":{"a":1}}');
  const { data } = z.safeParse(named('savePage').body ?? z.never(), { document, rev: 1 });
  expect((data as { document: unknown }).document).toBe(document);
});

test.each([
  [undefined, undefined],
  ['true', true],
  ['false', false],
  [true, true],
])('ignoreOnline %j is read as %j', (given, read) => {
  expect(z.parse(named('board').query ?? z.never(), { ignoreOnline: given })).toEqual({ ignoreOnline: read });
});

test.each(['1', '', 'constructor', 1])('ignoreOnline %j is refused', (given) => {
  expect(z.safeParse(named('board').query ?? z.never(), { ignoreOnline: given }).success).toBe(false);
});

describe('calls of operators below publishers', () => {
  const isOpenBelow = ({ auth }: Endpoint) => auth === 'viewer' || auth === 'editor';
  const writing = endpoints.filter((one: Endpoint) => isOpenBelow(one) && one.method !== 'GET');

  test('declare whether they reach what shoppers see, if they write, and no other call does', () => {
    const declaring = endpoints.filter(({ live }: Endpoint) => live !== undefined);
    expect(declaring.map(({ id }) => id)).toEqual(writing.map(({ id }) => id));
  });

  test('that reach what is live, where it is refused to them, are these', () => {
    const reaching = writing.filter(({ live }: Endpoint) => live === 'refused').map(({ id }) => id);
    expect(reaching.toSorted()).toEqual([
      'addContent',
      'archivePage',
      'changeAddress',
      'changeContent',
      'changeFeed',
      'removeFeed',
      'replaceMedia',
      'restoreContent',
      'saveActivity',
    ]);
  });
});
