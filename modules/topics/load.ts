import type { Load } from '#runtime/module.ts';
import { topics } from '#schemas/api/content.ts';
import type { Topic } from '#schemas/entities/topic.ts';
import type { TopicsProps } from './schema.ts';

export const loadTopics: Load<TopicsProps, readonly Topic[]> = async (_props, { api, signal }) => {
  const { content } = await api.call(topics, { body: {} }, { signal });
  return { data: content, tags: ['topics'] };
};
