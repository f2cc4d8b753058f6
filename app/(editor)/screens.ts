const PAGE = /^\/editor\/pages\/([^/]+)$/;

/** The page that a path of the editor opens. */
export function openPageId(path: string): string | undefined {
  const id = PAGE.exec(path)?.[1];
  return id === undefined ? undefined : decodeURIComponent(id);
}
