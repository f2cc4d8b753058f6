import { randomBytes } from 'node:crypto';
import { chooseArm } from '#engine/experiments/choose-arm.ts';
import { type ConsentHeaders, hasConsent } from '../../../platform/consent.ts';
import { isMachine } from '../../../platform/machine.ts';
import { cookie } from '../../../platform/session-cookies.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import type { RunningExperiment } from './running.ts';

const COOKIE = 'experiment-visitor';
const OWN_ID = /(?:^|;\s*)experiment-visitor=([\w-]{22})(?:;|$)/;
const OPERATOR = /(?:^|;\s*)(?:__Secure-)?operator\.session_token=/;
const YEAR_S = 365 * 24 * 60 * 60;

/** Request headers that tell whether a visitor takes part. */
export type VisitorHeaders = ConsentHeaders & { 'user-agent'?: string | undefined };

/** Whether a visitor takes part in experiments: not an operator, not a machine, and with consent. */
function takesPart(scope: TenantScope, headers: VisitorHeaders): boolean {
  const isOperator = OPERATOR.test(headers.cookie ?? '');
  return !isOperator && !isMachine(headers['user-agent']) && hasConsent(scope, headers);
}

/** Random id of a visitor who takes part and has one. */
export function visitorOf(scope: TenantScope, headers: VisitorHeaders): string | undefined {
  return takesPart(scope, headers) ? OWN_ID.exec(headers.cookie ?? '')?.[1] : undefined;
}

/**
 * Arm that a visitor sees, and a `Set-Cookie` line: a new id, or the removal of one that may not be kept. Visitors who
 * don't take part see the first arm.
 */
export function armFor(
  { seed, arms }: Pick<RunningExperiment, 'seed' | 'arms'>,
  scope: TenantScope,
  headers: VisitorHeaders,
): { arm: number; setCookie?: string } {
  const isOwn = OWN_ID.test(headers.cookie ?? '');
  if (!takesPart(scope, headers))
    return { arm: 0, ...(isOwn && { setCookie: cookie(scope, COOKIE, '', 0, true) }) };
  const known = visitorOf(scope, headers);
  const id = known ?? randomBytes(16).toString('base64url');
  const weights = arms.map(({ weight }) => weight);
  return {
    arm: chooseArm(seed, weights, id),
    ...(!known && { setCookie: cookie(scope, COOKIE, id, YEAR_S, true) }),
  };
}
