import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { LANGUAGES } from '#schemas/constants.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { Db } from '../../platform/db/database.ts';
import { brands } from '../catalogue/schema.ts';
import { loadMappings, loadTree } from '../categories/load-placement.ts';
import { openPlacement } from '../categories/place.ts';
import { brandOfTitle, type TitleNames, titleNames } from '../search/brand-of-title.ts';
import { knownNames } from '../search/load-spellings.ts';
import { spellingKey } from '../search/spellings.ts';
import { isBlank } from './blank.ts';
import { brandNamesOf, everywhere } from './brand-names.ts';
import { type ImportItem, itemSchema } from './item.ts';
import { shortHash } from './read-hash.ts';

/** Length limit of a feed's category as stored. */
const MAX_SOURCE = 500;
/** Length of the hashes in ids. */
const HEX_LENGTH = 16;

export type NewBrandRow = typeof brands.$inferInsert;

/** Brands and categories of the tenant, by their names in files. */
export type References = {
  /** Id of the brand that the item names, or its title if the item says nothing of it, in any spelling; a new one is added to `added`. */
  brandOf: (item: ImportItem, added: NewBrandRow[]) => string | null;
  /** Id of the tenant's category where `openPlacement` puts the item; null without one. */
  classificationOf: (item: ImportItem) => string | null;
  /** Lets titles name the brands that were added so far, too. */
  learnAdded: () => void;
  /** Hash of all that these depend on besides the item, the code and the tenant's brands. */
  version: string;
  /** Part of the tenant's brands that `brandOf` reads for a row with this brand: the id of the one it names, or all names. */
  brandBasis: (brand: unknown) => string;
};

/** Reads the brands once; the import that holds the tenant's lock is the only one to add any. */
export async function loadReferences(db: Db, tenantId: string): Promise<References> {
  const brandIds = new Map<string, string>();
  const codes = new Set<string>();
  const brandRows: NewBrandRow[] = await db.select().from(brands).where(eq(brands.tenantId, tenantId));
  for (const row of brandRows) {
    codes.add(row.code);
    for (const name of Object.values(row.name)) brandIds.set(fold(name), row.id);
  }
  const { spellings } = await knownNames(db, tenantId);
  /** Names by which titles name the brands, and their hash. */
  const readTitleNames = () => ({
    titled: titleNames(
      spellings,
      brandRows.flatMap(({ name }) => Object.values(name)),
    ),
    allNames: versionOf(brandRows.map(({ id, name }) => [id, LANGUAGES.map((lang) => name[lang])])),
  });
  let { titled, allNames } = readTitleNames();
  const tree = await loadTree(db, tenantId);
  const mappings = await loadMappings(db, tenantId);
  const place = openPlacement(tree, mappings);

  const addBrand = (names: Localized<string>): NewBrandRow => {
    const all = Object.values(names);
    const name = fold(names.en ?? all[0] ?? '');
    const id = `b${hexHash(name)}`;
    const slug = /^[a-z0-9]+$/.test(name) && !codes.has(name) ? name : id;
    codes.add(slug);
    const row = { tenantId, id, code: slug, name: names };
    for (const one of all) brandIds.set(fold(one), id);
    brandRows.push(row);
    return row;
  };
  /** The brand's id by its name, or by the name that it is a spelling of. */
  const idOf = (name: string) => {
    const group = spellings.get(spellingKey(name));
    return brandIds.get(fold(name)) ?? (group?.kind === 'brand' ? brandIds.get(fold(group.name)) : undefined);
  };
  /** The brand's id by any of its names, which all mean it from then on. */
  const idOfAny = (names: Localized<string>) => {
    const all = Object.values(names);
    const id = all.map(idOf).find((one) => one !== undefined);
    if (id !== undefined)
      for (const name of all.filter((one) => idOf(one) === undefined)) brandIds.set(fold(name), id);
    return id;
  };
  return {
    brandOf: ({ brand, title }, added) => {
      // A feed's words for no brand are a statement, which the title doesn't overrule.
      const found = brand === undefined ? titledNames(title, titled) : brandNamesOf(brand);
      if (found === undefined) return null;
      const known = idOfAny(found);
      if (known !== undefined) return known;
      const row = addBrand(found);
      added.push(row);
      return row.id;
    },
    classificationOf: (item) => place({ sourceCategory: sourceCategoryOf(item), title: item.title }),
    learnAdded: () => {
      ({ titled, allNames } = readTitleNames());
    },
    version: versionOf([
      ...spellings,
      ...tree,
      ...mappings.map(({ source, key, classificationId }) => [source, key, classificationId]),
    ]),
    brandBasis: (brand) => {
      const stated = statedBrand(brand);
      if (stated === undefined) return allNames;
      const names = brandNamesOf(stated);
      return names ? String(idOfAny(names)) : 'none';
    },
  };
}

/** A row's brand as `normalise` reads it; undefined without one, so that the title is asked. */
export function statedBrand(brand: unknown): string | undefined {
  return isBlank(brand) ? undefined : itemSchema.shape.brand.safeParse(brand).data;
}

/** Hash of values in any order. */
function versionOf(values: readonly unknown[]): string {
  return shortHash(...values.map((value) => JSON.stringify(value)).sort());
}

/** Names of the brand that a title names in any language; undefined without one. */
function titledNames(title: Localized<string>, names: TitleNames): Localized<string> | undefined {
  const brand = LANGUAGES.map((lang) => brandOfTitle(title[lang] ?? '', names)).find(
    (name) => name !== undefined,
  );
  return brand === undefined ? undefined : everywhere(brand);
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
  const id = `i${hexHash(`${platform}\n${itemId}`)}`;
  // An import remembers the ids of all rows; V8 keeps a joined text with its parts, a decoded one in one piece.
  return Buffer.from(id, 'latin1').toString('latin1');
}

function hexHash(text: string): string {
  return hash('sha256', text, 'hex').slice(0, HEX_LENGTH);
}

function fold(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
