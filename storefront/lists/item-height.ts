import { articleHeight, type WaterfallKind } from '../waterfall/card-height.ts';
import type { Extent } from '../waterfall/place.ts';
import type { ListItem } from './list-source.ts';

/** The height of an entry's card, where a waterfall's cards differ in it. */
export function itemHeight(item: ListItem, kind: WaterfallKind | undefined): Extent | undefined {
  return kind && item.type === 'article' ? articleHeight(kind, item.article) : undefined;
}
