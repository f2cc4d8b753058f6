import { and, eq } from 'drizzle-orm';
import { positionsFor } from '#engine/content/order.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { moveContent } from '#schemas/api/invented/content-desk.ts';
import { AppError } from '#schemas/errors.ts';
import type { Field } from '#schemas/fields/registry.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { type ListedEntry, listEntries } from './list.ts';
import { changeTogether, requireEntry } from './operations.ts';
import type { StoredType } from './read.ts';
import { isSettings } from './store.ts';

type Place = EndpointInput<typeof moveContent>['body'];

/**
 * Moves an entry to a place in a level of its tree, as its form does: by the fields for the entry above and the
 * position. Neighbours without room get later positions in the same transaction. Gives the new versions.
 * @throws AppError NOT_FOUND for a type whose tree can't be rearranged or an unknown entry, CHECKS_FAILED for a place
 * below itself or in another group, CONFLICT if the entry to come behind isn't in the level any more, or one of the
 * level has another place now
 */
export async function moveEntry(
  call: OperatorCall,
  stored: StoredType,
  id: string,
  { under, after }: Place,
): Promise<{ id: string; version: number }[]> {
  const { type } = stored;
  const { groupedBy, moves } = type.tree ?? {};
  if (!groupedBy || !moves) throw new AppError('NOT_FOUND');
  const { parent, position } = moves;
  const { leaves } = await requireEntry(call, stored, id);
  const above = under === null ? null : await codeOf(call, stored, under);
  const level = await wholeLevel(call, stored, { under, field: groupedBy, value: leaves[groupedBy] });
  const others = level.filter((one) => one.id !== id);
  const found = others.findIndex((one) => one.id === after);
  if (after && found < 0) throw new AppError('CONFLICT');
  const index = after === undefined ? others.length : found + 1;
  const positionOf = (values: ListedEntry['leaves']) => Number(values[position] ?? 0);
  const changed = positionsFor(
    others.map((one) => ({ id: one.id, position: positionOf(one.leaves) })),
    { id, position: positionOf(leaves) },
    { index, max: maxOf(type.fields.find(({ name }) => name === position)) },
  );
  const to = new Map(changed.map((one) => [one.id, one.position]));
  const own = {
    ...((leaves[parent] ?? null) !== above && { [parent]: { from: leaves[parent] ?? null, to: above } }),
    ...(to.has(id) && { [position]: { from: leaves[position] ?? null, to: to.get(id) } }),
  };
  const shifted = others.flatMap((one) => {
    if (!to.has(one.id)) return [];
    const changes = { [position]: { from: one.leaves[position] ?? null, to: to.get(one.id) } };
    return [{ id: one.id, changes }];
  });
  const moved = Object.keys(own).length > 0 ? [{ id, changes: own }] : [];
  const versions = await changeTogether(call, stored, [...moved, ...shifted]);
  return versions.map((entry) => ({ id: entry.id, version: entry.version }));
}

/** All entries of a level, in their order. */
async function wholeLevel(
  call: OperatorCall,
  stored: StoredType,
  { under, field, value }: { under: string | null; field: string; value: unknown },
): Promise<ListedEntry[]> {
  const level: ListedEntry[] = [];
  const filter = [{ field, op: 'is' as const, value: String(value) }];
  for (let after: string | null | undefined; after !== null; ) {
    const part = await listEntries(call, stored, { keyword: '', filter, under, ...(after && { after }) });
    level.push(...part.rows);
    after = part.next;
  }
  return level;
}

/** Code by which the entries of a level name the one above. */
async function codeOf({ db, scope }: OperatorCall, { store }: StoredType, id: string): Promise<string> {
  if (isSettings(store) || !store.code) throw new AppError('NOT_FOUND');
  const { table, code } = store;
  const [found] = await db
    .select({ code })
    .from(table)
    .where(and(eq(table.tenantId, scope.tenantId), eq(table.id, id)));
  if (!found) throw new AppError('NOT_FOUND');
  return String(found.code);
}

const maxOf = (field: Field | undefined) =>
  (field?.type === 'NUMBER' ? field.max : undefined) ?? Number.MAX_SAFE_INTEGER;
