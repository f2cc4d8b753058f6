import type { ModuleFixtures } from '#runtime/module.ts';
import type { Topic } from '#schemas/entities/topic.ts';
import { deals, topics } from '#storefront/fixtures.ts';
import type { TopicsProps } from './module.ts';

const of = (...data: Topic[]) => ({ props: { title: {} }, data });

export const topicsFixtures: ModuleFixtures<TopicsProps, readonly Topic[]> = {
  default: of(...Object.values(topics)),
  empty: of(),
  longestThai: of(topics.longest),
  longestIndonesian: { ...of({ ...topics.default, title: deals.longestIndonesian.title }), lang: 'id' },
  missingImage: of({ ...topics.default, coverImage: undefined }),
};
