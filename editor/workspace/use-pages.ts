import { useEffect, useState } from 'react';
import { ApiError } from '#client/api-client.ts';
import { browserApi } from '#client/browser-api.ts';
import { editorPages } from '#schemas/api/invented/editor-pages.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';

const SIZE = 50;
const TYPING_MS = 200;

/** Pages that match a search, last edited first, as many as were requested. */
export function usePages(search: string, archived: boolean) {
  const [pages, setPages] = useState<readonly PageSummary[]>();
  const [total, setTotal] = useState(0);
  const [count, setCount] = useState(1);
  const [problem, setProblem] = useState<string>();
  const [changes, setChanges] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` only asks again
  useEffect(() => {
    const closing = new AbortController();
    const load = async () => {
      const query = (page: number) => ({ page, size: SIZE, archived, ...(search && { search }) });
      const calls = Array.from({ length: count }, (_, i) =>
        browserApi().call(editorPages, { query: query(i + 1) }, { signal: closing.signal }),
      );
      const lists = await Promise.all(calls);
      setPages(lists.flatMap(({ content }) => content));
      setTotal(lists[0]?.totalElements ?? 0);
      setProblem(undefined);
    };
    const timer = setTimeout(
      () => {
        load().catch((error) => {
          if (!closing.signal.aborted) setProblem(error instanceof ApiError ? error.message : String(error));
        });
      },
      search ? TYPING_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      closing.abort();
    };
  }, [search, archived, count, changes]);

  return {
    pages,
    problem,
    hasMore: (pages?.length ?? 0) < total,
    more: () => setCount(count + 1),
    reload: () => setChanges(changes + 1),
  };
}
