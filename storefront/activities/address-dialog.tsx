import type { ReactNode } from 'react';
import { ApiError } from '#client/api-client.ts';
import { failureText } from '#client/failures.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Address } from '#schemas/entities/address.ts';
import type { PrizeRecord } from '#schemas/entities/lottery.ts';
import { Modal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.ts';
import { AddressForm, type Failure, type TypedAddress } from '../addresses/address-form.tsx';
import { giveAddress } from './lottery-calls.ts';

/** The fields that the server's refusals are about. */
const FIELDS: Readonly<Record<string, Failure['field']>> = { MOBILE_INVALID: 'phone', AREA_INVALID: 'area' };

type Props = {
  recordId: string;
  /** As it was given last. */
  address: Address | null;
  onGiven: (record: PrizeRecord) => void;
  onClose: () => void;
};

/** The address that a prize is sent to. */
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
