import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { ReviewLink } from '#schemas/entities/review-link.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { audit } from '../operators/audit.ts';
import { reviewLinks } from '../page-tables/schema.ts';
import { versionDocument } from './publishing/publish-version.ts';
import { storedPage } from './publishing/stored-page.ts';
import { signReview } from './review-token.ts';

export type ReviewLinkRow = typeof reviewLinks.$inferSelect;

const DAY_MS = 86_400_000;
const MAX_LINKS = 50;

/**
 * Creates a link to the draft, or to one version.
 * @throws AppError NOT_FOUND
 */
export async function createLink(
  call: OperatorCall,
  pageId: string,
  { version, days }: { version?: number | undefined; days: number },
): Promise<ReviewLinkRow> {
  await storedPage(call, pageId);
  if (version !== undefined) await versionDocument(call, pageId, version);
  return call.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(reviewLinks)
      .values({
        tenantId: call.scope.tenantId,
        id: randomUUID(),
        pageId,
        version: version ?? null,
        expiresAt: new Date(call.now() + days * DAY_MS),
        operatorId: call.operator.id,
        operatorName: call.operator.name,
      })
      .returning();
    if (!row) throw new AppError('INTERNAL');
    const details = { link: row.id, version: row.version, expiresAt: row.expiresAt };
    await audit({ ...call, db: tx }, 'review.create', { type: 'page', id: pageId }, details);
    return row;
  });
}

/** Valid links of a page, newest first. */
export async function linksOf(call: OperatorCall, pageId: string): Promise<ReviewLinkRow[]> {
  await storedPage(call, pageId);
  return call.db
    .select()
    .from(reviewLinks)
    .where(
      and(
        eq(reviewLinks.tenantId, call.scope.tenantId),
        eq(reviewLinks.pageId, pageId),
        isNull(reviewLinks.revokedAt),
        gt(reviewLinks.expiresAt, new Date(call.now())),
      ),
    )
    .orderBy(desc(reviewLinks.createdAt), desc(reviewLinks.id))
    .limit(MAX_LINKS);
}

/**
 * Revokes a link at once.
 * @throws AppError NOT_FOUND, also for a revoked link
 */
export async function revokeLink(call: OperatorCall, id: string): Promise<void> {
  await call.db.transaction(async (tx) => {
    const [row] = await tx
      .update(reviewLinks)
      .set({ revokedAt: new Date(call.now()) })
      .where(
        and(
          eq(reviewLinks.tenantId, call.scope.tenantId),
          eq(reviewLinks.id, id),
          isNull(reviewLinks.revokedAt),
        ),
      )
      .returning();
    if (!row) throw new AppError('NOT_FOUND');
    await audit({ ...call, db: tx }, 'review.revoke', { type: 'page', id: row.pageId }, { link: id });
  });
}

/** A review link in its API format; its path is signed with the secret. */
export function presentLink(row: ReviewLinkRow, secret: string): ReviewLink {
  return {
    id: row.id,
    path: `/review/${signReview(secret, row.id)}`,
    version: row.version,
    expiresAt: row.expiresAt.getTime(),
    createdAt: row.createdAt.getTime(),
    operatorName: row.operatorName,
  };
}
