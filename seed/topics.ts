import { localize, type Text } from '#locales/format/localize.ts';
import { targetPath } from '#locales/format/target-path.ts';
import { type SeedPage, seedNode, stackedDocument } from '#server/domain/pages/stacked-document.ts';
import { KEYWORDS } from './content/keywords.ts';
import { TOPICS } from './content/topics.ts';
import type { SeedRows } from './rows.ts';

const FIRST_TOPIC = 601;
const FIRST_KEYWORD = 801;

/** Builds the topics; each tenant shows them in its own order. */
export function buildTopics(tenantId: string, shift: number): SeedRows['topics'] {
  return [...TOPICS.slice(shift), ...TOPICS.slice(0, shift)].map((topic, i) => ({
    tenantId,
    id: String(FIRST_TOPIC + i),
    title: localize(topic.title),
    subtitle: topic.subtitle,
    tagline: localize(topic.tagline),
    cover: `/media/${tenantId}/topics/${topic.kind}-${i + 1}.svg`,
    shelved: true,
    position: i + 1,
  }));
}

/** Codes of the categories of goods and of articles, by their keys. */
export type CategoryCodes = (type: 'goods' | 'articles', key: string) => string;

/** Builds the page of each topic: its title on a colour with its things, the related deals, products and articles. */
export function topicPages(tenantId: string, topics: SeedRows['topics'], codeOf: CategoryCodes): SeedPage[] {
  return topics.flatMap(({ id, title, subtitle, tagline, cover }, i) => {
    const data = TOPICS.find((topic) => topic.subtitle === subtitle);
    if (!data) return [];
    const art = `/media/${tenantId}/campaigns/${data.kind}-${i + 1}.svg`;
    const inCategories = (codes: string[], count: number, sort: string) => ({
      query: [{ field: 'category', op: 'in', value: codes }],
      sort,
      count,
      pins: [],
      without: [],
    });
    const articles = inCategories([codeOf('articles', data.articles)], 4, 'newest');
    const nodes = [
      seedNode('campaign-hero', {
        kicker: localize(TOPIC_TEXTS.kicker),
        title,
        text: tagline ?? {},
        picture: { url: art, width: 1_400, height: 840, alt: {} },
        tone: data.tone,
      }),
      seedNode('related-deals', { title: localize(TOPIC_TEXTS.deals) }),
      seedNode('goods-list', {
        title: localize(TOPIC_TEXTS.goods),
        source: inCategories(
          data.goods.map((key) => codeOf('goods', key)),
          15,
          'hottest',
        ),
      }),
      seedNode('content-list', {
        title: localize(TOPIC_TEXTS.articles),
        source: { ...articles, query: [...articles.query, { field: 'type', op: 'in', value: ['ARTICLE'] }] },
      }),
      seedNode('topics', {
        title: localize(TOPIC_TEXTS.others),
        source: { query: [], sort: 'position', count: 12, pins: [], without: [subtitle] },
      }),
    ];
    const document = stackedDocument({ title, description: tagline ?? title, image: cover }, nodes);
    const path = decodeURIComponent(targetPath('TOPIC', subtitle));
    return [{ id: `topic-${id}`, path, document: { ...document, pageType: 'RELATION_PAGE' as const } }];
  });
}

const TOPIC_TEXTS = {
  kicker: ['คัดมาให้แล้ว', 'Picked for you', 'Pilihan kami'],
  deals: ['ดีลในธีมนี้', 'Deals of this theme', 'Promo tema ini'],
  goods: ['ของที่คนซื้อมากที่สุด', 'What people buy most', 'Paling banyak dibeli'],
  articles: ['อ่านก่อนซื้อ', 'Read before you buy', 'Baca sebelum membeli'],
  others: ['ธีมอื่น', 'Other themes', 'Tema lainnya'],
} as const satisfies Record<string, Text>;

export function buildKeywords(tenantId: string): SeedRows['keywords'] {
  return KEYWORDS.map((keyword, i) => ({
    tenantId,
    id: String(FIRST_KEYWORD + i),
    keyword: localize(keyword),
    heat: (KEYWORDS.length - i) * 100,
  }));
}
