/**
 * Kinds of stored pages. A `page` has an address; of the others `shared` modules are shown inside pages, and page
 * `template`s and `section`s are copied into them.
 */
export const PAGE_KINDS = ['page', 'shared', 'template', 'section'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Kind of a stored page. The path of one without an address, such as `shared:4f1c`, begins with its kind. */
export function pageKind(path: string): PageKind {
  return PAGE_KINDS.find((kind) => path.startsWith(`${kind}:`)) ?? 'page';
}

/** Path of a stored page without an address. */
export const pathOfKind = (kind: PageKind, id: string) => `${kind}:${id}`;
