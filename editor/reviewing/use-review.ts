import { useEndpoint } from '#client/use-endpoint.ts';
import { documentReview } from '#schemas/api/invented/reviews.ts';
import type { Review } from '#schemas/entities/review.ts';
import { useElapsed } from '../kit/use-elapsed.ts';
import { useEditor } from '../store/provider.tsx';

/** Newest review of the open page; undefined while it is loading. `isDue` requests it at once. */
export function useReview(isDue: boolean): { review: Review | null | undefined; changes: number } {
  const id = useEditor(({ page }) => page.id);
  const rev = useEditor((state) => state.rev);
  const discussion = useEditor((state) => state.discussion);
  const isQuiet = useElapsed(START_AFTER_MS);
  const args = { params: { kind: 'page', id } } as const;
  const { data: review } = useEndpoint(documentReview, isDue || isQuiet ? args : null, {
    version: discussion,
    silent: true,
  });
  return { review, changes: review ? Math.max(0, rev - review.revision) : 0 };
}

/** Delay of the first request in ms: the canvas comes first. */
const START_AFTER_MS = 3_000;
