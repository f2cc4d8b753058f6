import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './account-gains.module.css';

const GAINS = [
  ['heart', 'hub.favorites', 'hub.favoritesText'],
  ['drop', 'hub.alerts', 'hub.alertsText'],
  ['quote', 'hub.comments', 'hub.commentsText'],
] as const;

/** Uses of an account, for a guest; `inRow` puts them side by side where they fit. */
export function AccountGains({
  ctx: { t },
  inRow,
}: {
  ctx: Pick<ViewContext, 't'>;
  inRow?: true;
}): ReactNode {
  return (
    <ul className={inRow ? `${styles.gains} ${styles.row}` : styles.gains}>
      {GAINS.map(([icon, name, text]) => (
        <li key={icon}>
          <Icon name={icon} size={22} />
          <span>
            <b>{t(name)}</b>
            {t(text)}
          </span>
        </li>
      ))}
    </ul>
  );
}
