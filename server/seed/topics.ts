import { KEYWORDS } from './content/keywords.ts';
import { localize } from './content/text.ts';
import { TOPICS } from './content/topics.ts';
import type { SeedRows } from './rows.ts';

const FIRST_TOPIC = 601;
const FIRST_KEYWORD = 801;

/** The topics; each tenant shows them in its own order. */
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

export function buildKeywords(tenantId: string): SeedRows['keywords'] {
  return KEYWORDS.map((keyword, i) => ({
    tenantId,
    id: String(FIRST_KEYWORD + i),
    keyword: localize(keyword),
    heat: (KEYWORDS.length - i) * 100,
  }));
}
