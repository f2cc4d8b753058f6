import type { Logger } from 'pino';
import type { Language } from '#schemas/constants.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { MemberScope } from './member-scope.ts';
import type { OperatorScope } from './operator-scope.ts';
import type { TenantScope } from './tenants/tenants.ts';

/** Context of every operation beside its input: the proved tenant, the language of the texts, database and clock. */
export type Call = {
  scope: TenantScope;
  lang: Language;
  db: Db;
  now: Clock['now'];
  /** Purges by cache key in every process; the tenant's own prefix is added. */
  purge: (tags: readonly string[]) => Promise<void>;
  log: Logger;
};

/** Part of a call that presenters read: tenant, language of the texts, and clock. */
export type PresenterCall = Pick<Call, 'scope' | 'lang' | 'now'>;

/** Context of an operator's operation: the proof of the operator's identity is required by type. */
export type OperatorCall = Call & { operator: OperatorScope };

/** Context of a signed-in member's operation. */
export type MemberCall = Call & { member: MemberScope };

/** Context of an operation that guests may call too. */
export type VisitorCall = Call & { member: MemberScope | undefined };

/** The HTTP request behind a call, for the few operations that depend on it. */
export type HttpContext = {
  /** IP address of the caller; empty for a page being rendered. */
  address: string;
  headers: Headers;
  /** Whether the app calls, which stores its session's token itself; browsers store it in a cookie. */
  isApp: boolean;
  /** Sends a `Set-Cookie` line with the response. */
  setCookie: (line: string) => void;
  /** The activity that an operator's preview shows, readable before it is published. */
  previewedActivity: string | undefined;
};

/** Request of a stream; `isAllowed` checks again whether the caller still has access. */
export type Connection = HttpContext & { isAllowed: () => Promise<boolean> };
