import * as z from 'zod/mini';
import { ApiError } from '#client/api-error.ts';
import { refusedPagesSchema } from '#schemas/entities/finding.ts';
import type { Finding } from '#schemas/page/finding.ts';

/** Findings for which the server refused to publish a page; undefined for another failure. */
export function refusedFindings(error: unknown, pageId: string): Finding[] | undefined {
  if (!(error instanceof ApiError) || !/^CHECKS_/.test(error.code)) return undefined;
  const parsed = z.safeParse(refusedPagesSchema, error.data);
  const page = parsed.success ? parsed.data.pages.find((one) => one.pageId === pageId) : undefined;
  return page?.findings;
}
