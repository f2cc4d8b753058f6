import type { UserInfo } from '#schemas/entities/user-info.ts';
import type { Contact } from '../account-forms/contact.ts';

/** Contacts that can get a code: a phone number, an email address, both or neither. */
export function boundContacts({ email, mobile, countryCode }: UserInfo): Contact[] {
  return [
    ...(mobile && countryCode ? [{ rcvType: 'MOBILE' as const, rcv: mobile, countryCode }] : []),
    ...(email ? [{ rcvType: 'EMAIL' as const, rcv: email }] : []),
  ];
}
