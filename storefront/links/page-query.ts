import { PAGE } from '#schemas/constants.ts';

/** Maximum digits of a page number that the API accepts; such a page is empty anyway. */
const MAX_DIGITS = 9;

/** The `page` of a query: whole numbers from 1 up, anything else is the first page (X3). */
export function pageNumber(value: string | undefined): number {
  const isWhole = value !== undefined && /^[1-9]\d*$/.test(value) && value.length <= MAX_DIGITS;
  return isWhole ? Number(value) : PAGE.first;
}

/**
 * Another page of the current path, other parameters kept (S1 §2). The first page has no `page`. Elsewhere `page` comes
 * first, as where the server reads the query: another order would be another address to Next, which then scrolls.
 */
export function pageHref(query: Readonly<Record<string, string>>, page: number): string {
  const { page: _, ...rest } = query;
  return `?${new URLSearchParams(page === PAGE.first ? rest : { page: String(page), ...rest })}`;
}
