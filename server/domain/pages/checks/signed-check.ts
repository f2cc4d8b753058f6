import { checkPage } from '#engine/checks/check-page.ts';
import { manifest } from '#modules/all.ts';
import { AppError } from '#schemas/errors.ts';
import { type Finding, findingKey } from '#schemas/page/finding.ts';
import { type CheckCall, pageFacts } from './page-facts.ts';

/** A document to publish, and the warnings signed by the operator. */
export type Candidate = { pageId: string; path: string; document: unknown; signed: readonly string[] };

/**
 * Accepts documents whose checks have no errors and only signed warnings; `at` is the time that they are scheduled for.
 * @throws AppError CHECKS_FAILED or CHECKS_UNSIGNED with the findings of every page that has any
 */
export async function requireSignedChecks(
  call: CheckCall,
  candidates: readonly Candidate[],
  at?: number,
): Promise<void> {
  const { tenant } = call.scope;
  const pages: { pageId: string; findings: Finding[] }[] = [];
  let unsigned = false;
  for (const candidate of candidates) {
    const facts = await pageFacts(call, candidate);
    const { path, document } = candidate;
    const findings = checkPage(document, { path, manifest, tenant, facts, at });
    if (findings.length > 0) pages.push({ pageId: candidate.pageId, findings });
    unsigned ||= findings.some((finding) => !candidate.signed.includes(findingKey(finding)));
  }
  const hasErrors = pages.some(({ findings }) => findings.some(({ severity }) => severity === 'error'));
  if (hasErrors) throw new AppError('CHECKS_FAILED', {}, { data: { pages } });
  if (unsigned) throw new AppError('CHECKS_UNSIGNED', {}, { data: { pages } });
}

/**
 * Accepts a version that was published before, unless it would break the page now.
 * @throws AppError CHECKS_FAILED
 */
export async function requireNoErrors(call: CheckCall, version: Omit<Candidate, 'signed'>): Promise<void> {
  const { tenant } = call.scope;
  const facts = await pageFacts(call, version);
  const findings = checkPage(version.document, { path: version.path, manifest, tenant, facts }).filter(
    ({ severity }) => severity === 'error',
  );
  if (findings.length > 0)
    throw new AppError('CHECKS_FAILED', {}, { data: { pages: [{ pageId: version.pageId, findings }] } });
}
