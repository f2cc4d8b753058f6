/** Operator roles in a tenant; each has all permissions of the ones before it. */
export const OPERATOR_ROLES = ['viewer', 'editor', 'publisher', 'owner'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Bounds of an operator's password. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

/** True if a role is at least the needed one; false for an unknown role. */
export function hasRole(role: OperatorRole, needed: OperatorRole): boolean {
  return OPERATOR_ROLES.slice(0, OPERATOR_ROLES.indexOf(role) + 1).includes(needed);
}
