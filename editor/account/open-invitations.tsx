'use client';

import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { TeamInvitation } from '#schemas/api/invented/operators.ts';
import buttons from '#ui/button.module.css';
import styles from './account.module.css';

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
              {isUnsent(one.mail) && (
                <button
                  type="button"
                  className={buttons.secondary}
                  aria-label={t('team.mailAgainOf', { email: one.email })}
                  onClick={() => onSendAgain(one)}
                >
                  {t('team.mailAgain')}
                </button>
              )}
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

type Mail = TeamInvitation['mail'];

/** Whether an attempt to send the mail has failed so far. */
const isUnsent = (mail: Mail) => mail !== undefined && mail.state !== 'sent' && mail.tries > 0;

function MailState({ mail }: { mail: Mail }) {
  const view = useView();
  const { t } = view;
  if (!mail) return null;
  const { state, tries, dueAt } = mail;
  if (state === 'waiting' && tries > 0 && dueAt !== undefined)
    return (
      <span className={styles.warning} data-testid="invitation-mail" data-state="retried">
        {t('team.mail.retried', { time: formatDateTime(dueAt, view) })}
      </span>
    );
  return (
    <span
      className={state === 'failed' ? styles.warning : styles.hint}
      data-testid="invitation-mail"
      data-state={state}
    >
      {t(`team.mail.${state}`)}
    </span>
  );
}
