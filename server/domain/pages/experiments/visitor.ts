import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chooseArm } from '#engine/experiments/choose-arm.ts';
import { type ConsentHeaders, hasConsent } from '../../../platform/consent.ts';
import { isMachine } from '../../../platform/machine.ts';
import { cookie } from '../../../platform/session-cookies.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import type { RunningExperiment } from './running.ts';

const COOKIE = 'experiment-visitor';
const SIGNED_ID = /(?:^|;\s*)experiment-visitor=([\w-]{22})\.([\w-]{43})(?:;|$)/;
const ANY_ID = /(?:^|;\s*)experiment-visitor=[^;]/;
const OPERATOR = /(?:^|;\s*)(?:__Secure-)?operator\.session_token=/;
const YEAR_S = 365 * 24 * 60 * 60;

/** Request headers that tell whether a visitor takes part. */
export type VisitorHeaders = ConsentHeaders & { 'user-agent'?: string | undefined };

/** Whether a visitor takes part in experiments: not an operator, not a machine, and with consent. */
function takesPart(scope: TenantScope, headers: VisitorHeaders): boolean {
  const isOperator = OPERATOR.test(headers.cookie ?? '');
  return !isOperator && !isMachine(headers['user-agent']) && hasConsent(scope, headers);
}

/** Ids of experiments' visitors: random, in a cookie that is signed for the tenant, so that nobody can invent or choose one. */
export type ExperimentVisitors = {
  /** Id of a visitor who takes part and has one that was given here. */
  visitorOf: (scope: TenantScope, headers: VisitorHeaders) => string | undefined;
  /**
   * Arm that a visitor sees, and a `Set-Cookie` line: a new id, or the removal of one that may not be kept. Visitors who
   * don't take part see the first arm.
   */
  armFor: (
    running: Pick<RunningExperiment, 'seed' | 'arms'>,
    scope: TenantScope,
    headers: VisitorHeaders,
  ) => { arm: number; setCookie?: string };
};

export function createExperimentVisitors(secret: string): ExperimentVisitors {
  const sign = ({ tenantId }: TenantScope, id: string) =>
    createHmac('sha256', secret).update(`${tenantId}\n${id}`).digest('base64url');
  const visitorOf: ExperimentVisitors['visitorOf'] = (scope, headers) => {
    const [, id = '', signature = ''] = SIGNED_ID.exec(headers.cookie ?? '') ?? [];
    const isOurs = id !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(scope, id)));
    return isOurs && takesPart(scope, headers) ? id : undefined;
  };
  return {
    visitorOf,
    armFor: ({ seed, arms }, scope, headers) => {
      if (!takesPart(scope, headers)) {
        const hasCookie = ANY_ID.test(headers.cookie ?? '');
        return { arm: 0, ...(hasCookie && { setCookie: cookie(scope, COOKIE, '', 0, true) }) };
      }
      const known = visitorOf(scope, headers);
      const id = known ?? randomBytes(16).toString('base64url');
      const weights = arms.map(({ weight }) => weight);
      const given = `${id}.${sign(scope, id)}`;
      return {
        arm: chooseArm(seed, weights, id),
        ...(!known && { setCookie: cookie(scope, COOKIE, given, YEAR_S, true) }),
      };
    },
  };
}
