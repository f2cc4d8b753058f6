import { and, eq, type SQL } from 'drizzle-orm';
import { type Mobile, parseEmail, parseMobile } from '#schemas/credentials.ts';
import type { USERNAME_TYPES } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';
import { PHONE } from '#schemas/member-constants.ts';
import type { Call } from '../../platform/call.ts';
import { phoneRulesOf } from './i18n.ts';
import { memberCredentials } from './schema.ts';

/** Contact of a member: an email address in lower case, or a phone number. */
export type Contact = { email: string } | Mobile;

/** Parses an email address or a phone number. @throws AppError EMAIL_INVALID or MOBILE_INVALID */
export function parseContact(
  call: Call,
  type: (typeof USERNAME_TYPES)[number],
  typed: string,
  countryCode: string = PHONE.defaultAreaCode,
): Contact {
  if (type === 'MOBILE') {
    const mobile = parseMobile(phoneRulesOf(call), countryCode, typed);
    if (!mobile) throw new AppError('MOBILE_INVALID');
    return mobile;
  }
  const email = parseEmail(typed);
  if (email === undefined) throw new AppError('EMAIL_INVALID');
  return { email };
}

/** The contact as one text: the email address, or `+66 812345678`. */
export function destinationOf(contact: Contact): string {
  return 'email' in contact ? contact.email : `+${contact.countryCode} ${contact.mobile}`;
}

/** The contact that `destinationOf` has written as text. */
export function contactAt(destination: string): Contact {
  const [, countryCode, mobile] = /^\+(\d+) (\d+)$/.exec(destination) ?? [];
  return countryCode && mobile ? { countryCode, mobile } : { email: destination };
}

/** Address of a message to that destination: an email address, or `+66812345678`. */
export const messageAddress = (destination: string) =>
  destination.startsWith('+') ? destination.replace(' ', '') : destination;

/** Contacts of a member by the credentials. */
export function contactsOf(own: typeof memberCredentials.$inferSelect | undefined): Contact[] {
  const { email, countryCode, mobile } = own ?? {};
  return [
    ...(email != null ? [{ email }] : []),
    ...(countryCode != null && mobile != null ? [{ countryCode, mobile }] : []),
  ];
}

/** SQL condition that credentials have this contact; at most one row of a tenant does. */
export function hasContact(tenantId: string, contact: Contact): SQL | undefined {
  return and(
    eq(memberCredentials.tenantId, tenantId),
    ...('email' in contact
      ? [eq(memberCredentials.email, contact.email)]
      : [
          eq(memberCredentials.countryCode, contact.countryCode),
          eq(memberCredentials.mobile, contact.mobile),
        ]),
  );
}
