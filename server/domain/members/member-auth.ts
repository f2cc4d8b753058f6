import type { Call, HttpContext } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { createKnownDevices } from '../../platform/known-device.ts';
import { createIdTokenVerifier, type VerifyIdToken } from './id-tokens.ts';

/** Dependencies of member sign-in. */
export type MemberAuth = {
  /** Secret for hashing codes, and for signing unsubscribe links and known devices. */
  codeSecret: string;
  /** Devices on which members have signed in before. */
  knownDevices: ReturnType<typeof createKnownDevices>;
  verifyIdToken: VerifyIdToken;
  /** Secrets of the tenants' clients at login providers, by `tenant:provider`. */
  loginSecrets: Readonly<Record<string, string>>;
  /** Work of other domains on a new account, in its transaction. */
  onSignUp: (
    tx: Tx,
    call: Pick<Call, 'scope' | 'now'> & Pick<HttpContext, 'headers'>,
    memberId: string,
  ) => Promise<void>;
};

export function createMemberAuth(
  parts: Pick<MemberAuth, 'codeSecret' | 'onSignUp' | 'loginSecrets'> & Pick<Clock, 'now'>,
): MemberAuth {
  const { codeSecret, onSignUp, loginSecrets, now } = parts;
  return {
    codeSecret,
    onSignUp,
    loginSecrets,
    knownDevices: createKnownDevices('known-device', codeSecret),
    verifyIdToken: createIdTokenVerifier(now),
  };
}
