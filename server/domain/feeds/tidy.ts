import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { type FeedFileKind, FILE_KINDS, folderOf } from './files.ts';
import { feedRuns, feeds, feedUploads } from './schema.ts';
import type { FeedServices } from './services.ts';

const HOUR_MS = 3_600_000;
/** Age at which an upload that no feed uses is removed. */
const UPLOAD_MS = 24 * HOUR_MS;
/** Age at which the start of an address's file is removed, and a file that belongs to no row. */
const SAMPLE_MS = HOUR_MS;
const AT_ONCE = 500;

/** Removes a tenant's uploads that no feed uses, and the files of feeds that belong to no row any more. */
export async function tidyFeeds(
  { db, dataDir, now }: Pick<FeedServices, 'db' | 'dataDir' | 'now'>,
  { tenantId }: TenantScope,
): Promise<void> {
  await removeUploads(db, tenantId, now());
  for (const kind of FILE_KINDS) {
    const folder = folderOf(dataDir, tenantId, kind);
    const names = await readdir(folder).catch(() => []);
    for (let start = 0; start < names.length; start += AT_ONCE) {
      const some = names.slice(start, start + AT_ONCE);
      const known = await knownIds(db, tenantId, kind, some.map(idOf));
      for (const name of some) if (!known.has(idOf(name))) await removeOld(join(folder, name), now());
    }
  }
}

/** Id of the row to which a file, or one that isn't complete, belongs. */
const idOf = (name: string) => name.replace(/\.(?:part|draft)$/, '');

/** A file whose row isn't there yet is young. */
async function removeOld(path: string, now: number): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && found.mtimeMs < now - SAMPLE_MS) await rm(path, { recursive: true, force: true });
}

async function removeUploads(db: Db, tenantId: string, now: number): Promise<void> {
  const { id, createdAt, isSample } = feedUploads;
  const using = db
    .select({ one: sql`1` })
    .from(feeds)
    .where(and(eq(feeds.tenantId, tenantId), sql`${feeds.source}->>'uploadId' = ${id}`));
  const isUnused = and(lt(createdAt, new Date(now - UPLOAD_MS)), notExists(using));
  const isOldSample = and(isSample, lt(createdAt, new Date(now - SAMPLE_MS)));
  await db.delete(feedUploads).where(and(eq(feedUploads.tenantId, tenantId), or(isUnused, isOldSample)));
}

/** Ids, among these, of rows that still need their file. */
async function knownIds(db: Db, tenantId: string, kind: FeedFileKind, ids: string[]): Promise<Set<string>> {
  const table = { uploads: feedUploads, kept: feeds, runs: feedRuns, reports: feedRuns }[kind];
  const isOpen = kind === 'runs' ? inArray(feedRuns.state, ['queued', 'running', 'held']) : undefined;
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), inArray(table.id, ids), isOpen));
  return new Set(rows.map(({ id }) => id));
}
