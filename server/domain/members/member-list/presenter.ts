import { destinationOf } from '../contacts.ts';
import { maskContact } from '../mask.ts';
import type { MemberOfList } from './operations.ts';

/** A member in the list, with masked contacts: operators needn't know how to reach members. */
export function presentListed({ id, nickname, avatar, createdAt, deactivatedAt, credentials }: MemberOfList) {
  const { email, countryCode, mobile } = credentials ?? {};
  return {
    id,
    nickname,
    avatar: avatar ?? undefined,
    email: email ? maskContact(email) : undefined,
    mobile: countryCode && mobile ? maskContact(destinationOf({ countryCode, mobile })) : undefined,
    createdAt: createdAt.getTime(),
    deactivatedAt: deactivatedAt?.getTime(),
  };
}
