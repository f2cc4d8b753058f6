/** Entry of a level with its position. */
export type PlacedEntry = { id: string; position: number };

/**
 * Positions to change so that `moved` comes at an index of the others, which are in their order: as few as possible,
 * each with its new value. Where the numbers up to `max` don't suffice, the whole level is numbered anew.
 */
export function positionsFor(
  others: readonly PlacedEntry[],
  moved: PlacedEntry,
  { index, max }: { index: number; max: number },
): PlacedEntry[] {
  const before = others[index - 1];
  const next = others[index];
  const own = before ? before.position + 1 : next ? Math.max(0, next.position - 1) : 0;
  const isFit = (!before || moved.position > before.position) && (!next || moved.position < next.position);
  const changed = [{ id: moved.id, position: isFit ? moved.position : own }];
  let last = changed[0]?.position ?? own;
  for (const { id, position } of others.slice(index)) {
    if (position > last) break;
    last += 1;
    changed.push({ id, position: last });
  }
  if (last <= max) return changed.filter((one) => one.id !== moved.id || one.position !== moved.position);
  const all = others.toSpliced(index, 0, moved);
  return all
    .map(({ id }, at) => ({ id, position: at + 1 }))
    .filter(({ position }, at) => position !== all[at]?.position);
}
