import type { ModuleFixtures } from '#runtime/module.ts';
import type { Article } from '#schemas/entities/article.ts';
import { articles, deals } from '#storefront/fixtures.ts';
import type { RecommendedArticlesProps } from './module.ts';

const of = (...data: Article[]) => ({ props: { title: {} }, data });

export const recommendedArticlesFixtures: ModuleFixtures<RecommendedArticlesProps, readonly Article[]> = {
  default: of(...['1', '2', '3', '4', '5'].map((id) => ({ ...articles.default, id }))),
  empty: of(),
  longestThai: {
    props: { title: { th: 'บทความแนะนำที่ปั๊มน้ำกู้ภัยควรอ่านก่อนตัดสินใจซื้อทุกครั้ง' } },
    data: [articles.longest],
  },
  longestIndonesian: {
    ...of({
      ...articles.default,
      content: { ...articles.default.content, title: deals.longestIndonesian.title },
    }),
    lang: 'id',
  },
  missingImage: of(articles.missingImage),
};
