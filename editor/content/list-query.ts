import type { ContentType } from '#schemas/content-type/define.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { type Filter, type FilterKind, filterSchema } from '#schemas/filter.ts';

export type Sort = { field: string; descending: boolean };
/** Search, conditions and order of a list, as its address holds them. */
export type ListQuery = { keyword: string; filter: Filter; sort: Sort | undefined };

const MAX_KEYWORD = 100;

/** Query in the parameters of an address; what the type doesn't have is left out. */
export function readQuery(search: string, type: Pick<ContentType, 'filters' | 'sorts'>): ListQuery {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? '';
  const field = sort.replace(/^-/, '');
  return {
    keyword: (params.get('q') ?? '').slice(0, MAX_KEYWORD),
    filter: readFilter(params.get('filter')).filter((one) => type.filters.includes(one.field)),
    sort: type.sorts.some((one) => one.field === field)
      ? { field, descending: sort.startsWith('-') }
      : undefined,
  };
}

/** Parameters of a query for an address; '' for the whole list. */
export function queryText({ keyword, filter, sort }: ListQuery): string {
  const params = new URLSearchParams();
  if (keyword !== '') params.set('q', keyword);
  if (filter.length > 0) params.set('filter', JSON.stringify(filter));
  if (sort) params.set('sort', sortText(sort));
  return params.toString();
}

/** Order as one word: `heat`, or `-heat` for descending. */
export const sortText = ({ field, descending }: Sort): string => `${descending ? '-' : ''}${field}`;

function readFilter(text: string | null): Filter {
  try {
    return filterSchema.safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Kind that a field has in the filter grammar; undefined for a field by which no list is filtered. */
export function filterKind(field: Field): FilterKind | undefined {
  switch (field.type) {
    case 'TEXT':
      return field.localized ? 'localized' : 'text';
    case 'NUMBER':
      return 'number';
    case 'TIME':
      return 'moment';
    case 'JUMP':
      return 'text';
    case 'SELECT':
      if (field.multiple) return 'list';
      return field.options.every(({ value }) => typeof value === 'boolean') ? 'boolean' : 'text';
    default:
      return undefined;
  }
}
