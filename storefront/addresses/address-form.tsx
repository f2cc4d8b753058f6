'use client';

import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import type { givePrizeAddress } from '#schemas/api/activities.ts';
import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import type { FoundArea } from '#schemas/api/invented/addresses.ts';
import { tenantPhoneRules } from '#schemas/api/service-in-one.ts';
import { parseMobile } from '#schemas/credentials.ts';
import type { Address } from '#schemas/entities/address.ts';
import { PHONE } from '#schemas/member-constants.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { FormField } from '../account-forms/form-field.tsx';
import type { AddressFields } from './address-fields.ts';
import { AreaField } from './area-field.tsx';

/** Address in the shape of the API calls. */
export type TypedAddress = EndpointArgs<typeof givePrizeAddress>['body'];

/** Error text of a failed save and the field it belongs to; without a field it belongs to the whole form. */
export type Failure = { field?: keyof AddressFields; text: string };

type Props = {
  initial?: Address;
  /** Saves the address; errors are shown in the form, and the typed values stay. */
  onSave: (address: TypedAddress) => Promise<Failure | undefined>;
};

/**
 * Form for a shipping address: name, phone, place, postal code and street (S2 §4). Its texts come from
 * `memberMessages`.
 */
export function AddressForm({ initial, onSave }: Props): ReactNode {
  const { t } = useView();
  const form = useForm<AddressFields>({ defaultValues: fieldsOf(initial) });
  // The server checks again: without the tenant's rules any phone is accepted here.
  const { data: rules = [] } = useEndpoint(tenantPhoneRules, {}, { silent: true });
  const [postalCodes, setPostalCodes] = useState<readonly string[]>([]);

  const required = (value: string) => (value.trim() === '' ? t('validation.required') : undefined);
  const checkPhone = (value: string) => {
    const isKnown = rules.length === 0 || parseMobile(rules, PHONE.defaultAreaCode, value);
    return required(value) ?? (isKnown ? undefined : t('validation.phone'));
  };
  const checkPostalCode = (value: string) =>
    required(value) ?? (/^\d{5}$/.test(value.trim()) ? undefined : t('address.postalCodeDigits'));
  const choose = (area: FoundArea, typed: string) => {
    setPostalCodes(area.postalCodes);
    const code = area.postalCodes.find((one) => one === typed) ?? area.postalCodes[0];
    if (code) form.setValue('postalCode', code, { shouldDirty: true, shouldValidate: true });
  };
  const save = async ({ area, name, phone, postalCode, street }: AddressFields) => {
    if (!area) return;
    const failure = await onSave({
      name: name.trim(),
      phone: phone.trim(),
      area: { ...area, postalCode: postalCode.trim() },
      street: street.trim(),
    });
    if (failure) form.setError(failure.field ?? 'root', { message: failure.text }, { shouldFocus: true });
  };

  return (
    <AccountForm form={form} onSubmit={save} submitLabel={t('address.save')} testId="form-address">
      <FormField
        name="name"
        label={t('address.name')}
        check={required}
        autoComplete="name"
        maxLength={100}
        data-testid="name"
      />
      <FormField
        name="phone"
        label={t('login.phone')}
        check={checkPhone}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={30}
        data-testid="phone"
      />
      <AreaField onChoose={choose} />
      <FormField
        name="postalCode"
        label={t('address.postalCode')}
        hint={
          postalCodes.length > 1 ? t('address.postalCodes', { codes: postalCodes.join(', ') }) : undefined
        }
        check={checkPostalCode}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={5}
        data-testid="postal-code"
      />
      <FormField
        name="street"
        label={t('address.street')}
        hint={t('address.streetHint')}
        check={required}
        autoComplete="address-line1"
        maxLength={300}
        data-testid="street"
      />
    </AccountForm>
  );
}

/** Form fields of a stored address; its phone is stored without the leading zero. */
function fieldsOf(address: Address | undefined): AddressFields {
  if (!address) return { name: '', phone: '', area: null, postalCode: '', street: '' };
  const { name, phone, street, area } = address;
  const { subDistrict, district, province, postalCode } = area;
  return {
    name,
    street,
    postalCode,
    phone: /^[1-9]\d{8}$/.test(phone) ? `0${phone}` : phone,
    area: subDistrict ? { subDistrict, district, province } : null,
  };
}
