'use client';

import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { TeamInvitation } from '#schemas/api/invented/operators.ts';
import buttons from '#ui/button.module.css';
import styles from './account.module.css';

type Props = {
  invitations: readonly TeamInvitation[];
  onTakeBack: (invitation: TeamInvitation) => void;
};

export function OpenInvitations({ invitations, onTakeBack }: Props) {
  const view = useView();
  const { t } = view;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('team.invitations')}</h2>
      <ul className={styles.list} data-testid="invitations">
        {invitations.map((one) => (
          <li key={one.id} className={styles.item}>
            <span>
              <strong>{one.email}</strong> · {t(`role.${one.role}`)}
              <span className={styles.hint}>
                {t('team.invitedBy', {
                  name: one.invitedBy,
                  time: formatDateTime(one.expiresAt, view),
                })}
              </span>
            </span>
            <button
              type="button"
              className={buttons.secondary}
              aria-label={t('team.takeBackOf', { email: one.email })}
              onClick={() => onTakeBack(one)}
            >
              {t('team.takeBack')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
