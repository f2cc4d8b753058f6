import { describe, expect, test } from 'vitest';
import { sanitizeRichText } from '#schemas/content/rich-text.ts';
import { articleSchema } from '#schemas/entities/article.ts';
import { brandSchema } from '#schemas/entities/brand.ts';
import { categoryNodeSchema } from '#schemas/entities/category.ts';
import { dealSchema } from '#schemas/entities/deal.ts';
import { dealModuleSchema } from '#schemas/entities/deal-module.ts';
import { goodsSchema } from '#schemas/entities/goods.ts';
import { itemGroupSchema } from '#schemas/entities/item-group.ts';
import { keywordSchema } from '#schemas/entities/keyword.ts';
import { topicSchema } from '#schemas/entities/topic.ts';
import { DEAL_LABEL_CODES, GOODS_LABEL_CODES } from '#schemas/enums/label.ts';
import { PLATFORMS } from '#schemas/enums/platform.ts';
import { drawMedia } from './draw/draw-media.ts';
import { NOW, rows } from './seed.fixtures.ts';

const of = <T extends { tenantId: string }>(list: readonly T[], tenantId: string) =>
  list.filter((row) => row.tenantId === tenantId);
const catalogue = { ...rows, tenants: [], pages: [], pageVersions: [] };

/** Iterates over every nested value, arrays and objects included. */
function* inside(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* inside(part);
}

