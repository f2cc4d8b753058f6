import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import styles from './form.module.css';
import { FormField } from './form-field.tsx';
import type { AuthCode } from './use-auth-code.ts';

type Props = { code: AuthCode; onSend: () => void };

/** The code from a message, and the button that sends it. */
export function CodeField({ code, onSend }: Props): ReactNode {
  const { t } = useView();
  const { sentTo, left, isSending } = code;
  const label = left > 0 ? t('code.resendIn', { seconds: left }) : t(sentTo ? 'code.resend' : 'code.send');
  const button = (
    <button
      type="button"
      className={styles.send}
      disabled={left > 0 || isSending}
      aria-busy={isSending}
      onClick={onSend}
      data-testid="send-code"
    >
      {label}
    </button>
  );
  return (
    <div>
      <FormField
        name="code"
        label={t('code.label')}
        check={(value) => (value.trim() === '' ? t('validation.required') : undefined)}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={60}
        clearable={false}
        end={button}
        data-testid="code"
      />
      <p role="status" className={styles.note} data-testid="code-sent">
        {sentTo && t('code.sent', { to: sentTo })}
      </p>
    </div>
  );
}
