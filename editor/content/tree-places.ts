import type { ContentRow } from '#schemas/api/invented/content-desk.ts';

/** Entry of a shown tree: those before and behind it in its level, and those above it from the top. */
export type TreePlace = {
  row: ContentRow;
  name: string;
  above: readonly string[];
  /** Entries of its level that are loaded, in their order. */
  level: readonly string[];
};

/** Place in a level: right behind an entry, at the beginning for null, at the end if left out. */
export type TreeTarget = { under: string | null; after?: string | null };
/** Where an entry would come beside another one. */
export type TreeZone = 'before' | 'behind' | 'below';
/** Steps by which an entry moves without being dragged. */
export type TreeStep = 'up' | 'down' | 'in' | 'out';

/** Height of a row, as a share, within which a drop comes before or behind its entry, not below it. */
const EDGE = 0.3;

/** Zone of a row at a share of its height. */
export function zoneAt(share: number): TreeZone {
  if (share < EDGE) return 'before';
  return share > 1 - EDGE ? 'behind' : 'below';
}

/** Target of an entry that is dropped beside another one; undefined for itself and for what is below it. */
export function dropTarget(moved: string, over: TreePlace, zone: TreeZone): TreeTarget | undefined {
  const { row, above, level } = over;
  if (row.id === moved || above.includes(moved)) return undefined;
  if (zone === 'below') return { under: row.id };
  const under = above.at(-1) ?? null;
  if (zone === 'behind') return { under, after: row.id };
  const others = level.filter((id) => id !== moved);
  return { under, after: others[others.indexOf(row.id) - 1] ?? null };
}

/** Target of a step; undefined where there is none. */
export function stepTarget({ row, above, level }: TreePlace, step: TreeStep): TreeTarget | undefined {
  const at = level.indexOf(row.id);
  const under = above.at(-1) ?? null;
  const [before, next] = [level[at - 1], level[at + 1]];
  switch (step) {
    case 'up':
      return before === undefined ? undefined : { under, after: level[at - 2] ?? null };
    case 'down':
      return next === undefined ? undefined : { under, after: next };
    case 'in':
      return before === undefined ? undefined : { under: before };
    case 'out':
      return under === null ? undefined : { under: above.at(-2) ?? null, after: under };
  }
}
