import * as z from 'zod/mini';
import { LANGUAGES } from '../constants.ts';
import { CHECK_CODES } from '../page/finding.ts';
import { PROBLEM_CODES } from '../page/problem.ts';
import { entity } from './wire.ts';

/** Finding of the check before publishing. */
const findingSchema = z.object({
  code: z.enum(CHECK_CODES),
  severity: z.enum(['error', 'warning']),
  at: z.object({
    nodeId: z.optional(z.string()),
    path: z.array(z.union([z.string(), z.number()])),
    lang: z.optional(z.enum(LANGUAGES)),
  }),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  problem: z.optional(z.enum(PROBLEM_CODES)),
});

/** Data of a failure CHECKS_FAILED or CHECKS_UNSIGNED. */
export const refusedPagesSchema = entity('RefusedPages', {
  pages: z.array(z.object({ pageId: z.string(), findings: z.array(findingSchema) })),
});
export type RefusedPages = z.infer<typeof refusedPagesSchema>;
