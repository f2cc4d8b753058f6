import { type ContentType, SINGLE_ID } from '#schemas/content-type/define.ts';

export const SECTION = '/editor/content';

/** Address of the list of a type; of its only entry for a single type. */
export function typeAddress({ type, single }: Pick<ContentType, 'type' | 'single'>): string {
  return single ? entryAddress(type, SINGLE_ID) : `${SECTION}/${type}`;
}

/** Address of an entry's form; `new` for one to be added. */
export function entryAddress(type: string, id: string): string {
  return `${SECTION}/${type}/${encodeURIComponent(id)}`;
}

/** Address of the preview of an entry's draft, on the page that shows it. */
export function previewAddress(type: string, id: string): string {
  return `/editor/preview/content/${type}/${encodeURIComponent(id)}`;
}
