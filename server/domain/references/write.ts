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
  { db, scope: { tenantId } }: Writer,
  { kind, id, state }: Referrer,
  references: readonly PlacedReference[],
  nodes?: readonly string[],
): Promise<void> {
  if (nodes?.length === 0) return;
  const isOwn = and(
    eq(docRefs.tenantId, tenantId),
    eq(docRefs.fromKind, kind),
    eq(docRefs.fromId, id),
    eq(docRefs.state, state),
    nodes && inArray(docRefs.node, [...nodes]),
  );
  await db.delete(docRefs).where(isOwn);
  if (references.length === 0) return;
  const pictures = references.filter((each) => each.kind === 'MEDIA').map((each) => each.id);
  if (pictures.length > 0)
    await db.execute(sql`select from media_assets
      where tenant_id = ${tenantId} and url in ${[...new Set(pictures)].toSorted()}
      order by url for key share`);
  const rows = references.map((each) => ({
    node: each.node,
    field: each.field,
    kind: each.kind,
    id: each.id,
  }));
  await db.execute(sql`insert into ${docRefs}
    select ${tenantId}, ${kind}, ${id}, ${state}, node, field, kind, id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ref(node text, field text, kind text, id text)`);
}
