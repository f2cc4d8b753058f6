'use client';

import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { TeamInvitation } from '#schemas/api/invented/operators.ts';
import buttons from '#ui/button.module.css';
import styles from './account.module.css';
import { MailAgain, MailState } from './invitation-mail.tsx';

type Props = {
  invitations: readonly TeamInvitation[];
  onTakeBack: (invitation: TeamInvitation) => void;
  onSendAgain: (invitation: TeamInvitation) => void;
};

/** Invitations that wait for an answer, each with the state of its mail. */
export function OpenInvitations({ invitations, onTakeBack, onSendAgain }: Props) {
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
              <MailState mail={one.mail} />
            </span>
            <span className={styles.line}>
              <MailAgain {...one} onSendAgain={() => onSendAgain(one)} />
              <button
                type="button"
                className={buttons.secondary}
                aria-label={t('team.takeBackOf', { email: one.email })}
                onClick={() => onTakeBack(one)}
              >
                {t('team.takeBack')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
