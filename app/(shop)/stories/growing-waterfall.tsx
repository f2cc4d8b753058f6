'use client';

import { useRef, useState } from 'react';
import type { WaterfallKind } from '#storefront/waterfall/card-height.ts';
import { Waterfall } from '#storefront/waterfall/waterfall.tsx';
import type { WaterfallCard } from '#storefront/waterfall/waterfall-list.tsx';

type Props = {
  kind: WaterfallKind;
  cards: readonly WaterfallCard[];
  /** Number of cards at first; the button adds one, then the rest. */
  from?: number;
};

export function GrowingWaterfall({ kind, cards, from = cards.length }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(from);
  return (
    <>
      <Waterfall kind={kind} cards={cards.slice(0, count)} listRef={list} />
      {count < cards.length && (
        <button
          type="button"
          data-testid="story-more"
          onClick={() => setCount(count === from ? from + 1 : cards.length)}
        >
          +
        </button>
      )}
    </>
  );
}
