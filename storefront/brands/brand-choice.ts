/** The `filter` that asks for popular brands; any other is the id of a category. */
export const HOT = 'hot';

/** The current list narrowed otherwise, from its first page. */
export function brandsHref(query: Readonly<Record<string, string>>, filter: string | undefined): string {
  const { keyword } = query;
  return `?${new URLSearchParams({ ...(keyword && { keyword }), ...(filter && { filter }) })}`;
}

/** The body's part that an address asks for. */
export function brandQuery({ keyword, filter }: Readonly<Record<string, string>>) {
  return {
    keyword,
    classificationIds: filter && filter !== HOT ? [filter] : [],
    onlyHotBrand: filter === HOT,
  };
}
