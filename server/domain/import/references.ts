import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { LANGUAGES } from '#schemas/constants.ts';
import type { Db } from '../../platform/db/database.ts';
import { brands, classifications } from '../catalogue/schema.ts';
import type { ImportItem } from './item.ts';

/** Length limit of a feed's category as stored. */
const MAX_SOURCE = 500;

export type BrandRow = typeof brands.$inferInsert;

/** Brands and classifications of the tenant, by their names in files. */
export type References = {
  /** Id of the brand with the item's brand name in any language; a new one is added to `added`. */
  brandOf: (item: ImportItem, added: BrandRow[]) => string | null;
  /** The narrowest of the item's categories that the tenant has, by code or by name; null without any. */
  classificationOf: (item: ImportItem) => string | null;
};

/** Reads both tables once; the import that holds the tenant's lock is the only one to add brands. */
export async function loadReferences(db: Db, tenantId: string): Promise<References> {
  const brandIds = new Map<string, string>();
  const codes = new Set<string>();
  for (const row of await db.select().from(brands).where(eq(brands.tenantId, tenantId))) {
    codes.add(row.code);
    for (const name of Object.values(row.name)) brandIds.set(fold(name), row.id);
  }
  const classificationIds = new Map<string, string>();
  const rows = await db.select().from(classifications).where(eq(classifications.tenantId, tenantId));
  for (const row of rows.filter(({ type }) => type === 'GOODS'))
    for (const name of [row.code, ...Object.values(row.name)]) classificationIds.set(fold(name), row.id);

  const addBrand = (name: string): BrandRow => {
    const id = `b${shortHash(fold(name))}`;
    const slug = /^[a-z0-9]+$/.test(fold(name)) && !codes.has(fold(name)) ? fold(name) : id;
    codes.add(slug);
    brandIds.set(fold(name), id);
    return { tenantId, id, code: slug, name: Object.fromEntries(LANGUAGES.map((lang) => [lang, name])) };
  };
  return {
    brandOf: ({ brand }, added) => {
      if (brand === undefined) return null;
      const known = brandIds.get(fold(brand));
      if (known !== undefined) return known;
      const row = addBrand(brand);
      added.push(row);
      return row.id;
    },
    classificationOf: ({ categories }) =>
      categories
        .toReversed()
        .map((name) => classificationIds.get(fold(name)))
        .find((id) => id !== undefined) ?? null,
  };
}

/** An item's categories as one text, from the widest to the narrowest; null without any. */
export function sourceCategoryOf({ categories }: Pick<ImportItem, 'categories'>): string | null {
  return (
    categories
      .map((name) => name.trim())
      .filter(Boolean)
      .join(' > ')
      .slice(0, MAX_SOURCE) || null
  );
}

/** Stable id of a platform's item, the same for every file. */
export function itemKeyId({ platform, itemId }: Pick<ImportItem, 'platform' | 'itemId'>): string {
  return `i${shortHash(`${platform}\n${itemId}`)}`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest().toString('hex', 0, 8);
}

function fold(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
