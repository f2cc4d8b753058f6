import { describe, expect, test } from 'vitest';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { relatedDealsFixtures } from './fixtures.ts';
import { loadRelatedDeals } from './load.ts';
import { relatedDeals } from './module.ts';
import { RelatedDealsView } from './view.tsx';

describeModule(relatedDeals, RelatedDealsView, relatedDealsFixtures, [
  { title: 'x' },
  { title: { th: 1 } },
  { title: { en: 'x'.repeat(81) } },
]);

describe('related deals', () => {
  test('are under their own heading, or the operator’s', async () => {
    const heading = async (...args: Parameters<typeof showFixture<never, never>>) =>
      (await showFixture(...args)).querySelector('h2')?.textContent;
    const View = RelatedDealsView as never;
    expect(await heading(View, relatedDealsFixtures.default as never, { lang: 'en' })).toBe(
      'Deals of this theme',
    );
    expect(await heading(View, relatedDealsFixtures.longestThai as never)).toBe(
      relatedDealsFixtures.longestThai.props.title.th,
    );
  });

  test('[B6] are requested as page 1 of 10, tagged by each deal', async () => {
    const { props, data } = relatedDealsFixtures.default;
    const content = data.deals.map((deal) => ({ id: deal.id, subjectType: 'CONTENT', deal }));
    const binding = { relation: { type: 'TOPIC', id: '601' } } as const;
    const loaded = await loadWith(loadRelatedDeals, props, { relatedSubjects: { content } }, { binding });
    expect(loaded.calls).toEqual([
      {
        id: 'relatedSubjects',
        args: {
          body: {
            orgSubjectType: 'TOPIC',
            orgIds: ['601'],
            relateds: ['LAST_CLASSIFICATIONS_GOODS', 'BRAND_GOODS', 'DEAL_GOOD_KEYWORDS'],
            destSubjectType: 'CONTENT',
            contentTypeCodes: ['DEAL'],
            pageRequest: { page: 1, size: 10 },
          },
        },
      },
    ]);
    expect(loaded.data).toEqual(data);
    expect(loaded.tags).toEqual(['feed:deals', 'deal:1', 'deal:5']);
  });

  test('of a page without a subject are none, and not requested', async () => {
    const loaded = await loadWith(loadRelatedDeals, relatedDealsFixtures.default.props, {});
    expect([loaded.calls, loaded.data]).toEqual([[], { deals: [], ofTopic: false }]);
  });

  test.each([
    [{ goodsCategory: 'c1' }, { classificationCodes: ['c1'], brandIds: [] }],
    [{ brandId: '7' }, { classificationCodes: [], brandIds: ['7'] }],
  ])('of a page about %j are the category’s or the brand’s', async (binding, narrowed) => {
    const { props, data } = relatedDealsFixtures.default;
    const content = data.deals.map((deal) => ({ id: deal.id, subjectType: 'CONTENT', deal }));
    const loaded = await loadWith(loadRelatedDeals, props, { commonSearch: { content } }, { binding });
    expect(loaded.calls).toMatchObject([
      { id: 'commonSearch', args: { body: { ...narrowed, dataTypes: ['CONTENT'] } } },
    ]);
    expect(loaded.data).toEqual({ deals: data.deals, ofTopic: false });
  });

  test('of a leaderboard are those related to its first goods', async () => {
    const { props, data } = relatedDealsFixtures.default;
    const places = [{ goodsDetail: { goods: { id: 'g1' } } }, {}, { goodsDetail: { goods: { id: 'g2' } } }];
    const answers = {
      boardRefs: { content: places },
      relatedSubjects: { content: data.deals.map((deal) => ({ deal })) },
    };
    const loaded = await loadWith(loadRelatedDeals, props, answers, { binding: { boardId: '402' } });
    expect(loaded.calls).toMatchObject([
      { id: 'boardRefs', args: { body: { groupId: '402', pageRequest: { page: 1, size: 10 } } } },
      { args: { body: { orgSubjectType: 'GOODS', orgIds: ['g1', 'g2'], contentTypeCodes: ['DEAL'] } } },
    ]);
    expect(loaded.data.deals).toEqual(data.deals);
  });
});
