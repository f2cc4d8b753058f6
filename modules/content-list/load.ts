import type { Load } from '#runtime/module.ts';
import type { SourceItem } from '#schemas/entities/source-item.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import type { ContentListProps } from './module.ts';

export type ContentListData = { contents: readonly SourceItem[] };

/** Public contents of the source. */
export const loadContentList: Load<ContentListProps, ContentListData> = async ({ source }, from) => {
  if ('pick' in source && source.pick.length === 0) return { data: { contents: [] } };
  const { items, listed, tags } = await loadSource('contents', source, from);
  return { data: { contents: items }, listed, tags };
};
