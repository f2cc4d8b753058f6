import { and, asc, eq, gt } from 'drizzle-orm';
import { pageReferences } from '#engine/references/page-references.ts';
import { manifest } from '#modules/all.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { facts } from '../../platform/db/schema.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { rebuildActivityReferences } from '../activities/references.ts';
import { rebuildReferences } from '../content/references.ts';
import { storedTypes } from '../content/stores/all.ts';
import { pages } from '../page-tables/schema.ts';
import { docRefs } from '../references/schema.ts';
import { insertReferences } from '../references/write.ts';
import { storedDocument } from './stored-document.ts';

/** Version of the rules for reading references (engine/references); a new number stores all of them anew. */
const VERSION = 3;
const LOCK = 7_241_009;
const BATCH = 50;

/** Stores the references of all pages, entries and activities if that hasn't been done, or by older rules. */
export async function ensureReferences(db: Db, tenants: readonly TenantScope[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(${LOCK})`);
    const [known] = await tx.select().from(facts).where(eq(facts.name, 'references'));
    if (known?.value === VERSION) return;
    for (const scope of tenants) await rebuildTenant(tx, scope);
    const fact = { name: 'references', value: VERSION };
    await tx.insert(facts).values(fact).onConflictDoUpdate({ target: facts.name, set: fact });
  });
}

/** Stores all references of a tenant anew. Its pages are locked until the end of the transaction. */
export async function rebuildTenant(db: Tx, scope: TenantScope): Promise<void> {
  const by = { db, scope };
  await db.delete(docRefs).where(eq(docRefs.tenantId, scope.tenantId));
  for (let after = ''; ; ) {
    const rows = await db
      .select({ id: pages.id, draft: pages.draft, document: pages.document })
      .from(pages)
      .where(and(eq(pages.tenantId, scope.tenantId), gt(pages.id, after)))
      .orderBy(asc(pages.id))
      .limit(BATCH)
      .for('update');
    const read = (stored: unknown) =>
      stored ? pageReferences(storedDocument(stored), manifest, scope.tenant) : [];
    await insertReferences(
      by,
      rows.flatMap(({ id, draft, document }) => [
        { kind: 'page', id, state: 'draft' as const, references: read(draft) },
        { kind: 'page', id, state: 'live' as const, references: read(document) },
      ]),
    );
    if (rows.length < BATCH) break;
    after = rows.at(-1)?.id ?? '';
  }
  for (const stored of storedTypes()) await rebuildReferences(by, stored);
  await rebuildActivityReferences(by);
}
