'use client';

import { type FormEvent, useState } from 'react';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './desk.module.css';

type Props = { name: string; onClose: () => void; onRefuse: (reason: string) => Promise<void> };

/** Dialog for the reason of a refused profile change: the member receives it, and the audit log keeps it. */
export function RefuseDialog({ name, onClose, onRefuse }: Props) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setMissing(true);
    setBusy(true);
    await onRefuse(reason.trim());
  };

  return (
    <Dialog title={t('desk.refuseTitle', { name })} onClose={onClose}>
      <form className={account.stack} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('desk.reason')}
          hint={t('desk.reasonHint')}
          error={isMissing && reason.trim() === '' ? t('desk.reasonMissing') : undefined}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.actions}>
          <button type="submit" className={buttons.primary} disabled={isBusy}>
            {t('desk.refuse')}
          </button>
          <button type="button" className={buttons.secondary} onClick={onClose}>
            {t('team.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
