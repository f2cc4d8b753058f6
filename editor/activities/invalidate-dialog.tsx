'use client';

import { type FormEvent, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import type { Localized } from '#schemas/page/localized.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import desk from '../desk/desk.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';

type Props = { onClose: () => void; onInvalidate: (reason: Localized<string>) => Promise<void> };

/** Dialog for the reason why an activity is invalid, in every language of the shop: shoppers read it. */
export function InvalidateDialog({ onClose, onInvalidate }: Props) {
  const t = useText();
  const { tenant } = useView();
  const [reason, setReason] = useState<Localized<string>>({});
  const [isTried, setTried] = useState(false);
  const isMissing = (text = '') => text.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!tenant.languages.some((lang) => isMissing(reason[lang]))) void onInvalidate(reason);
  };

  return (
    <Dialog title={t('activityDesk.invalidateTitle')} onClose={onClose}>
      <form className={account.stack} noValidate onSubmit={submit}>
        <p>{t('activityDesk.invalidateText')}</p>
        {tenant.languages.map((lang) => (
          <TextField
            key={lang}
            lang={lang}
            label={t('activityDesk.reasonIn', { language: LANGUAGE_NAMES[lang] })}
            error={isTried && isMissing(reason[lang]) ? t('desk.reasonMissing') : undefined}
            maxLength={500}
            value={reason[lang] ?? ''}
            onChange={({ target }) => setReason((last) => ({ ...last, [lang]: target.value }))}
          />
        ))}
        <div className={desk.actions}>
          <button type="submit" className={buttons.primary}>
            {t('activityDesk.invalidate')}
          </button>
          <button type="button" className={buttons.secondary} onClick={onClose}>
            {t('team.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
