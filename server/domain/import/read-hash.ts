import { hash } from 'node:crypto';
import type { ImportItem } from './item.ts';

/** Part of every hash; another number makes every item be written again once. */
const VERSION = 1;
const LENGTH = 22;

/** An item as it was read, with the tenant's brand and classification for it. */
export type StagedItem = { item: ImportItem; brandId: string | null; classificationId: string | null };

/** Text of a staged item, and its hash: two equal hashes mean that the same was read. */
export function packItem(staged: StagedItem): { text: string; readHash: string } {
  const text = JSON.stringify(staged);
  return { text, readHash: hash('sha256', `${VERSION}${text}`, 'base64url').slice(0, LENGTH) };
}

/** The item of a text of `packItem`. */
export function unpackItem(text: string): StagedItem {
  const { item, ...names }: StagedItem = JSON.parse(text);
  const dates = { availableFrom: item.availableFrom, saleUntil: item.saleUntil, expiresAt: item.expiresAt };
  const read = Object.entries(dates).map(([field, at]) => [field, at === null ? null : new Date(at)]);
  return { ...names, item: { ...item, ...Object.fromEntries(read) } };
}
