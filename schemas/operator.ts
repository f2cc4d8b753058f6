/** What an operator may do in a tenant, each role all that the ones before it may. */
export const OPERATOR_ROLES = ['viewer', 'editor', 'publisher', 'owner'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Bounds of an operator's password. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

/** Whether a role reaches the one that is needed; none reaches one that doesn't exist. */
export function hasRole(role: OperatorRole, needed: OperatorRole): boolean {
  return OPERATOR_ROLES.slice(0, OPERATOR_ROLES.indexOf(role) + 1).includes(needed);
}
