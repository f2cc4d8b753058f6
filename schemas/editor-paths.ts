/** Screen at which operators sign in. */
const SIGN_IN = '/editor/sign-in';
/** Beginning of an invitation's path, before its token. */
const INVITATION = '/editor/invitation/';

const EDITOR = /^\/editor(?=\/|$)/;
const PAGE = /^\/editor\/pages\/([^/]+)$/;
const ACTIVITY = /^\/editor\/activities\/([^/]+)$/;

/** True if a path without language prefix is one of the editor. */
export const isEditorPath = (path: string): boolean => EDITOR.test(path);

/** True if a path of the editor is a screen for people who aren't signed in. */
export function isOpenPath(path: string): boolean {
  return path === SIGN_IN || path.startsWith(INVITATION);
}

/** Path of an invitation. */
export const invitationPath = (token: string): string => INVITATION + token;

/** Token of the invitation that a path of the editor opens. */
export function invitationToken(path: string): string | undefined {
  return path.startsWith(INVITATION) ? path.slice(INVITATION.length) : undefined;
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
  if (path === SIGN_IN) return path;
  return path.startsWith(INVITATION) ? invitationPath('-') : '/editor';
}

function idIn(pattern: RegExp, path: string): string | undefined {
  const id = pattern.exec(path)?.[1];
  return id === undefined ? undefined : decodeURIComponent(id);
}
