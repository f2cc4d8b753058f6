import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useVirtualWindow } from '#ui/use-virtual-window.ts';
import { isInWindow, type Span } from '#ui/virtual-window.ts';
import { isEven, type WaterfallKind } from './card-height.ts';
import { FEED } from './feed-layout.ts';
import { type Extent, place } from './place.ts';
import { PX_PER_REM } from './place-style.ts';
import { heightOf, type WaterfallCard, WaterfallList } from './waterfall-list.tsx';

type Props = {
  kind: WaterfallKind;
  /** In reading order, which is the document's too. */
  cards: readonly WaterfallCard[];
  listRef: RefObject<HTMLUListElement | null>;
  testId?: string | undefined;
};

/**
 * Cards in columns, each below the shortest (S1 §9). The style sheet places them, also without script; above 40 only those
 * near the screen are in the document.
 */
export function Waterfall({ kind, cards, listRef, testId }: Props): ReactNode {
  const isVirtual = cards.length > FEED.virtualAbove;
  const [isInitialized, setInitialized] = useState(false);
  useEffect(() => setInitialized(true), []);
  const shown = useVirtualWindow(listRef, {
    isActive: isVirtual,
    spans: (list) => spansOf(list, kind, cards),
    throttleMs: FEED.relayoutThrottleMs,
  });
  return (
    <WaterfallList
      kind={kind}
      cards={cards}
      listRef={listRef}
      testId={testId}
      isInitialized={isInitialized}
      isShown={isVirtual ? (index) => !shown || isInWindow(shown, index) : undefined}
    />
  );
}

/** Positions that the style sheet gave the cards; undefined in a browser that doesn't support it. */
function spansOf(
  list: HTMLElement,
  kind: WaterfallKind,
  cards: readonly WaterfallCard[],
): Span[] | undefined {
  const style = getComputedStyle(list);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  const columns = read('--columns');
  const width = read('--column');
  if (!(columns >= 1 && width > 0)) return undefined;
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const even = { k: 1, px: read('--extra') * PX_PER_REM };
  const heights = cards.map((card) => (isEven(kind) ? even : heightOf(card)));
  const px = (extent: Extent) => extent.k * width + (extent.px / PX_PER_REM) * remPx;
  return place(heights, columns, read('--row') * PX_PER_REM).places.map(({ top }, index) => ({
    top: px(top),
    bottom: px(top) + px(heights[index] ?? even),
  }));
}
