import { useEndpointParts } from '#client/use-endpoint-pages.ts';
import { type ContentRow, contentList } from '#schemas/api/invented/content-desk.ts';
import type { ListQuery } from './list-query.ts';

export type ContentRows = {
  /** Loaded parts in order; undefined before the first one. */
  parts: (readonly ContentRow[])[] | undefined;
  /** Number of entries that match, counted up to 1,000. */
  total: number | undefined;
  error: unknown;
  isLoading: boolean;
  /** Whether the rows are about to be replaced, by those of another query or by newer ones. */
  isReplacing: boolean;
  hasMore: boolean;
  /** Loads the next part, or the one that failed. */
  more: () => void;
  reload: () => Promise<unknown>;
};

/** Entries of a type for a query, part by part. The rows of the last query stay until those of the new one arrive. */
export function useContentList(type: string, { keyword, filter, sort }: ListQuery): ContentRows {
  const { data, error, isValidating, size, setSize, mutate } = useEndpointParts(contentList, (before) => {
    if (before && before.next === null) return null;
    const after = before?.next;
    return { params: { type }, body: { keyword, filter, ...(sort && { sort }), ...(after && { after }) } };
  });
  const hasMore = data !== undefined && data.at(-1)?.next !== null;
  return {
    parts: data?.map(({ rows }) => rows),
    total: data?.[0]?.total ?? undefined,
    error,
    isLoading: isValidating,
    isReplacing: isValidating && size <= (data?.length ?? 0),
    hasMore,
    more: () => void setSize(error || !hasMore ? size : (data?.length ?? 0) + 1),
    reload: mutate,
  };
}
