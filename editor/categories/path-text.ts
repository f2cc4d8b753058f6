import type { Text } from '#locales/translate.ts';

/** First level of the paths that a marketplace's page lays on all of its items (`PAGE_LEVEL` of the import). */
const PAGE_LEVEL = 'Lazada page';

/** A feed's path for people: levels with an arrow between them, that of a page by its name. */
export function levelsText(t: Text, path: string): string {
  return path
    .split(' > ')
    .map((level) => (level === PAGE_LEVEL ? t('desk.categories.ofPage') : level))
    .join(' › ');
}

/** Name of a path; null stands for goods whose feed gives no category. */
export function pathName(t: Text, path: string | null): string {
  return path === null ? t('desk.categories.noPath') : levelsText(t, path);
}
