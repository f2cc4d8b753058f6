import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PlacedReference } from '#engine/references/reference.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { docRefs } from './schema.ts';

/** A page, or an entry of a content type, and which of its two states refers. */
export type Referrer = { kind: string; id: string; state: 'draft' | 'live' };

type Writer = { db: Pick<Db, 'select' | 'insert' | 'delete' | 'execute'>; scope: TenantScope };

/**
 * Replaces the references of a page or entry, with `nodes` those of these modules alone. It belongs into the
 * transaction that changes the document, so that both happen or neither. Removing a picture that is newly referred to
 * waits for the end of the transaction.
 */
export async function writeReferences(
  { db, scope }: Writer,
  { kind, id, state }: Referrer,
  references: readonly PlacedReference[],
  nodes?: readonly string[],
): Promise<void> {
  if (nodes?.length === 0) return;
  const isOwn = and(
    eq(docRefs.tenantId, scope.tenantId),
    eq(docRefs.fromKind, kind),
    eq(docRefs.fromId, id),
    eq(docRefs.state, state),
    nodes && inArray(docRefs.node, [...nodes]),
  );
  await db.delete(docRefs).where(isOwn);
  await insertReferences({ db, scope }, [{ kind, id, state, references }]);
}

/** Adds the references of pages and entries that have none yet. */
export async function insertReferences(
  { db, scope: { tenantId } }: Writer,
  documents: readonly (Referrer & { references: readonly PlacedReference[] })[],
): Promise<void> {
  const rows = documents.flatMap(({ references, kind, id, state }) =>
    references.map((to) => ({ kind, id, state, node: to.node, field: to.field, to: to.kind, target: to.id })),
  );
  if (rows.length === 0) return;
  const pictures = rows.filter(({ to }) => to === 'MEDIA').map(({ target }) => target);
  if (pictures.length > 0)
    await db.execute(sql`select from media_assets
      where tenant_id = ${tenantId} and url in ${[...new Set(pictures)].toSorted()}
      order by url for key share`);
  await db.execute(sql`insert into ${docRefs}
    select ${tenantId}, kind, id, state, node, field, "to", target
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as ref(kind text, id text, state text, node text, field text, "to" text, target text)`);
}
