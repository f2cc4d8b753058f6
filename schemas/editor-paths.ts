/** Beginnings of the paths of links in mails, before their token. */
export const INVITATION = '/editor/invitation/';
export const NEW_PASSWORD = '/editor/new-password/';
/** Screen that mails a link for a new password. */
export const FORGOTTEN_PASSWORD = '/editor/forgot-password';

/** Screens for people who aren't signed in. */
const OPEN = ['/editor/sign-in', FORGOTTEN_PASSWORD];
const LINKS = [INVITATION, NEW_PASSWORD];

const EDITOR = /^\/editor(?=\/|$)/;
const PAGE = /^\/editor\/pages\/([^/]+)$/;
const ACTIVITY = /^\/editor\/activities\/([^/]+)$/;

/** True if a path without language prefix is one of the editor. */
export const isEditorPath = (path: string): boolean => EDITOR.test(path);

/** True if a path of the editor is a screen for people who aren't signed in. */
export function isOpenPath(path: string): boolean {
  return OPEN.includes(path) || LINKS.some((link) => path.startsWith(link));
}

/** Page that a path of the editor opens. */
export function openPageId(path: string): string | undefined {
  return idIn(PAGE, path);
}

/** Activity that a path of the editor opens. */
export function openActivityId(path: string): string | undefined {
  return idIn(ACTIVITY, path);
}

/**
 * Path whose server-rendered HTML is that of the given path of the editor, as long as it has no data of the operator:
 * every screen begins with a check of the session, except those for people who aren't signed in.
 */
export function shellPath(path: string): string {
  if (OPEN.includes(path)) return path;
  const link = LINKS.find((one) => path.startsWith(one));
  return link === undefined ? '/editor' : `${link}-`;
}

function idIn(pattern: RegExp, path: string): string | undefined {
  const id = pattern.exec(path)?.[1];
  return id === undefined ? undefined : decodeURIComponent(id);
}
