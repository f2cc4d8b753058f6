import type { Load } from '#runtime/module.ts';
import { topics } from '#schemas/api/content.ts';
import type { Topic } from '#schemas/entities/topic.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedItems } from '#storefront/structured-data/item-list.ts';
import type { TopicsProps } from './module.ts';

export const loadTopics: Load<TopicsProps, readonly Topic[]> = async ({ source }, from) => {
  if (source) {
    const { items, listed, tags } = await loadSource('topics', source, from);
    return { data: items.flatMap(({ topic }) => topic ?? []), listed, tags };
  }
  const { api, ctx, signal } = from;
  const { content } = await api.call(topics, { body: { shelved: true } }, { signal });
  const listed = listedItems(
    ctx,
    content.map((topic) => ({ id: topic.subtitle, type: 'topic', topic })),
  );
  return { data: content, listed, tags: ['topics'] };
};
