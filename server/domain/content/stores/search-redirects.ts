import { and, eq, ne } from 'drizzle-orm';
import { MAX_SPELLINGS } from '../../search/load-spellings.ts';
import { redirectsOf, redirectTarget } from '../../search/redirects.ts';
import { spellings } from '../../search/schema.ts';
import { spellingKey } from '../../search/spellings.ts';
import { type ContentStore, column } from '../store.ts';
import { checkWords, newWords, searchWordParts } from './spellings.ts';

export const searchRedirectStore: ContentStore = {
  ...searchWordParts,
  where: eq(spellings.kind, 'redirect'),
  fields: { written: column(spellings.written), meant: column(spellings.meant) },
  newRow: newWords('redirect'),
  check: async (by, id, values) => {
    const problems = await checkWords(by, id, values);
    if (typeof values.meant !== 'string') return problems;
    const { tenant, tenantId } = by.scope;
    const meant = redirectTarget(tenant, values.meant);
    if (meant === undefined) return [...problems, { leaf: 'meant', code: 'ELSEWHERE' }];
    const others = await by.db
      .select({ key: spellings.key, meant: spellings.meant })
      .from(spellings)
      .where(and(eq(spellings.tenantId, tenantId), eq(spellings.kind, 'redirect'), ne(spellings.id, id)))
      .limit(MAX_SPELLINGS);
    const rows = [...others, { key: spellingKey(String(values.written)), meant }];
    // A redirect by which any of the shop's leads nowhere.
    return redirectsOf(rows).size < rows.length ? [...problems, { leaf: 'meant', code: 'LOOP' }] : problems;
  },
  // Addresses are stored without the site and the language, as searches read them.
  changed: async ({ db, scope }, id) => {
    const isOne = and(eq(spellings.tenantId, scope.tenantId), eq(spellings.id, id));
    const [row] = await db.select({ meant: spellings.meant }).from(spellings).where(isOne);
    const meant = row && redirectTarget(scope.tenant, row.meant);
    if (meant !== undefined) await db.update(spellings).set({ meant }).where(isOne);
  },
};
