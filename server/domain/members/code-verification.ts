import type { sendAuthCode, verifyAuthCode } from '#schemas/api/account.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import { MEMBER_SCENES } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';
import { AUTH_CODE } from '#schemas/member-constants.ts';
import type { VisitorCall } from '../../platform/call.ts';
import type { AccountVisitorCall } from './account-call.ts';
import { type CodeSubject, requestCode, tradeCode } from './auth-codes.ts';
import { destinationOf, parseContact } from './contacts.ts';
import { requireProofForFirstContact } from './recent-proof.ts';

type Receiver = EndpointInput<typeof sendAuthCode>['body'];

export async function sendCode(call: AccountVisitorCall, body: Receiver): Promise<{ resendSeconds: number }> {
  const subject = codeSubject(call, body);
  if (subject.scene === 'CHANGE_MOBILE_EMAIL' && call.member)
    await requireProofForFirstContact({ ...call, member: call.member });
  await requestCode(call, subject);
  return { resendSeconds: AUTH_CODE.resendS };
}

export async function verifyCode(
  call: AccountVisitorCall,
  { authCode, ...body }: EndpointInput<typeof verifyAuthCode>['body'],
): Promise<{ validKey: string }> {
  return { validKey: await tradeCode(call, codeSubject(call, body), authCode) };
}

/**
 * Validates the subject of a code. @throws AppError UNAUTHORIZED for a guest in a member's scene, EMAIL_INVALID,
 * MOBILE_INVALID, WRONG_CODE for two scenes
 */
export function codeSubject(
  call: VisitorCall,
  {
    rcv,
    rcvType,
    authScene,
    countryCode,
    sceneCode = authScene,
  }: Receiver & { sceneCode?: Receiver['authScene'] },
): CodeSubject {
  const isMembers = MEMBER_SCENES.includes(authScene);
  if (isMembers && !call.member) throw new AppError('UNAUTHORIZED');
  if (sceneCode !== authScene) throw new AppError('WRONG_CODE');
  const destination = destinationOf(parseContact(call, rcvType, rcv, countryCode));
  return { scene: authScene, destination, memberId: (isMembers && call.member?.id) || null };
}
