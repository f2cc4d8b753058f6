import { browserApi } from '#client/browser-api.ts';
import { changeContact, closeAccount, createPassword } from '#schemas/api/account.ts';
import { endMemberSession, endOtherSessions, proveMember } from '#schemas/api/invented/member-sessions.ts';
import { unlinkProvider } from '#schemas/api/invented/provider-login.ts';
import type { IDENTITY_PROVIDERS } from '#schemas/enums/account.ts';
import type { Contact } from '../account-forms/contact.ts';

/** Failures are shown by the forms themselves, without a toast. Every call here @throws ApiError */
const QUIET = { silent: true };

export async function setOwnPassword(validKey: string, password: string): Promise<void> {
  const body = { validKey, password, repassword: password };
  await browserApi().call(createPassword, { body }, QUIET);
}

/** Binds a contact; `preValidKey` proves one that is bound already. */
export async function bindContact(
  { rcvType, rcv, countryCode }: Contact,
  validKey: string,
  preValidKey: string | undefined,
): Promise<void> {
  const named = rcvType === 'EMAIL' ? { email: rcv } : { mobile: rcv, countryCode };
  await browserApi().call(changeContact, { body: { ...named, validKey, preValidKey } }, QUIET);
}

/** Proves the signed-in member anew, by the key of a code or by the password. */
export async function prove(body: { validKey: string } | { password: string }): Promise<void> {
  await browserApi().call(proveMember, { body }, QUIET);
}

export async function deleteAccount(contact: Contact, authCode: string): Promise<void> {
  const scene = 'CLOSEUSER' as const;
  const body = { ...contact, authScene: scene, sceneCode: scene, authCode };
  await browserApi().call(closeAccount, { body }, QUIET);
}

export async function unlinkAccount(provider: (typeof IDENTITY_PROVIDERS)[number]): Promise<void> {
  await browserApi().call(unlinkProvider, { params: { provider } }, QUIET);
}

export async function endSessionAt(id: string): Promise<void> {
  await browserApi().call(endMemberSession, { params: { id } }, QUIET);
}

export async function endSessionsElsewhere(): Promise<void> {
  await browserApi().call(endOtherSessions, {}, QUIET);
}
