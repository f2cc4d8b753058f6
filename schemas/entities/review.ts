import * as z from 'zod/mini';
import { entity, instantSchema } from './wire.ts';

export const VERDICTS = ['approved', 'changes'] as const;
export type Verdict = (typeof VERDICTS)[number];

const personSchema = z.object({ id: z.string(), name: z.string() });

/** Request for a review of a document, with its verdict. */
export const reviewSchema = entity('Review', {
  id: z.string(),
  /** Revision that was sent for review; after the verdict the one that the reviewer saw. */
  revision: z.int(),
  askedBy: personSchema,
  askedAt: instantSchema,
  /** Reviewers who are still members. */
  reviewers: z.array(personSchema),
  note: z.string(),
  verdict: z.nullable(z.enum(VERDICTS)),
  verdictNote: z.string(),
  verdictBy: z.nullable(z.string()),
  verdictAt: z.nullable(instantSchema),
});
export type Review = z.infer<typeof reviewSchema>;
