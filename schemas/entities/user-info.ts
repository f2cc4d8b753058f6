import * as z from 'zod/mini';
import { IDENTITY_PROVIDERS, PROFILE_AUDIT_ACTIONS, PROFILE_AUDIT_FIELDS } from '../enums/account.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { pictureSchema } from './picture.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, loose, maybe } from './wire.ts';

/** Pending profile value; an avatar's `dataValue` is JSON with a `url`. */
const auditItemSchema = loose({
  dataType: tolerantEnum(PROFILE_AUDIT_FIELDS),
  dataValue: z.string(),
  auditAction: tolerantEnum(PROFILE_AUDIT_ACTIONS),
});

/** Member with all data of their own. */
export const userInfoSchema = entity('UserInfo', {
  id: idSchema,
  nickname: maybe(z.string()),
  biography: maybe(z.string()),
  avatar: maybe(pictureSchema),
  /** Gender, one of GENDERS. */
  gender: maybe(decimalSchema),
  birthday: maybe(z.string()),
  auditResult: maybe(loose({ auditItems: maybe(tolerantArray(auditItemSchema)) })),
  email: maybe(z.string()),
  /** Phone number without area code and leading zero. */
  mobile: maybe(z.string()),
  /** Area code of the phone number, such as 66. */
  countryCode: maybe(z.string()),
  /** True if the member has a password: without one it is created, not changed. */
  hasPassword: maybe(z.boolean()),
  /** Providers whose id tokens sign this member in. */
  thirdParties: maybe(tolerantArray(tolerantEnum(IDENTITY_PROVIDERS))),
});
export type UserInfo = z.infer<typeof userInfoSchema>;
