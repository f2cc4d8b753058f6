import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useVirtualWindow } from '#ui/use-virtual-window.ts';
import { isInWindow, type Span } from '#ui/virtual-window.ts';
import { isEven, type WaterfallKind } from './card-height.ts';
import { FEED, FEED_GAP_PX } from './feed-layout.ts';
import { type Extent, place } from './place.ts';
import { kindStyle, placeStyles } from './place-style.ts';
import styles from './waterfall.module.css';

export type WaterfallCard = {
  id: string;
  card: ReactNode;
  /** Height of the card, for kinds with different heights. */
  height?: Extent | undefined;
};

type Props = {
  kind: WaterfallKind;
  /** In reading order, which is the document's too. */
  cards: readonly WaterfallCard[];
  listRef: RefObject<HTMLUListElement | null>;
  testId?: string | undefined;
};

const NO_HEIGHT: Extent = { k: 0, px: 0 };

/**
 * Cards in columns, each below the shortest (S1 §9). The style sheet places them, also without script; above 40 only those
 * near the screen are in the document.
 */
export function Waterfall({ kind, cards, listRef, testId }: Props): ReactNode {
  const even = isEven(kind);
  const isVirtual = cards.length > FEED.virtualAbove;
  const [isInitialized, setInitialized] = useState(false);
  useEffect(() => setInitialized(true), []);
  const shown = useVirtualWindow(listRef, {
    isActive: isVirtual,
    spans: (list) => spansOf(list, kind, cards),
    throttleMs: FEED.relayoutThrottleMs,
  });
  const placed = even ? undefined : placeStyles(cards.map(heightOf), FEED_GAP_PX[kind].desktop);
  return (
    <div className={styles.frame}>
      <ul
        ref={listRef}
        className={`${styles.list} ${even ? styles.even : styles.uneven}`}
        style={{ ...kindStyle(kind), '--count': cards.length, ...placed?.list }}
        data-testid={testId}
        data-kind={kind}
        data-initialized={isInitialized}
      >
        {cards.map(({ id, card }, index) =>
          shown && !isInWindow(shown, index) ? null : (
            <li
              key={id}
              className={styles.card}
              style={placed ? placed.cards[index] : { '--i': index }}
              data-index={index}
              aria-posinset={isVirtual ? index + 1 : undefined}
              aria-setsize={isVirtual ? cards.length : undefined}
            >
              {card}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

const heightOf = ({ height }: WaterfallCard) => height ?? NO_HEIGHT;

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
  const even = { k: 1, px: read('--extra') };
  const heights = cards.map((card) => (isEven(kind) ? even : heightOf(card)));
  const px = (extent: Extent) => extent.k * width + extent.px;
  return place(heights, columns, read('--row')).places.map(({ top }, index) => ({
    top: px(top),
    bottom: px(top) + px(heights[index] ?? NO_HEIGHT),
  }));
}
