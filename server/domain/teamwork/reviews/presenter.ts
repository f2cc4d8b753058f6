import type { Review } from '#schemas/entities/review.ts';
import type { ReviewRow } from './operations.ts';

/** A review in its API format. */
export function presentReview({ people, askedAt, verdictAt, ...review }: ReviewRow): Review {
  const { id, revision, note, verdict, verdictNote, verdictBy, operatorId, operatorName } = review;
  return {
    id,
    revision,
    askedBy: { id: operatorId, name: operatorName },
    askedAt: askedAt.getTime(),
    reviewers: people,
    note,
    verdict,
    verdictNote,
    verdictBy,
    verdictAt: verdictAt?.getTime() ?? null,
  };
}
