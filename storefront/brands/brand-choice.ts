/** Length to which an address's parameters are cut: no brand or category has a longer name or id. */
const MAX_LENGTH = 200;

const cut = (text: string) => text.slice(0, MAX_LENGTH).toWellFormed();

/** Value of `filter` for popular brands; any other value is a category id. */
export const HOT = 'hot';

/** Address of the current list with another filter, from its first page. */
export function brandsHref(query: Readonly<Record<string, string>>, filter: string | undefined): string {
  const { keyword } = query;
  return `?${new URLSearchParams({ ...(keyword && { keyword }), ...(filter && { filter }) })}`;
}

/** Part of the request body that an address stands for. */
export function brandQuery({ keyword, filter }: Readonly<Record<string, string>>) {
  return {
    keyword: keyword ? cut(keyword) : undefined,
    classificationIds: filter && filter !== HOT ? [cut(filter)] : [],
    onlyHotBrand: filter === HOT,
  };
}
