import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as content from '#schemas/api/content.ts';
import { goodsCategories } from '#schemas/api/das.ts';
import * as integration from '#schemas/api/integration.ts';
import { pageByPath } from '#schemas/api/invented/pages.ts';
import { pageDataModule } from '#schemas/api/page-data.ts';
import * as search from '#schemas/api/search.ts';
import * as inOne from '#schemas/api/service-in-one.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { dealSchema } from '#schemas/entities/deal.ts';
import { withOrigin } from '#schemas/tenant.ts';
import { seedDatabase } from '#seed/seed.ts';
import { TENANTS } from '#seed/tenants.ts';
import { deals, goods } from '../../domain/catalogue/schema.ts';
import { pages } from '../../domain/page-tables/schema.ts';
import { openTestDatabase, testApi } from './api.fixtures.ts';
import { dealRow, goodsRow } from './rows.fixtures.ts';

const { db } = await openTestDatabase();
await seedDatabase(db, { seed: 7, now: Date.now(), log: { info: vi.fn() } });
const { client } = testApi(db);
const stored = await db.select({ tenantId: pages.tenantId, id: pages.id, path: pages.path }).from(pages);

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());

const tenants = TENANTS.map((settings) => withOrigin(settings, 3000));
const everything = { page: 1, size: 100 };

describe.each(tenants.flatMap((tenant) => LANGUAGES.map((lang) => ({ tenant, lang }))))(
  '$tenant.id in $lang',
  ({ tenant, lang }) => {
    const api = client(tenant, { 'Accept-Language': lang });

    test('[C24] every seeded response matches its contract', async () => {
      const feed = await api.call(search.dealFeed, { query: everything });
      const body = { pageRequest: everything };
      const lists = [
        feed.content,
        (await api.call(search.recommendedDeals, { body })).content,
        (await api.call(search.dailySpecialDeals, { body })).content,
        await api.call(search.recommendLabels, {}),
        (await api.call(search.clientPages, { body })).content,
        await api.call(search.hotArticles, {}),
        await api.call(content.hotTags, {}),
        await api.call(content.allClassifications, {}),
        await api.call(goodsCategories, {}),
        await api.call(integration.homeBrands, {}),
        await api.call(inOne.tenantCurrencies, {}),
        await api.call(inOne.tenantPhoneRules, {}),
      ];
      expect(lists.map((list) => list.length > 0)).toEqual(lists.map(() => true));
      for (const deal of feed.content) expect(deal.title || deal.summary).toBeTruthy();

      const boards = (await api.call(inOne.boards, { body })).content;
      const codes = boards.flatMap(({ code }) => code ?? []);
      expect(await api.call(integration.homeBoards, { body: { codes } })).toEqual(boards);
      for (const { id } of boards) {
        const { refs } = await api.call(inOne.board, { params: { id }, query: {} });
        expect(refs?.every(({ goodsDetail }) => goodsDetail?.goods?.pictureUrls?.[0])).toBe(true);
      }
      const modules = await api.call(search.dealModules, {});
      for (const { moduleId, deals: first } of modules) {
        const full = await api.call(search.dealsByModule, { body: { moduleId, pageRequest: everything } });
        expect(full.content.slice(0, first.length)).toEqual(first);
      }
      const topics = (await api.call(content.topics, { body })).content;
      for (const topic of topics)
        expect(await api.call(content.topicBySubtitle, { query: { subtitle: topic.subtitle } })).toEqual(
          topic,
        );
      for (const { id, path } of stored.filter(({ tenantId }) => tenantId === tenant.id)) {
        const page = await api.call(pageDataModule, { params: { id } });
        expect(await api.call(pageByPath, { query: { path } })).toEqual(page);
      }
      expect(warn).not.toHaveBeenCalled();
    });
  },
);

describe('[C24] responses with deviations', () => {
  const [tenant] = tenants;
  if (!tenant) throw new Error('The seed has no tenant');
  const api = client(tenant);

  test('an unknown key is passed through', async () => {
    const [deal] = (await api.call(search.dealFeed, { query: {} })).content;
    expect(dealSchema.parse({ ...deal, fromTomorrow: { a: 1 } })).toEqual({
      ...deal,
      fromTomorrow: { a: 1 },
    });
  });

  test('an invalid item is dropped with one warning, and its page stays', async () => {
    const publishedAt = new Date(Date.now() + 1_000);
    await db.insert(goods).values(['b1', 'b2'].map((id) => goodsRow(tenant.id, id)));
    await db
      .insert(deals)
      .values([
        dealRow(tenant.id, '', { goodsId: 'b1', code: 'b1', publishedAt }),
        dealRow(tenant.id, 'b2', { publishedAt }),
      ]);
    const { content: found } = await api.call(search.dealFeed, { query: {} });
    expect([found.length, found[0]?.id]).toEqual([19, 'b2']);
    expect(warn).toHaveBeenCalledOnce();
  });
});
