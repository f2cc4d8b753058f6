'use client';

import { type FormEvent, useState } from 'react';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import desk from '../desk/desk.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';

type Sent = { carrier: string; trackingNumber: string };
type Props = {
  record: { prizeName: string; carrier?: string | undefined; trackingNumber?: string | undefined };
  onClose: () => void;
  onDeliver: (sent: Sent) => Promise<void>;
};

/** Dialog for how a prize was sent; a coupon by message has neither carrier nor number. */
export function DeliverDialog({ record, onClose, onDeliver }: Props) {
  const t = useText();
  const [carrier, setCarrier] = useState(record.carrier ?? '');
  const [trackingNumber, setTrackingNumber] = useState(record.trackingNumber ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onDeliver({ carrier, trackingNumber });
  };
  return (
    <Dialog title={t('activityDesk.deliverTitle', { name: record.prizeName })} onClose={onClose}>
      <form className={account.stack} onSubmit={submit}>
        <TextField
          label={t('activityDesk.carrier')}
          maxLength={100}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        <TextField
          label={t('activityDesk.trackingNumber')}
          maxLength={100}
          value={trackingNumber}
          onChange={({ target }) => setTrackingNumber(target.value)}
        />
        <div className={desk.actions}>
          <button type="submit" className={buttons.primary}>
            {t('activityDesk.deliver')}
          </button>
          <button type="button" className={buttons.secondary} onClick={onClose}>
            {t('team.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
