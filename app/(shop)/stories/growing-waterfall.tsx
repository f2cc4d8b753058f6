'use client';

import { useRef, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { itemHeight } from '#storefront/lists/item-height.ts';
import { ListCard } from '#storefront/lists/list-card.tsx';
import type { ListItem } from '#storefront/lists/list-source.ts';
import type { WaterfallKind } from '#storefront/waterfall/card-height.ts';
import { Waterfall } from '#storefront/waterfall/waterfall.tsx';
import type { WaterfallCard } from '#storefront/waterfall/waterfall-list.tsx';

type Props = {
  kind: WaterfallKind;
  /** Cards at first, from the server. */
  cards: readonly WaterfallCard[];
  /** Appended by the button in the browser, as in real lists: one, then the rest. */
  more?: readonly ListItem[];
};

export function GrowingWaterfall({ kind, cards, more = [] }: Props) {
  const ctx = useView();
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(0);
  const appended = more.slice(0, count).map((item) => ({
    id: item.id,
    height: itemHeight(item, kind),
    card: <ListCard ctx={ctx} item={item} kind={kind} />,
  }));
  return (
    <>
      <Waterfall kind={kind} cards={[...cards, ...appended]} listRef={list} />
      {count < more.length && (
        <button
          type="button"
          data-testid="story-more"
          onClick={() => setCount(count === 0 ? 1 : more.length)}
        >
          +
        </button>
      )}
    </>
  );
}
