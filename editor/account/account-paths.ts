export const INVITATION = '/editor/invitation/';
const SIGN_IN = '/editor/sign-in';
const PATHS = [SIGN_IN, '/editor/team', '/editor/security', '/editor/audit'];

/** True if a path of the editor is a screen for people who aren't signed in. */
export function isOpenPath(path: string): boolean {
  return path === SIGN_IN || path.startsWith(INVITATION);
}

/** True if a path of the editor is one of the account screens. */
export function isAccountPath(path: string): boolean {
  return PATHS.includes(path) || path.startsWith(INVITATION);
}
