import { useEndpointPages } from '#client/use-endpoint-pages.ts';
import { editorPages } from '#schemas/api/invented/editor-pages.ts';
import type { PageKind } from '#schemas/page/page-kind.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callProblem } from '../kit/call-problem.ts';
import { useText } from '../kit/use-text.ts';

const SIZE = 50;
const TYPING_MS = 200;

/** Pages that match a search, of a kind or all that can be published, last edited first, as many as were requested. */
export function usePages(typed: string, archived: boolean, kind?: PageKind) {
  const t = useText();
  const search = useSettled(typed, TYPING_MS);
  const { data, error, size, setSize, mutate } = useEndpointPages(editorPages, (page) => ({
    query: { page, size: SIZE, archived, ...(kind && { kind }), ...(search && { search }) },
  }));
  const pages = data?.flatMap(({ content }) => content);
  return {
    pages,
    problem: error && callProblem(t, error),
    hasMore: (pages?.length ?? 0) < (data?.[0]?.totalElements ?? 0),
    more: () => void setSize(size + 1),
    reload: () => void mutate(),
  };
}
