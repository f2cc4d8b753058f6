import * as z from 'zod/mini';
import { entity } from './wire.ts';

export const RELEASE_STATES = ['scheduled', 'published', 'reverted', 'cancelled', 'failed'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** Time in ms. */
const moment = z.int();

/** Release: versions of pages and drafts of content entries that go live together. */
export const releaseSchema = entity('Release', {
  id: z.string(),
  name: z.string(),
  items: z.array(z.object({ pageId: z.string(), version: z.int() })),
  entries: z.array(z.object({ type: z.string(), id: z.string(), title: z.string() })),
  state: z.enum(RELEASE_STATES),
  publishAt: moment,
  revertAt: z.nullable(moment),
  publishedAt: z.nullable(moment),
  revertedAt: z.nullable(moment),
  createdAt: moment,
  operatorName: z.string(),
  /** Reason of a failure, or the pages and entries left unchanged: a code of `release.problem`, then their ids. */
  problem: z.nullable(z.string()),
});
export type Release = z.infer<typeof releaseSchema>;
