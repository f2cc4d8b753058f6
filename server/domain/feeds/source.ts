import * as z from 'zod/mini';
import { type FeedSource, feedSourceSchema } from '#schemas/feeds/source.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import type { feeds, ShownSource } from './schema.ts';

type Key = { tenantId: string; id: string };
type Stored = Pick<typeof feeds.$inferSelect, 'source' | 'sealedSource'>;

const MASK = '•••';
/** Part of a path that looks like a key: Awin and others put theirs there. */
const KEY_PART = /^(?=.*\d)[\w-]{20,}$/;

const placeOf = ({ tenantId, id }: Key) => ({ tenantId, feedId: id, kind: 'feed' }) as const;

/** Columns that store a source: what is shown of it, and all of an address encrypted. */
export async function storeSource(vault: Vault, key: Key, source: FeedSource): Promise<Stored> {
  if (source.type === 'upload') return { source, sealedSource: null };
  const { url, header } = source;
  return {
    source: { type: 'address', url: maskAddress(url), headerName: header?.name ?? null },
    sealedSource: await vault.seal(placeOf(key), source),
  };
}

/** The whole source. @throws Error when it was encrypted with another key */
export async function openFeedSource(
  vault: Vault,
  { source, sealedSource, ...key }: Stored & Key,
): Promise<FeedSource> {
  if (source.type === 'upload') return source;
  return z.parse(feedSourceSchema, await vault.open(placeOf(key), sealedSource ?? ''));
}

/** An address without its secrets: values of its query, and parts of its path that look like keys. */
export function maskAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const path = pathname.split('/').map((part) => (KEY_PART.test(part) ? MASK : part));
  const query = Array.from(searchParams.keys(), (name) => `${encodeURIComponent(name)}=${MASK}`);
  return `${origin}${path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Name of a source for the audit log. */
export const sourceName = (source: ShownSource) => (source.type === 'upload' ? source.fileName : source.url);
