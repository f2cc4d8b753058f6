import { isOpenPath } from '#schemas/editor-paths.ts';

const PATHS = ['/editor/team', '/editor/security', '/editor/audit'];

/** True if a path of the editor is one of the account screens. */
export function isAccountPath(path: string): boolean {
  return PATHS.includes(path) || isOpenPath(path);
}
