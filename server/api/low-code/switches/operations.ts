import type { Call } from '../../route.ts';

/** The ways to sign in that the tenant has switched on; by id token only where it has told whose tokens count. */
export function loginWays({ scope }: Pick<Call, 'scope'>) {
  const { loginSwitch, idTokenIssuers } = scope.tenant;
  return {
    ...loginSwitch,
    firebase: loginSwitch.firebase && idTokenIssuers?.firebase !== undefined,
    line: loginSwitch.line && idTokenIssuers?.line !== undefined,
  };
}
