/** True if a path of the editor is one of the feeds' desk. */
export function isFeedPath(path: string): boolean {
  return path === '/editor/feeds' || path.startsWith('/editor/feeds/');
}

/** True if a path of the editor is one of the content section. */
export function isContentPath(path: string): boolean {
  return path === '/editor/content' || path.startsWith('/editor/content/');
}
