import { type ReactNode, useEffect } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { InvitationMail } from '#schemas/entities/invitation-mail.ts';
import buttons from '#ui/button.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';

/** Interval at which a list is read again while one of its mails makes its first attempt. */
const SENDING_MS = 5_000;

type Mail = InvitationMail | undefined;

/** Whether the first attempt to send the mail is under way. */
export const isSending = (mail: Mail) => mail?.state === 'waiting' && mail.tries === 0;

/** Reads a list again while one of its mails makes its first attempt. */
export function useRereading(isAnySending: boolean | undefined, read: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isAnySending) return;
    const timer = setInterval(() => void read(), SENDING_MS);
    return () => clearInterval(timer);
  }, [isAnySending, read]);
}

/** State of an invitation's mail; nothing for one that was made before mails were sent. */
export function MailState({ mail }: { mail: Mail }): ReactNode {
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

type AgainProps = { email: string; mail?: Mail; onSendAgain: () => void };

/** Button that sends the mail of an invitation again, once an attempt has failed. */
export function MailAgain({ email, mail, onSendAgain }: AgainProps): ReactNode {
  const t = useText();
  if (!mail || mail.state === 'sent' || mail.tries === 0) return null;
  return (
    <button
      type="button"
      className={buttons.secondary}
      aria-label={t('team.mailAgainOf', { email })}
      onClick={onSendAgain}
    >
      {t('team.mailAgain')}
    </button>
  );
}