test('every text exists in three languages, without filler text or typing errors', () => {
  const untitled = new Set(
    rows.deals.filter((deal) => Object.keys(deal.title).length === 0).map((deal) => deal.title),
  );
  expect(untitled.size).toBeLessThan(rows.deals.length / 100);
  // One `expect` for all of them: one for each would take seconds.
  const wrong: unknown[] = [];
  for (const value of inside(catalogue)) {
    if (typeof value === 'string' && /\b(?:lorem|ipsum|undefined|NaN|Infinity)\b|\[object/.test(value))
      wrong.push(value);
    if (typeof value !== 'object' || value === null || !('th' in value || 'en' in value || 'id' in value))
      continue;
    // Rows and badges have an `id` too, which isn't a text.
    if ('tenantId' in value || 'goal' in value) continue;
    const { th, en, id } = value as Record<string, string>;
    if (![th, en, id].every((text) => text && text.trim() === text)) wrong.push(value);
  }
  expect(wrong).toEqual([]);
  const thai = rows.goods.filter((goods) => /[\u0E00-\u0E7F]/.test(goods.name.th ?? ''));
  expect(thai).toHaveLength(rows.goods.length);
  for (const goods of rows.goods) expect(`${goods.name.en}${goods.name.id}`).not.toMatch(/[\u0E00-\u0E7F]/);
});

test('every picture in the rows has a drawing', () => {
  const addresses = new Set(JSON.stringify(rows).match(/\/media\/[a-z0-9/_.-]+/g));
  expect(addresses.size).toBeGreaterThan(2_000);
  for (const address of addresses)
    expect([address, drawMedia(address.slice('/media/'.length)) !== undefined]).toEqual([address, true]);
});

test('every product is sold in baht by a platform that serves Thailand', () => {
  expect(new Set(rows.goods.map(({ currency }) => currency))).toEqual(new Set(['THB']));
  const foreign = rows.goods.filter(({ platform }) => /AMAZON|TOKOPEDIA/.test(platform));
  expect(foreign).toEqual([]);
});

describe('rows match their entities', () => {
  const parse = (
    schema: { safeParse: (value: unknown) => { success: boolean; error?: unknown } },
    list: readonly unknown[],
  ) => {
    for (const value of list) expect(schema.safeParse(value).error).toBe(undefined);
  };

  test('categories, brands, topics and keywords', () => {
    parse(
      categoryNodeSchema,
      rows.classifications.map((row) => ({ ...row, name: row.name.th })),
    );
    parse(
      brandSchema,
      rows.brands.map((row) => ({ ...row, name: row.name.th })),
    );
    parse(
      topicSchema,
      rows.topics.map((row) => ({
        ...row,
        title: row.title.en,
        tagline: row.tagline.en,
        coverImage: { url: row.cover },
      })),
    );
    parse(
      keywordSchema,
      rows.keywords.map((row) => ({ ...row, keyword: row.keyword.id })),
    );
  });

  test('goods and deals, their platforms and labels known', () => {
    parse(
      goodsSchema,
      rows.goods.map((row) => ({
        ...row,
        goodsName: row.name.th,
        attributes: row.attributes?.map(({ name, value }) => ({ name: name.th, value: value.th })),
        description: undefined,
        labels: row.labels?.map((code) => ({ code })),
      })),
    );
    parse(
      dealSchema,
      rows.deals.map((row) => ({
        ...row,
        title: row.title.th,
        summary: row.summary.th,
        labels: row.labels?.map((code) => ({ code })),
      })),
    );
    const known = (codes: readonly string[], list: readonly (string | undefined)[]) =>
      expect(codes).toEqual(expect.arrayContaining([...new Set(list)]));
    known(
      PLATFORMS,
      [...rows.goods, ...rows.deals].map((row) => row.platform),
    );
    known(
      DEAL_LABEL_CODES,
      rows.deals.flatMap((row) => row.labels ?? []),
    );
    known(
      GOODS_LABEL_CODES,
      rows.goods.flatMap((row) => row.labels ?? []),
    );
    for (const deal of rows.deals) expect(URL.parse(deal.goodsLink)?.protocol).toBe('https:');
  });

  test('articles and notes, leaderboards and deal modules', () => {
    parse(
      articleSchema,
      rows.contents.map((row) => ({
        id: row.id,
        code: row.code,
        updateTime: row.updateTime.getTime(),
        content: {
          ...row,
          title: row.title.th,
          summary: row.summary.th,
          publishTime: row.publishTime.getTime(),
          coverImage: row.cover,
          keywords: row.keywords?.map((keyword) => keyword.th),
        },
      })),
    );
    parse(
      itemGroupSchema,
      rows.itemGroups.map((row) => ({
        ...row,
        name: row.name.th,
        autoRule: { orderType: row.orderType ?? undefined },
      })),
    );
    parse(
      dealModuleSchema,
      rows.dealModules.map((row) => ({ ...row, moduleId: row.id, label: row.label.th, deals: [] })),
    );
  });
});

describe('articles, notes and topics', () => {
  test('each tenant has forty, of several parts each', () => {
    for (const tenantId of ['zest', 'guide'])
      expect(of(rows.contents, tenantId).length).toBeGreaterThanOrEqual(40);
    for (const { body } of rows.contents)
      for (const html of Object.values(body))
        expect(html.match(/<(p|h2|ul|table)>/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('their HTML is sanitised, and its links lead to a deal or a category of the same tenant', () => {
    const codes = (tenantId: string) =>
      new Set([...of(rows.deals, tenantId), ...of(rows.classifications, tenantId)].map((row) => row.code));
    for (const tenantId of ['zest', 'guide']) {
      const known = codes(tenantId);
      for (const { body } of of(rows.contents, tenantId))
        for (const html of Object.values(body)) {
          expect(sanitizeRichText(html)).toBe(html);
          for (const [, code] of html.matchAll(/href="\/(?:content\/|products\/[^"]*-)([a-z0-9]+)"/g))
            expect(known).toContain(code);
        }
    }
  });

  test('no article appears before it was written', () => {
    for (const { publishTime, updateTime } of rows.contents) {
      expect(updateTime.getTime()).toBeGreaterThanOrEqual(publishTime.getTime());
      expect(updateTime.getTime()).toBeLessThanOrEqual(NOW);
    }
  });

  test('there are twelve topics with their own addresses, and more than twenty hot keywords', () => {
    for (const tenantId of ['zest', 'guide']) {
      const topics = of(rows.topics, tenantId);
      expect(new Set(topics.map((topic) => topic.subtitle)).size).toBe(12);
      expect(of(rows.keywords, tenantId).length).toBeGreaterThanOrEqual(20);
    }
  });
});
