import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { listMedia, updateMedia } from '#schemas/api/invented/media-library.ts';
import type { Paged } from '#schemas/api/paging.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { type CropArea, readUpload, type Upload } from '../../../platform/media/read-upload.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { audit } from '../../operators/audit.ts';
import { mediaAssets, pages, pageVersions, releases } from '../../page-tables/schema.ts';
import { docRefs } from '../../references/schema.ts';
import { usersOf } from '../used-on/operations.ts';

export type AssetRow = typeof mediaAssets.$inferSelect;

const NAMED = 3;
const MAX_FOLDERS = 500;

/** The call of an operation on files; `dataDir` is their folder. */
type MediaCall = OperatorCall & { dataDir: string };

type Wanted = EndpointInput<typeof listMedia>['query'];

/** Pictures of the media library, newest first. */
export function assetPage(
  { db, scope }: OperatorCall,
  { name = '', folder, only, ...request }: Wanted,
): Promise<Paged<AssetRow>> {
  const where = and(
    eq(mediaAssets.tenantId, scope.tenantId),
    sql`position(lower(${name}) in lower(concat_ws(' ', ${mediaAssets.name}, ${mediaAssets.alt}))) > 0`,
    folder === undefined ? undefined : eq(mediaAssets.folder, folder),
    only && CONDITIONS[only](scope),
  );
  return readPage(request, {
    count: () => countUpTo(db, mediaAssets, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(mediaAssets)
        .where(where)
        .orderBy(desc(mediaAssets.createdAt), asc(mediaAssets.id))
        .limit(limit)
        .offset(offset),
  });
}

const CONDITIONS: Readonly<Record<NonNullable<Wanted['only']>, (scope: OperatorCall['scope']) => SQL>> = {
  unused: () => sql`not exists (
    select from ${docRefs} where ${docRefs.tenantId} = ${mediaAssets.tenantId}
      and ${docRefs.toKind} = 'MEDIA' and ${docRefs.toId} = ${mediaAssets.url})`,
  withoutAlt: ({ tenant }) => sql`exists (
    select from unnest(${sql.param(tenant.languages)}::text[]) as language
    where coalesce(${mediaAssets.alt} ->> language, '') = '')`,
};

/** Number of pictures in each folder, of unused ones and of those without an alternative text. */
export async function assetCounts({ db, scope }: OperatorCall) {
  const own = eq(mediaAssets.tenantId, scope.tenantId);
  const folders = await db
    .select({ name: mediaAssets.folder, count: sql<number>`count(*)::int` })
    .from(mediaAssets)
    .where(own)
    .groupBy(mediaAssets.folder)
    .orderBy(mediaAssets.folder)
    .limit(MAX_FOLDERS);
  const [unused, withoutAlt] = await Promise.all(
    (['unused', 'withoutAlt'] as const).map((only) =>
      countUpTo(db, mediaAssets, and(own, CONDITIONS[only](scope))),
    ),
  );
  return { folders, unused: unused ?? 0, withoutAlt: withoutAlt ?? 0 };
}

/** Moves pictures to a folder; those that don't exist are left out. */
export async function moveAssets(call: OperatorCall, ids: readonly string[], folder: string): Promise<void> {
  await call.db.transaction(async (tx) => {
    const moved = await tx
      .update(mediaAssets)
      .set({ folder })
      .where(and(eq(mediaAssets.tenantId, call.scope.tenantId), inArray(mediaAssets.id, [...ids])))
      .returning({ id: mediaAssets.id });
    if (moved.length === 0) return;
    const details = { folder, ids: moved.map(({ id }) => id) };
    await audit({ ...call, db: tx }, 'media.move', { type: 'media', id: folder }, details);
  });
}

/** Adds an uploaded picture. @throws AppError as `readUpload` does */
export async function addUpload(
  call: MediaCall,
  { name, folder }: { name: string; folder: string },
  bytes: Uint8Array,
): Promise<AssetRow & Pick<Upload, 'isStill'>> {
  const picture = await readUpload(bytes);
  const about = { name, folder, alt: {}, focalPoint: null };
  return { ...(await store(call, 'media.upload', about, picture, { name })), isStill: picture.isStill };
}

/** Adds a crop of a picture. @throws AppError NOT_FOUND, MEDIA_UNREADABLE when the area lies outside */
export async function addCrop(call: MediaCall, id: string, area: CropArea): Promise<AssetRow> {
  const asset = await assetById(call, id);
  const source = await readFile(fileOf(call, asset.url)).catch(() => undefined);
  if (!source) throw new AppError('NOT_FOUND');
  const picture = await readUpload(source, { area });
  const details = { name: asset.name, from: id };
  return store(call, 'media.crop', { ...asset, focalPoint: null }, picture, details);
}

/** Changes a picture's name, alternative text or focal point. @throws AppError NOT_FOUND */
export async function changeAsset(
  call: OperatorCall,
  id: string,
  changes: EndpointInput<typeof updateMedia>['body'],
): Promise<AssetRow> {
  const { db, scope } = call;
  return db.transaction(async (tx) => {
    const before = await assetById({ db: tx, scope }, id);
    const isNew = ([key, value]: [string, unknown]) =>
      !isDeepStrictEqual(value, before[key as keyof typeof changes]);
    const details = Object.fromEntries(Object.entries(changes).filter(isNew));
    if (Object.keys(details).length === 0) return before;
    const [changed] = await tx
      .update(mediaAssets)
      .set(details)
      .where(and(eq(mediaAssets.tenantId, scope.tenantId), eq(mediaAssets.id, id)))
      .returning();
    await audit(
      { ...call, db: tx },
      'media.change',
      { type: 'media', id },
      { name: before.name, ...details },
    );
    return changed ?? notFound();
  });
}

/**
 * Removes a picture that nothing uses from the library. Its file stays while an older version of a page shows it,
 * because that version may be published again.
 * @throws AppError NOT_FOUND, MEDIA_IN_USE with the pages and entries that show it, drafts and releases included
 */
export async function removeAsset(call: MediaCall, id: string): Promise<void> {
  const { scope } = call;
  const { url, isKept } = await call.db.transaction(async (tx) => {
    const isAsset = and(eq(mediaAssets.tenantId, scope.tenantId), eq(mediaAssets.id, id));
    // Held until the end: an edit that begins to use the picture waits, or was waited for (`writeReferences`).
    const [asset] = await tx.select().from(mediaAssets).where(isAsset).for('update');
    if (!asset) return notFound();
    const { users } = await usersOf({ ...call, db: tx }, 'media', [id]);
    const names = [...users.map(({ title }) => title), ...(await waitingReleases(call, asset.url))];
    if (names.length > 0) throw new AppError('MEDIA_IN_USE', { pages: names.slice(0, NAMED).join(', ') });
    await tx.delete(mediaAssets).where(isAsset);
    await audit({ ...call, db: tx }, 'media.delete', { type: 'media', id }, { name: asset.name });
    const isVersion = and(eq(pageVersions.tenantId, scope.tenantId), shows(pageVersions.document, asset.url));
    return { url: asset.url, isKept: (await tx.$count(pageVersions, isVersion)) > 0 };
  });
  if (!isKept) await rm(fileOf(call, url), { force: true });
}

const shows = (document: AnyPgColumn, url: string) => sql`position(${url} in ${document}::text) > 0`;

/** Paths of pages of which a scheduled release has a version that shows the picture, and names of such releases. */
async function waitingReleases({ db, scope }: OperatorCall, url: string): Promise<string[]> {
  const isScheduled = and(eq(releases.tenantId, scope.tenantId), eq(releases.state, 'scheduled'));
  const versions = await db
    .select({ name: pages.path })
    .from(releases)
    .innerJoin(sql`jsonb_to_recordset(${releases.items}) as item("pageId" text, version int)`, sql`true`)
    .innerJoin(
      pageVersions,
      and(
        eq(pageVersions.tenantId, scope.tenantId),
        sql`${pageVersions.pageId} = item."pageId" and ${pageVersions.version} = item.version`,
        shows(pageVersions.document, url),
      ),
    )
    .innerJoin(pages, and(eq(pages.tenantId, scope.tenantId), eq(pages.id, pageVersions.pageId)))
    .where(isScheduled)
    .limit(NAMED);
  const entries = await db
    .select({ name: releases.name })
    .from(releases)
    .where(and(isScheduled, shows(releases.entries, url)))
    .limit(NAMED);
  return [...versions, ...entries].map(({ name }) => name);
}

/** Picture of the library. @throws AppError NOT_FOUND */
export async function assetById(
  { db, scope }: { db: Pick<OperatorCall['db'], 'select'>; scope: OperatorCall['scope'] },
  id: string,
): Promise<AssetRow> {
  const [asset] = await db
    .select()
    .from(mediaAssets)
    .where(and(eq(mediaAssets.tenantId, scope.tenantId), eq(mediaAssets.id, id)));
  return asset ?? notFound();
}

async function store(
  call: MediaCall,
  action: 'media.upload' | 'media.crop',
  { name, folder, alt, focalPoint }: Pick<AssetRow, 'name' | 'folder' | 'alt' | 'focalPoint'>,
  { data, width, height }: Upload,
  details: { name: string; from?: string },
): Promise<AssetRow> {
  const { db, scope, operator } = call;
  const id = randomBytes(12).toString('hex');
  const url = `/media/${scope.tenantId}/uploads/${id}.webp`;
  const file = fileOf(call, url);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data, { flag: 'wx' });
  return db.transaction(async (tx) => {
    const [asset] = await tx
      .insert(mediaAssets)
      .values({
        tenantId: scope.tenantId,
        id,
        url,
        name,
        folder,
        alt,
        focalPoint,
        width,
        height,
        contentType: 'image/webp',
        bytes: data.length,
        createdAt: new Date(call.now()),
        operatorId: operator.id,
        operatorName: operator.name,
      })
      .returning();
    await audit({ ...call, db: tx }, action, { type: 'media', id }, details);
    return asset ?? notFound();
  });
}

/** Path of a picture's file. Its URL is generated by the server from the tenant's id and a random name. */
function fileOf({ dataDir }: MediaCall, url: string): string {
  return join(dataDir, url);
}

function notFound(): never {
  throw new AppError('NOT_FOUND');
}
