'use client';

import { useState } from 'react';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts } from '#runtime/view-context.tsx';
import { AddressForm, type TypedAddress } from '#storefront/addresses/address-form.tsx';
import { Story } from './story.tsx';

const given = {
  name: 'Mali Suk',
  phone: '812345678',
  street: '1 Rama IV Road',
  area: { subDistrict: 'Lumphini', district: 'Pathum Wan', province: 'Bangkok', postalCode: '10330' },
};

/** Address form, empty and filled; the saved address is shown, a street called "refuse" is refused. */
export function AddressStories({ messages }: { messages: Messages }) {
  const [saved, setSaved] = useState<TypedAddress>();
  const save = async (address: TypedAddress) => {
    if (address.street === 'refuse') return { field: 'street', text: 'refused' } as const;
    setSaved(address);
    return undefined;
  };
  return (
    <MoreTexts messages={messages}>
      <Story name="empty address" width={480}>
        <AddressForm onSave={save} />
      </Story>
      <Story name="given address" width={480}>
        <AddressForm initial={given} onSave={save} />
      </Story>
      <output data-testid="saved">{saved && JSON.stringify(saved)}</output>
    </MoreTexts>
  );
}
