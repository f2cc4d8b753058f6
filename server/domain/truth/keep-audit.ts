import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { refreshStories } from '../import/refresh-stories.ts';
import { type Audit, auditTruth, nightlyPart } from './audit.ts';
import { auditLists } from './audit-lists.ts';
import { truthAudits } from './schema.ts';

/** Audits of a tenant that are kept, and contradictions kept of each. */
const MAX_AUDITS = 30;
const MAX_CONTRADICTIONS = 100;

/** Audits a tenant's part of this night, and keeps the result with those of the last nights. */
export async function auditNightly(
  options: { db: Db; now: () => number },
  scope: TenantScope,
): Promise<Audit> {
  // A story that has just ended would contradict its record.
  await refreshStories(options, scope);
  const now = options.now();
  const part = await nightlyPart(options.db, scope, now);
  const audit = await auditTruth(options.db, scope, now, { part });
  const lists = await auditLists(options.db, scope, now);
  const whole = {
    items: audit.items,
    claims: audit.claims + lists.claims,
    wrong: audit.wrong + lists.wrong,
    contradictions: [...audit.contradictions, ...lists.contradictions],
  };
  await keepAudit(options.db, scope, { at: new Date(now), parts: part.of, ...whole });
  return whole;
}

async function keepAudit(
  db: Db,
  { tenantId }: TenantScope,
  { contradictions, ...result }: Audit & { at: Date; parts: number },
): Promise<void> {
  const kept = { tenantId, ...result, contradictions: contradictions.slice(0, MAX_CONTRADICTIONS) };
  await db.insert(truthAudits).values(kept).onConflictDoNothing();
  const isTheirs = eq(truthAudits.tenantId, tenantId);
  const [oldest] = await db
    .select({ at: truthAudits.at })
    .from(truthAudits)
    .where(isTheirs)
    .orderBy(desc(truthAudits.at))
    .offset(MAX_AUDITS - 1)
    .limit(1);
  if (oldest) await db.delete(truthAudits).where(and(isTheirs, lt(truthAudits.at, oldest.at)));
}
