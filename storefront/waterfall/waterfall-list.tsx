import type { ReactNode, RefObject } from 'react';
import { isEven, type WaterfallKind } from './card-height.ts';
import { FEED_GAP_PX } from './feed-layout.ts';
import type { Extent } from './place.ts';
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
  listRef?: RefObject<HTMLUListElement | null>;
  testId?: string | undefined;
  isInitialized?: boolean;
  /** Says which cards are shown, where some may be left out. */
  isShown?: ((index: number) => boolean) | undefined;
};

const NO_HEIGHT: Extent = { k: 0, px: 0 };
export const heightOf = ({ height }: WaterfallCard): Extent => height ?? NO_HEIGHT;

/** Cards in columns, each below the shortest (S1 §9). The style sheet places them: it needs no script. */
export function WaterfallList(props: Props): ReactNode {
  const { kind, cards, listRef, testId, isInitialized, isShown } = props;
  const even = isEven(kind);
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
          isShown?.(index) === false ? null : (
            <li
              key={id}
              className={styles.card}
              style={placed ? placed.cards[index] : { '--i': index }}
              data-index={index}
              aria-posinset={isShown && index + 1}
              aria-setsize={isShown && cards.length}
            >
              {card}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
