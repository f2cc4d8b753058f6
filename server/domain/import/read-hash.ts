import { hash } from 'node:crypto';
import type { Tenant } from '#schemas/tenant.ts';
import type { ImportItem } from './item.ts';

/**
 * Part of every hash and mark. Another number makes every item be read and written again once: raise it after a change
 * of what `normalise` makes of a row, or of what rows follow from an item.
 */
export const VERSION = 5;
const LENGTH = 22;

/** An item as it was read, with the tenant's brand and classification for it. */
export type StagedItem = { item: ImportItem; brandId: string | null; classificationId: string | null };

/** Short hash of texts. */
export function shortHash(...texts: string[]): string {
  return hash('sha256', texts.join('\n'), 'base64url').slice(0, LENGTH);
}

/** Text of a staged item, and its hash: two equal hashes mean that the same was read. */
export function packItem(staged: StagedItem): { text: string; readHash: string } {
  const text = JSON.stringify(staged);
  return { text, readHash: shortHash(String(VERSION), text) };
}

/** The item of a text of `packItem`. */
export function unpackItem(text: string): StagedItem {
  const { item, ...names }: StagedItem = JSON.parse(text);
  const dates = { availableFrom: item.availableFrom, saleUntil: item.saleUntil, expiresAt: item.expiresAt };
  const read = Object.entries(dates).map(([field, at]) => [field, at === null ? null : new Date(at)]);
  return { ...names, item: { ...item, ...Object.fromEntries(read) } };
}

/**
 * Hashes rows of the tenant with all that their reading depends on besides the time and `References.brandBasis`;
 * `version` is that of the references.
 */
export function rowHasher(
  { defaultLanguage, currency, timezone }: Pick<Tenant, 'defaultLanguage' | 'currency' | 'timezone'>,
  version: string,
): (text: string) => string {
  const basis = shortHash(String(VERSION), defaultLanguage, currency, timezone, version);
  return (text) => shortHash(basis, text);
}

/**
 * Mark of goods of which a row with this hash was read. It contains the price and availability that were read, so that
 * it holds no longer when these change without a row. `sameMark` in known-rows.ts is the same in SQL.
 */
export function rowMark(
  rowHash: string,
  brandBasis: string,
  { price, available }: Pick<ImportItem, 'price' | 'available'>,
): string {
  return `${rowHash} ${brandBasis} ${price} ${available}`;
}
