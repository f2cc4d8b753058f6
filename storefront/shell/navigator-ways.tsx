import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { Icon } from '#ui/icon.tsx';
import { localHref, paths, screenPath } from '../links/paths.ts';
import { MenuAnchor } from './menu-link.tsx';
import styles from './navigator-ways.module.css';

type Props = {
  ctx: ViewContext;
  /** True while an activity runs or is coming. */
  hasActivities: boolean;
};

/**
 * Links of the navigator that are no categories: the tenant's own, activities, if there are any, and the assistant,
 * which wider screens have elsewhere.
 */
export function NavigatorWays({ ctx, hasActivities }: Props): ReactNode {
  return (
    <>
      {ctx.tenant.menus?.navigator?.map((entry) => (
        <li key={entry.link}>
          <MenuAnchor ctx={ctx} entry={entry} className={styles.way} />
        </li>
      ))}
      {hasActivities && (
        <li>
          <Kept
            tag="a"
            href={localHref(ctx, screenPath('/lottery'))}
            className={styles.way}
            data-testid="navigator-activities"
          >
            <Icon name="box" size={16} />
            {ctx.t('screen.activities')}
          </Kept>
        </li>
      )}
      {ctx.tenant.header?.assistant !== false && (
        <li className={styles.phone}>
          <Kept
            tag="a"
            href={localHref(ctx, paths.aiShopping())}
            className={styles.way}
            data-testid="navigator-ai"
          >
            <Icon name="spark" size={16} />
            {ctx.t('screen.aiShopping')}
          </Kept>
        </li>
      )}
    </>
  );
}
