import { localize } from '#locales/format/localize.ts';
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

/** Builds the page of each topic: its cover for either device, its title and tagline, and the related deals. */
export function topicPages(topics: SeedRows['topics']): SeedPage[] {
  return topics.map(({ id, title, subtitle, tagline, cover }) => {
    const picture = (device: 'desktop' | 'phone', width: number, height: number) => ({
      ...seedNode(
        'picture',
        { picture: { url: `${cover}@${width}x${height}q70.webp`, width, height, alt: title } },
        device,
      ),
      rules: [{ type: 'devices' as const, values: [device] }],
    });
    const text = Object.fromEntries(
      Object.entries(tagline ?? {}).map(([lang, words]) => [lang, `<p>${words}</p>`]),
    );
    const nodes = [
      picture('desktop', 1_500, 500),
      picture('phone', 800, 400),
      seedNode('rich-text', { title, text }),
      seedNode('related-deals', { title: {} }),
    ];
    const document = stackedDocument({ title, description: tagline ?? title, image: cover }, nodes);
    const path = decodeURIComponent(targetPath('TOPIC', subtitle));
    return { id: `topic-${id}`, path, document: { ...document, pageType: 'RELATION_PAGE' } };
  });
}

export function buildKeywords(tenantId: string): SeedRows['keywords'] {
  return KEYWORDS.map((keyword, i) => ({
    tenantId,
    id: String(FIRST_KEYWORD + i),
    keyword: localize(keyword),
    heat: (KEYWORDS.length - i) * 100,
  }));
}
