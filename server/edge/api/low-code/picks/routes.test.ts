import { describe, expect, test } from 'vitest';
import { contentsByCodes, goodsByCodes } from '#schemas/api/invented/picks.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { contents, topics } from '../../../../domain/articles/schema.ts';
import { deals, goods } from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { contentRow, dealRow, goodsRow, topicRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const api = client(zest, { 'Accept-Language': 'en' });

await db
  .insert(goods)
  .values([
    ...['1', '2', '3'].map((id) => goodsRow('zest', id)),
    goodsRow('zest', '4', { invalid: true }),
    goodsRow('guide', '5'),
  ]);
await db
  .insert(deals)
  .values([
    dealRow('zest', '1', { expiresAt: new Date(0) }),
    dealRow('zest', '2'),
    dealRow('zest', '3', { invalid: true }),
    dealRow('guide', '5'),
  ]);
await db
  .insert(contents)
  .values([
    contentRow('zest', '1'),
    contentRow('zest', '2', { contentTypeCode: 'NOTE' }),
    contentRow('zest', '3', { invalid: true }),
    contentRow('zest', '4', { publishTime: new Date(clock.now() + 60_000) }),
    contentRow('guide', '5'),
  ]);
await db
  .insert(topics)
  .values([topicRow('zest', 'แต่งห้อง งบ 5000'), topicRow('zest', 'secret', { shelved: false })]);

describe('goods', () => {
  const codesOf = async (codes: string[]) =>
    (await api.call(goodsByCodes, { body: { codes } })).map(({ code }) => code);

  test('come in the order of their codes, in the requested language', async () => {
    expect(await codesOf(['g-3', 'g-1', 'g-2'])).toEqual(['g-3', 'g-1', 'g-2']);
    const [first] = await api.call(goodsByCodes, { body: { codes: ['g-1'] } });
    expect(first).toMatchObject({ goodsName: 'zest goods 1 English', priceRange: { minSalePrice: 100 } });
  });

  test('leave out unknown and invalid ones, and those of another tenant', async () => {
    expect(await codesOf(['none', 'g-4', 'g-5', 'g-1'])).toEqual(['g-1']);
    expect(await codesOf([])).toEqual([]);
  });
});

describe('contents', () => {
  const picked = async (...items: [type: 'CONTENT' | 'NOTE' | 'ARTICLE' | 'TOPIC', code: string][]) => {
    const body = { items: items.map(([type, code]) => ({ type, code })) };
    const found = await api.call(contentsByCodes, { body });
    return found.map(({ type, deal, article, topic }) => [
      type,
      deal?.code ?? article?.code ?? topic?.subtitle,
    ]);
  };

  test('of every kind come in the requested order', async () => {
    expect(
      await picked(['TOPIC', 'แต่งห้อง งบ 5000'], ['ARTICLE', 'a-1'], ['CONTENT', 'd-2'], ['NOTE', 'a-2']),
    ).toEqual([
      ['TOPIC', 'แต่งห้อง งบ 5000'],
      ['ARTICLE', 'a-1'],
      ['CONTENT', 'd-2'],
      ['NOTE', 'a-2'],
    ]);
  });

  test('include an expired deal, as expired', async () => {
    const body = { items: [{ type: 'CONTENT' as const, code: 'd-1' }] };
    expect(await api.call(contentsByCodes, { body })).toMatchObject([{ deal: { expired: true } }]);
  });

  test.each([
    ['CONTENT', 'd-3'],
    ['CONTENT', 'd-5'],
    ['CONTENT', 'a-1'],
    ['ARTICLE', 'a-2'],
    ['NOTE', 'a-1'],
    ['ARTICLE', 'a-3'],
    ['ARTICLE', 'a-4'],
    ['ARTICLE', 'a-5'],
    ['TOPIC', 'secret'],
    ['TOPIC', 'none'],
  ] as const)('%s %s is left out', async (type, code) => {
    expect(await picked([type, code])).toEqual([]);
  });
});
