export const INVITATION = '/editor/invitation/';
const PATHS = ['/editor/sign-in', '/editor/team', '/editor/security', '/editor/audit'];

/** Whether a path of the editor is one of the screens about people. */
export function isAccountPath(path: string): boolean {
  return PATHS.includes(path) || path.startsWith(INVITATION);
}
