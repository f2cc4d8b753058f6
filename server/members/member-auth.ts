import type { Clock } from '../clock.ts';
import { createKnownDevices } from '../known-device.ts';
import { createIdTokenVerifier, type VerifyIdToken } from './id-tokens.ts';

/** Dependencies of member sign-in. */
export type MemberAuth = {
  /** Secret for hashing codes, and for signing unsubscribe links and known devices. */
  codeSecret: string;
  /** Wakes the job that sends queued codes. */
  wakeCodes: () => Promise<void>;
  /** Devices on which members have signed in before. */
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
