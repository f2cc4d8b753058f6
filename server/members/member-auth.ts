import type { Clock } from '../clock.ts';
import { createFailureLimit, type FailureLimit } from '../operators/failure-limit.ts';
import { createIdTokenVerifier, type VerifyIdToken } from './id-tokens.ts';

/** What signing members in needs of the process. */
export type MemberAuth = {
  /** Codes are hashed with it, and the way out of mails is signed. */
  codeSecret: string;
  /** Sends the codes that are wanted, soon. */
  wakeCodes: () => Promise<void>;
  /** Wrong passwords, by account and by address. */
  failures: FailureLimit;
  verifyIdToken: VerifyIdToken;
};

export function createMemberAuth(
  parts: Pick<MemberAuth, 'codeSecret' | 'wakeCodes'> & Pick<Clock, 'now'>,
): MemberAuth {
  const { codeSecret, wakeCodes, now } = parts;
  return {
    codeSecret,
    wakeCodes,
    failures: createFailureLimit(now),
    verifyIdToken: createIdTokenVerifier(now),
  };
}
