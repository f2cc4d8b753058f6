import type { Load } from '#runtime/module.ts';
import { contentsByCodes } from '#schemas/api/invented/picks.ts';
import type { PickedContent } from '#schemas/entities/picked-content.ts';
import type { ListItem } from '#storefront/lists/list-source.ts';
import { listedItems } from '#storefront/structured-data/item-list.ts';
import type { ContentListProps } from './module.ts';

export type ContentListData = { contents: readonly PickedContent[] };

/** The picked contents that are public. */
export const loadContentList: Load<ContentListProps, ContentListData> = async (
  { contents: items },
  { api, ctx, signal },
) => {
  if (items.length === 0) return { data: { contents: [] } };
  const contents = await api.call(contentsByCodes, { body: { items } }, { signal });
  return {
    data: { contents },
    listed: listedItems(ctx, contents.flatMap(itemOf)),
    tags: contents.flatMap(tagsOf),
  };
};

function itemOf({ deal, article, topic }: PickedContent): ListItem[] {
  if (deal) return [{ id: deal.id, type: 'deal', deal }];
  if (article) return [{ id: article.id, type: 'article', article }];
  return topic ? [{ id: topic.subtitle, type: 'topic', topic }] : [];
}

function tagsOf({ deal, article, topic }: PickedContent): string[] {
  if (deal) return ['feed:deals', `deal:${deal.id}`];
  if (article) return ['feed:articles', `article:${article.id}`];
  return topic ? ['feed:topics', `topic:${topic.id}`] : [];
}
