import type { Clock } from '../clock.ts';
import { createKnownDevices } from '../known-device.ts';
import { createIdTokenVerifier, type VerifyIdToken } from './id-tokens.ts';

/** What signing members in needs of the process. */
export type MemberAuth = {
  /** Codes are hashed with it; the way out of mails and known devices are signed. */
  codeSecret: string;
  /** Sends the codes that are wanted, soon. */
  wakeCodes: () => Promise<void>;
  /** Where members have signed in before. */
  knownDevices: ReturnType<typeof createKnownDevices>;
  verifyIdToken: VerifyIdToken;
};

export function createMemberAuth(
  parts: Pick<MemberAuth, 'codeSecret' | 'wakeCodes'> & Pick<Clock, 'now'>,
): MemberAuth {
  const { codeSecret, wakeCodes, now } = parts;
  return {
    codeSecret,
    wakeCodes,
    knownDevices: createKnownDevices('known-device', codeSecret),
    verifyIdToken: createIdTokenVerifier(now),
  };
}
