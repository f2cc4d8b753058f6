import { eq } from 'drizzle-orm';
import type { Localized } from '#schemas/page/localized.ts';
import type { Db } from '../../platform/db/database.ts';
import { brands, classifications } from '../catalogue/schema.ts';
import { remembered } from './remembered.ts';
import { normalText, wordForm } from './words.ts';

type BrandRow = Pick<typeof brands.$inferInsert, 'id' | 'name'>;
type ClassificationRow = Pick<typeof classifications.$inferInsert, 'id' | 'parentId' | 'name'>;

/** Names of a tenant's brands and categories, for the words of their items. */
export type Names = {
  /** Distinct names of a brand. */
  brand: (id: string | null | undefined) => readonly string[];
  /** Names of the brands that a text mentions in any script. */
  brandsIn: (text: string) => readonly string[];
  /** Names of a category and its ancestors. */
  categories: (id: string | null | undefined) => readonly Localized<string>[];
  addBrand: (row: BrandRow) => void;
};

const MAX_LEVELS = 8;
const NONE: readonly string[] = [];

export function namesOf(brandRows: readonly BrandRow[], categoryRows: readonly ClassificationRow[]): Names {
  const byId = new Map<string, string[]>();
  const byWord = new Map<string, string[]>();
  const categories = new Map(categoryRows.map((row) => [row.id, row]));
  const addBrand = ({ id, name }: BrandRow) => {
    const own = [...new Set(Object.values(name))];
    byId.set(id, own);
    for (const one of own) {
      const form = wordForm(normalText(one));
      // Names of several words can't be found by one word, and two letters often aren't a name.
      if (!/\s/.test(one) && form.length > 2) byWord.set(form, own);
    }
  };
  brandRows.forEach(addBrand);
  return {
    addBrand,
    brand: (id) => (id ? (byId.get(id) ?? []) : []),
    brandsIn: (text) => {
      const found: string[] = [];
      if (text !== '' && byWord.size > 0)
        for (const run of normalText(text).split(' '))
          for (const word of formsIn(run)) found.push(...(byWord.get(word) ?? NONE));
      return found;
    },
    categories: (id) => {
      const path: Localized<string>[] = [];
      let row = id ? categories.get(id) : undefined;
      while (row && path.length < MAX_LEVELS) {
        path.push(row.name);
        row = row.parentId ? categories.get(row.parentId) : undefined;
      }
      return path;
    },
  };
}

/** Forms of the words of a normalised text without spaces: titles repeat the words of others. */
const formsIn = remembered(5_000, (run) => run.split(/[^\p{L}\p{M}\p{N}]+/u).map(wordForm));

/** Names loaded from the database. */
export async function loadNames(db: Db, tenantId: string): Promise<Names> {
  const brandRows = await db.select().from(brands).where(eq(brands.tenantId, tenantId));
  const categoryRows = await db.select().from(classifications).where(eq(classifications.tenantId, tenantId));
  return namesOf(brandRows, categoryRows);
}
