/** Operator roles in a tenant; each has all permissions of the ones before it. */
export const OPERATOR_ROLES = ['viewer', 'editor', 'publisher', 'owner'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Bounds of an operator's password. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

/** True if a role is at least the needed one; false for an unknown role. */
export function hasRole(role: OperatorRole, needed: OperatorRole): boolean {
  return OPERATOR_ROLES.slice(0, OPERATOR_ROLES.indexOf(role) + 1).includes(needed);
}

/** Areas of the editor, to which a member or a token may be limited. */
export const AREAS = ['pages', 'content', 'feeds', 'members', 'settings'] as const;
export type Area = (typeof AREAS)[number];

/** Reading or changing one area. */
export const SCOPES = AREAS.flatMap((area) => [`${area}:read`, `${area}:write`] as const);
export type Scope = (typeof SCOPES)[number];

/**
 * True if scopes admit to a call; undefined ones admit to all. Calls of the area `own` are for everybody, a call without
 * an area is closed to limited callers.
 */
export function isAdmitted(
  scopes: readonly Scope[] | undefined,
  { area, method }: { area?: Area | 'own'; method: string },
): boolean {
  if (scopes === undefined || area === 'own') return true;
  if (area === undefined) return false;
  return scopes.includes(`${area}:write`) || (method === 'GET' && scopes.includes(`${area}:read`));
}

/** Scopes of a member: those of their areas; undefined for all. Owners are never limited. */
export function memberScopes(
  role: OperatorRole,
  areas: readonly Area[] | null,
): readonly Scope[] | undefined {
  return areas === null || role === 'owner' ? undefined : areas.map((area): Scope => `${area}:write`);
}
