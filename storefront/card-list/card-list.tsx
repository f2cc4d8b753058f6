import type { CSSProperties, ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { Columns } from '#schemas/module/arrangement.ts';
import { CardStrip } from '../strips/card-strip.tsx';
import type { Extent } from '../waterfall/place.ts';
import { WaterfallList } from '../waterfall/waterfall-list.tsx';
import styles from './card-list.module.css';

export type ListedCard = {
  id: string;
  card: ReactNode;
  /** Height in a waterfall. */
  height?: Extent | undefined;
};

/** Sort of cards, which determines their least width, and that in a strip. */
type Size = 'deal' | 'article' | 'topic' | 'brand' | 'board' | 'tile';

type Props = {
  ctx: ViewContext;
  layout: 'strip' | 'grid' | 'waterfall';
  size: Size;
  columns: Columns;
  cards: readonly ListedCard[];
  /** Address of the full list, which ends a strip. */
  href?: string | undefined;
  /** Devices on which a strip's end leads on by itself. */
  endFollows?: 'desktop' | 'everywhere';
};

/** Cards of a module in one of the layouts that operators choose from. */
export function CardList({ ctx, layout, size, columns, cards, href, endFollows }: Props): ReactNode {
  switch (layout) {
    case 'strip':
      return (
        <CardStrip
          ctx={ctx}
          href={href}
          endFollows={endFollows}
          width={size === 'deal' ? 'deal' : size === 'article' ? 'wide' : 'narrow'}
        >
          {cards.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </CardStrip>
      );
    case 'grid':
      return (
        <WithColumns columns={columns}>
          <ul className={gridClass(size)} data-testid="card-grid">
            {cards.map(({ id, card }) => (
              <li key={id}>{card}</li>
            ))}
          </ul>
        </WithColumns>
      );
    case 'waterfall':
      return (
        <WithColumns columns={columns}>
          <WaterfallList kind="content" cards={cards} testId="card-waterfall" />
        </WithColumns>
      );
  }
}

/** Class of a grid for cards of this sort. */
export const gridClass = (size: Size): string => `${styles.grid} ${styles[size] ?? ''}`;

/** Grid or waterfall with the columns that an operator chose; without a choice as it is. */
export function WithColumns({ columns, children }: { columns: Columns; children: ReactNode }): ReactNode {
  const { phoneColumns, tabletColumns, desktopColumns } = columns;
  if (phoneColumns === undefined && tabletColumns === undefined && desktopColumns === undefined)
    return children;
  const style: CSSProperties = {
    '--phone': phoneColumns,
    '--tablet': tabletColumns,
    '--desktop': desktopColumns,
  };
  return (
    <div className={styles.columns} style={style}>
      {children}
    </div>
  );
}
