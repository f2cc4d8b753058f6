const PAGE = /^\/editor\/pages\/([^/]+)$/;
const ACTIVITY = /^\/editor\/activities\/([^/]+)$/;

/** The page that a path of the editor opens. */
export function openPageId(path: string): string | undefined {
  return idIn(PAGE, path);
}

/** The activity that a path of the editor opens. */
export function openActivityId(path: string): string | undefined {
  return idIn(ACTIVITY, path);
}

/** True if a path of the editor is one of the feeds' desk. */
export function isFeedPath(path: string): boolean {
  return path === '/editor/feeds' || path.startsWith('/editor/feeds/');
}

/** True if a path of the editor is one of the content section. */
export function isContentPath(path: string): boolean {
  return path === '/editor/content' || path.startsWith('/editor/content/');
}

function idIn(pattern: RegExp, path: string): string | undefined {
  const id = pattern.exec(path)?.[1];
  return id === undefined ? undefined : decodeURIComponent(id);
}
