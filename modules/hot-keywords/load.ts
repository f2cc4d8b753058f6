import type { Load } from '#runtime/module.ts';
import { hotTags } from '#schemas/api/content.ts';
import type { ArticleListData } from '#schemas/entities/article-list-data.ts';
import type { HotKeywordsProps } from './module.ts';

export type HotKeywordsData = Pick<ArticleListData, 'hotKeywords'>;

/** The hot tags beside the articles. */
export const loadHotKeywords: Load<HotKeywordsProps, HotKeywordsData> = async (
  { count },
  { api, signal },
) => {
  const keywords = await api.call(hotTags, {}, { signal });
  return { data: { hotKeywords: keywords.slice(0, count) }, tags: ['keywords'] };
};
