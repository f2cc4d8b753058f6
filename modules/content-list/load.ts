import type { Load } from '#runtime/module.ts';
import { contentsByCodes } from '#schemas/api/invented/picks.ts';
import type { PickedContent } from '#schemas/entities/picked-content.ts';
import type { ContentListProps } from './schema.ts';

export type ContentListData = { contents: readonly PickedContent[] };

/** The picked contents that are public. */
export const loadContentList: Load<ContentListProps, ContentListData> = async (
  { contents: items },
  { api, signal },
) => {
  if (items.length === 0) return { data: { contents: [] } };
  const contents = await api.call(contentsByCodes, { body: { items } }, { signal });
  return { data: { contents }, tags: contents.flatMap(tagsOf) };
};

function tagsOf({ deal, article, topic }: PickedContent): string[] {
  if (deal) return ['feed:deals', `deal:${deal.id}`];
  if (article) return ['feed:articles', `article:${article.id}`];
  return topic ? ['feed:topics', `topic:${topic.id}`] : [];
}
