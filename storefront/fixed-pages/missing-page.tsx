import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import buttons from '#ui/button.module.css';
import { localHref, paths, screenPath } from '../links/paths.ts';
import { Art } from './art.tsx';
import styles from './missing-page.module.css';

type Props = {
  ctx: ViewContext;
  /** `gone`: what stood there has been taken away for good. */
  kind: 'notFound' | 'gone';
  /** Ways on, below. */
  children?: ReactNode;
};

/** Page in place of one that isn't there: what that means, a search, and ways on. */
export function MissingPage({ ctx, kind, children }: Props): ReactNode {
  const { t, tenant } = ctx;
  const ways = [
    [paths.home(tenant.type), 'screen.deals'],
    [screenPath('/daily-special-offers'), 'screen.dailyOffers'],
    [screenPath('/coupons'), 'screen.coupons'],
    [screenPath('/leaderboard'), 'screen.leaderboard'],
  ] as const;
  return (
    <div data-testid="not-found" data-state={kind}>
      <Kept tag="div" className={styles.box}>
        <div className={styles.art}>
          <Art name={kind === 'gone' ? 'gone' : 'lost'} />
        </div>
        <div className={styles.words}>
          <h1>{t(`errors.${kind}.title`)}</h1>
          <p>{t(`errors.${kind}.text`)}</p>
          <search>
            <form action={localHref(ctx, screenPath('/search'))} className={styles.form}>
              <input
                type="search"
                name="keyword"
                required
                aria-label={t('missing.search')}
                placeholder={t('missing.search')}
                className={styles.input}
              />
              <button type="submit" className={buttons.primary}>
                {t('missing.find')}
              </button>
            </form>
          </search>
          <ul className={styles.ways}>
            {ways.map(([path, label]) => (
              <li key={path}>
                <a href={localHref(ctx, path)} className={styles.way}>
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Kept>
      {children && <div className={styles.popular}>{children}</div>}
    </div>
  );
}
