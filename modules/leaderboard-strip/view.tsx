import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import { CardList } from '#storefront/card-list/card-list.tsx';
import { LeaderboardCard } from '#storefront/cards/leaderboard-card.tsx';
import { localHref, screenPath } from '#storefront/links/paths.ts';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { ModuleHeader } from '#storefront/module-parts/module-header.tsx';
import { localPicture, OperatorPicture } from '#storefront/module-parts/operator-picture.tsx';
import { CardStrip } from '#storefront/strips/card-strip.tsx';
import type { LeaderboardStripProps } from './module.ts';
import styles from './styles.module.css';

/** Size of the cover's copy, in px. */
const COVER = { width: 550, height: 200 };

export function LeaderboardStripView({
  id,
  props,
  data,
  ctx,
}: ViewProps<LeaderboardStripProps, readonly ItemGroup[]>): ReactNode {
  if (data.length === 0) return null;
  const own = { title: ctx.t('section.leaderboard'), href: localHref(ctx, screenPath('/leaderboard')) };
  const heading = moduleHeading(ctx, id, props, own);
  const cover = localPicture(ctx, props.cover);
  const boards = data.map((board) => ({ id: board.id, card: <LeaderboardCard ctx={ctx} board={board} /> }));
  const cards = cover
    ? [
        {
          id: 'cover',
          card: (
            <OperatorPicture ctx={ctx} picture={cover} {...COVER} loading="lazy" className={styles.cover} />
          ),
        },
        ...boards,
      ]
    : boards;
  return (
    <ModuleSection id={id} type="leaderboard-strip" labelledBy={heading.id}>
      <ModuleHeader {...heading} />
      {props.layout ? (
        <CardList ctx={ctx} layout={props.layout} size="board" columns={props} cards={cards} />
      ) : (
        <CardStrip ctx={ctx} href={heading.href}>
          {cards.map(({ id: key, card }) => (
            <li key={key}>{card}</li>
          ))}
        </CardStrip>
      )}
    </ModuleSection>
  );
}
