import type { ReviewLink } from '#schemas/entities/review-link.ts';
import { signReview } from '../review/token.ts';
import type { ReviewRow } from './operations.ts';

/** A review link in its API format; its path is signed with the secret. */
export function presentLink(row: ReviewRow, secret: string): ReviewLink {
  return {
    id: row.id,
    path: `/review/${signReview(secret, row.id)}`,
    version: row.version,
    expiresAt: row.expiresAt.getTime(),
    createdAt: row.createdAt.getTime(),
    operatorName: row.operatorName,
  };
}
