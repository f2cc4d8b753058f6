import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { MemberCall } from '../../platform/call.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import { requireRecentProof } from '../members/recent-proof.ts';
import { COPIED_TABLES, type CopiedTable } from './tables.ts';

/** Number of rows that are read, and kept in memory, at once. */
const PAGE = 500;

type CopyCall = MemberCall & { vault: Vault };

/** A copy of all that is stored about the member, as a JSON file to download. @throws AppError PROOF_NEEDED */
export async function copyAccount(call: CopyCall): Promise<Response> {
  await requireRecentProof(call);
  const body = Readable.from(textOf(call), { objectMode: false });
  const { tenant } = call.scope;
  return new Response(Readable.toWeb(body) as ReadableStream, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${tenant.id}-account.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

async function* textOf(call: CopyCall): AsyncGenerator<string> {
  yield `{"shop":${JSON.stringify(call.scope.tenant.siteOrigin)},"madeAt":"${new Date(call.now()).toISOString()}"`;
  for (const [name, copied] of Object.entries(COPIED_TABLES)) {
    yield `,\n"${name}":[`;
    let count = 0;
    for await (const row of rowsOf(call, copied)) {
      yield `${count === 0 ? '' : ',\n'}${JSON.stringify(row)}`;
      count += 1;
    }
    yield ']';
  }
  yield '}\n';
}

async function* rowsOf(call: CopyCall, copied: CopiedTable): AsyncGenerator<Record<string, unknown>> {
  const { db, scope, member } = call;
  for (let offset = 0; ; offset += PAGE) {
    const rows: Record<string, unknown>[] = await db
      .select(copied.columns)
      .from(copied.table)
      .where(and(eq(copied.tenantId, scope.tenantId), copied.isOf(member.id)))
      .orderBy(...keyOf(copied.table))
      .limit(PAGE)
      .offset(offset);
    for (const row of rows) yield await opened(call, copied, row);
    if (rows.length < PAGE) return;
  }
}

async function opened(
  { vault, scope, member }: CopyCall,
  { sealed }: CopiedTable,
  row: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const value = sealed && row[sealed.column];
  if (!sealed || typeof value !== 'string') return row;
  const place = { tenantId: scope.tenantId, memberId: member.id, kind: sealed.kind };
  return { ...row, [sealed.column]: await vault.open(place, value) };
}

/** Columns of a table's primary key. */
function keyOf(table: PgTable) {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}
