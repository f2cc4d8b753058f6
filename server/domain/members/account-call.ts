import type { Call, HttpContext, MemberCall, VisitorCall } from '../../platform/call.ts';
import type { MemberAuth } from './member-auth.ts';

type WithAccounts = Pick<HttpContext, 'address' | 'headers' | 'isApp' | 'setCookie'> & {
  memberAuth: MemberAuth;
};

/** Context of operations on accounts, which depend on the caller's address, device and cookies. */
export type AccountCall = Call & WithAccounts;
export type AccountMemberCall = MemberCall & WithAccounts;
export type AccountVisitorCall = VisitorCall & WithAccounts;
