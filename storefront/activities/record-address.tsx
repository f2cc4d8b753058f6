import { type ReactNode, useState } from 'react';
import { missingCode } from '#client/failures.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Address } from '#schemas/entities/address.ts';
import type { PrizeRecord } from '#schemas/entities/lottery.ts';
import buttons from '#ui/button.module.css';
import { later } from '#ui/later.tsx';
import { readAddress } from './lottery-calls.ts';

const AddressDialog = later(() => import('./address-dialog.tsx').then((module) => module.AddressDialog));

type Props = { record: PrizeRecord; onGiven: (record: PrizeRecord) => void };

/** Button that opens the shipping address form; nothing once the prize is sent, expired or needs no address. */
export function RecordAddress({ record, onGiven }: Props): ReactNode {
  const { t } = useView();
  const { id, needsAddress, status, expired } = record;
  const [isOpening, setOpening] = useState(false);
  const [given, setGiven] = useState<{ address: Address | null }>();
  if (!needsAddress || expired || status === 'DELIVERED') return null;
  const open = async () => {
    setOpening(true);
    // The form starts empty if the stored address can't be read.
    setGiven({ address: await readAddress(id).catch(() => null) });
    setOpening(false);
  };
  const close = () => setGiven(undefined);
  const isMissing = status === 'NOT_FILL_ADDRESS';
  return (
    <>
      <button
        type="button"
        className={isMissing ? buttons.primary : buttons.secondary}
        aria-busy={isOpening}
        onClick={() => !isOpening && void open()}
        data-testid="give-address"
      >
        {t(isMissing ? 'record.giveAddress' : 'record.changeAddress')}
      </button>
      {given && (
        <AddressDialog
          recordId={id}
          address={given.address}
          onGiven={onGiven}
          onClose={close}
          onMissing={missingCode(close)}
        />
      )}
    </>
  );
}
