import { and, eq, ne } from 'drizzle-orm';
import type { ValueProblem } from '#engine/content/check-values.ts';
import type { Values } from '#engine/content/leaves.ts';
import { forgetNames, MAX_SPELLINGS } from '../../search/load-spellings.ts';
import { spellings } from '../../search/schema.ts';
import { spellingKey } from '../../search/spellings.ts';
import { type ContentReader, type ContentStore, column } from '../store.ts';

/** Parts that spellings share with search redirects, which the same table has. */
export const searchWordParts = {
  table: spellings,
  searched: ['written', 'meant'],
  tags: () => ['words'],
  changedRow: async ({ now }, _id, columns) => ({
    ...columns,
    ...(typeof columns.written === 'string' && { key: spellingKey(columns.written) }),
    updatedAt: new Date(now()),
  }),
  applied: forgetNames,
} satisfies Partial<ContentStore>;

/** Columns of a new row of a kind. */
export const newWords =
  (kind: string) =>
  (_id: string, { written }: Values, { now }: { now: () => number }) => ({
    kind,
    key: spellingKey(String(written)),
    source: 'operator',
    updatedAt: new Date(now()),
  });

/** Refuses words that the shop has already, in a spelling or a redirect, and more of them than a search reads. */
export async function checkWords(
  { db, scope }: ContentReader,
  id: string,
  { written }: Values,
): Promise<ValueProblem[]> {
  if (typeof written !== 'string') return [];
  const others = and(eq(spellings.tenantId, scope.tenantId), ne(spellings.id, id));
  const key = spellingKey(written);
  const isFull = (await db.$count(spellings, others)) >= MAX_SPELLINGS;
  if (isFull || !/[\p{L}\p{N}]/u.test(written)) return [{ leaf: 'written', code: 'INVALID' }];
  const isTaken = (await db.$count(spellings, and(others, eq(spellings.key, key)))) > 0;
  return isTaken ? [{ leaf: 'written', code: 'TAKEN' }] : [];
}

export const spellingStore: ContentStore = {
  ...searchWordParts,
  where: ne(spellings.kind, 'redirect'),
  fields: {
    written: column(spellings.written),
    kind: column(spellings.kind),
    meant: column(spellings.meant),
  },
  newRow: newWords('free'),
  check: checkWords,
};
