import type { ReactNode } from 'react';
import { ApiError } from '#client/api-error.ts';
import { failureText } from '#client/failures.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Address } from '#schemas/entities/address.ts';
import type { PrizeRecord } from '#schemas/entities/lottery.ts';
import { Modal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.ts';
import { AddressForm, type Failure, type TypedAddress } from '../addresses/address-form.tsx';
import { giveAddress } from './lottery-calls.ts';

/** Form field of each error code. */
const FIELDS: Readonly<Record<string, Failure['field']>> = { MOBILE_INVALID: 'phone', AREA_INVALID: 'area' };

type Props = {
  recordId: string;
  /** Address given last; null without one. */
  address: Address | null;
  onGiven: (record: PrizeRecord) => void;
  onClose: () => void;
};

/** Dialog for a prize's shipping address. */
export function AddressDialog({ recordId, address, onGiven, onClose }: Props): ReactNode {
  const { t } = useView();
  const save = async (typed: TypedAddress): Promise<Failure | undefined> => {
    try {
      onGiven(await giveAddress(recordId, typed));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const field = FIELDS[error.code];
      return { text: failureText(error, t), ...(field && { field }) };
    }
    toast(t('record.addressSaved'));
    onClose();
    return undefined;
  };
  return (
    <Modal
      title={t('record.address')}
      labels={{ close: t('action.close') }}
      onClose={onClose}
      testId="dialog-address"
    >
      <AddressForm {...(address && { initial: address })} onSave={save} />
    </Modal>
  );
}
