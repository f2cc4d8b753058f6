import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Icon } from '#ui/icon.tsx';
import { localHref, paths, screenPath } from '../links/paths.ts';
import styles from './ways-on.module.css';

/** Ways on from a text page, without the one to itself. */
export function WaysOn({ ctx, page }: { ctx: ViewContext; page: string }): ReactNode {
  const { t, tenant } = ctx;
  const ways = [
    ['deals', 'fire', screenPath('/daily-special-offers')],
    ['coupons', 'tag', screenPath('/coupons')],
    ['prices', 'drop', screenPath('/how-we-check-prices')],
    ['help', 'info', screenPath('/help')],
    ['articles', 'compass', paths.discover(tenant.type)],
  ] as const;
  return (
    <nav aria-labelledby="ways-on">
      <h2 id="ways-on" className={styles.title}>
        {t('fixed.ways')}
      </h2>
      <ul className={styles.ways}>
        {ways.map(
          ([name, icon, path]) =>
            name !== page && (
              <li key={name}>
                <a href={localHref(ctx, path)} className={styles.way}>
                  <span className={styles.icon}>
                    <Icon name={icon} size={22} />
                  </span>
                  <span>
                    <b>{t(`fixed.ways.${name}`)}</b>
                    <small>{t(`fixed.ways.${name}Text`)}</small>
                  </span>
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
