import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/database.ts';
import { searchEntries as entries } from './schema.ts';

/** A type of items of a tenant. */
type Kind = { tenantId: string; type: string };
/** Number of entries of each grade, from the best one down; estimated from a sample if there are many. */
type Histogram = { grade: number; count: number }[];

const DAY_MS = 86_400_000;
/** Days by which a deal must be younger to rank one point higher; a heat of three thousand gives one point. */
const DAYS_PER_POINT = 60;
const GRADES_PER_POINT = 40;
/** Sample size for the histogram. */
const SAMPLE = 20_000;
/**
 * Number of levels: a grade also belongs to a pair of grades, to four, to eight and so on, so that a range of any
 * length takes few words.
 */
const LEVELS = 8;
/** Number of the shortest ranges that make up what is selected. */
const RANGES = 8;
/** Number of grades that may begin while a histogram is cached. */
const NEW_GRADES = 4;

const histograms = new LRUCache<string, Histogram>({ max: 500, ttl: 60_000 });

/** Rank of an item independent of the query: heat, and freshness where that matters. It doesn't change over time. */
export function standingOf({ type, heat, publishedAt }: { type: string; heat: number; publishedAt: Date }) {
  const age = type === 'GOODS' ? 0 : publishedAt.getTime() / DAY_MS / DAYS_PER_POINT;
  return Math.log1p(Math.max(0, heat)) / 8 + age;
}

/** Word that every entry of the kind has, and no text contains. */
export function kindWord({ tenantId, type }: Kind): string {
  return `#${tenantId}/${type}`;
}

/** Words for the ranges of grades that contain this standing, one for each level. */
export function gradeWords(kind: Kind, standing: number): string[] {
  const grade = Math.floor(standing * GRADES_PER_POINT);
  return Array.from({ length: LEVELS }, (_, level) => wordOf(kind, level, grade >> level));
}

/** Word for a filter, which the entries of a brand, category or platform have. */
export function filterWord(kind: 'brand' | 'classification' | 'platform', id: string): string {
  return `#${kind} ${id}`;
}

/** Types of entries that are sold. */
export const GOODS_TYPES: readonly string[] = ['CONTENT', 'GOODS'];

/** Word of goods that fit other goods, such as a case of a phone. */
export const FITTING_WORD = '#fitting';

const wordOf = (kind: Kind, level: number, part: number) => `${kindWord(kind)}/${level}/${part}`;

/**
 * Words that select about `count` best entries of the kind; the kind's own word, which selects all, when that would
 * take too many. As few and as frequent words as possible: the index goes through the entries of those that are rarer
 * than the rarest word of the question.
 */
export async function bestWords(db: Db, kind: Kind, count: number): Promise<string[]> {
  const histogram = await histogramOf(db, kind);
  let counted = 0;
  const last = histogram.find((step) => {
    counted += step.count;
    return counted >= count;
  });
  const top = histogram[0]?.grade;
  if (!last || top === undefined) return [kindWord(kind)];
  const first = Math.max(0, Math.ceil(Math.log2((top - last.grade + 1) / RANGES)));
  if (first >= LEVELS) return [kindWord(kind)];
  const words: string[] = [];
  const end = (level: number) => (top + NEW_GRADES) >> level;
  // A range that isn't the first half of a longer one is a word; the longest one ends above the best grade.
  let from = last.grade >> first;
  for (let level = first; level < LEVELS && from <= end(level); level += 1) {
    const isLongest = level === LEVELS - 1;
    for (; from <= end(level) && (isLongest || from % 2 === 1); from += 1)
      words.push(wordOf(kind, level, from));
    from = Math.ceil(from / 2);
  }
  return words;
}

async function histogramOf(db: Db, kind: Kind): Promise<Histogram> {
  const key = kindWord(kind);
  const known = histograms.get(key);
  if (known) return known;
  const { rows: sizes } = await db.execute<{ size: number }>(
    sql`select reltuples as size from pg_class where oid = 'search_entries'::regclass`,
  );
  const part = Math.min(1, SAMPLE / Math.max(1, sizes[0]?.size ?? 1));
  const { rows } = await db.execute<{ grade: number; count: number }>(sql`
    select floor(standing * ${GRADES_PER_POINT}::int)::int as grade, ceil(count(*) / ${part}::float8)::int as count
    from ${entries} tablesample system (${part * 100}::float4)
    where tenant_id = ${kind.tenantId} and type = ${kind.type} group by 1 order by 1 desc`);
  histograms.set(key, rows);
  return rows;
}
