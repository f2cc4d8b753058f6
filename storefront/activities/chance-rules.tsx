import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { Lottery } from '#schemas/entities/lottery.ts';
import { CHANCE_REASONS, type ChanceReason } from '#schemas/enums/activity.ts';
import type { IconName } from '#ui/icon.tsx';
import { Icon } from '#ui/icon.tsx';
import { localHref, paths, screenPath } from '../links/paths.ts';
import styles from './activity.module.css';

type Rule = Lottery['chances'][number];
type Props = {
  ctx: Pick<ViewContext, 't' | 'lang' | 'tenant'>;
  rules: readonly Rule[];
  /** Member's progress with a rule, where it is known. */
  progressOf?: (rule: Rule) => ReactNode;
};

/** Path at which each action is done; visiting and sharing happen on the page itself. */
const PLACES: Record<ChanceReason, { icon: IconName; path?: string }> = {
  DAILY_VISIT: { icon: 'home' },
  SHARE: { icon: 'share' },
  ALERT: { icon: 'drop', path: paths.newDealAlert() },
  APP_DOWNLOAD: { icon: 'phone', path: screenPath('/download') },
  ORDER: { icon: 'tag', path: screenPath('/deals') },
};

/** Rules for earning chances: the action, its number of chances and its limit. */
export function ChanceRules({ ctx, rules, progressOf }: Props) {
  const { t } = ctx;
  return (
    <ul className={styles.rows}>
      {rules.map((rule) => {
        const reason = CHANCE_REASONS.find((known) => known === rule.reason);
        if (!reason) return null;
        const { icon, path } = PLACES[reason];
        const name = t(`lottery.reason.${reason}`);
        return (
          <li key={reason} className={styles.row} data-testid="chance-rule" data-id={reason}>
            <Icon name={icon} />
            <span>
              {path ? (
                <a className={styles.link} href={localHref(ctx, path)}>
                  {name}
                </a>
              ) : (
                name
              )}
              <small className={styles.small}>{t(`lottery.per.${rule.per}`, { count: rule.times })}</small>
            </span>
            <span className={styles.gain}>
              {t('lottery.gain', { count: rule.chances })}
              {progressOf?.(rule)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
