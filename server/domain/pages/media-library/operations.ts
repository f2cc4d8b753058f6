import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { listMedia, updateMedia } from '#schemas/api/invented/media-library.ts';
import type { Paged } from '#schemas/api/paging.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { type CropArea, readUpload, type Upload } from '../../../platform/media/read-upload.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { audit } from '../../operators/audit.ts';
import { mediaAssets, pages, pageVersions, releases } from '../schema.ts';

export type AssetRow = typeof mediaAssets.$inferSelect;

const NAMED_PAGES = 3;

/** The call of an operation on files; `dataDir` is their folder. */
type MediaCall = OperatorCall & { dataDir: string };

/** Pictures of the media library, newest first. */
export function assetPage(
  { db, scope }: OperatorCall,
  { name = '', ...request }: EndpointInput<typeof listMedia>['query'],
): Promise<Paged<AssetRow>> {
  const where = and(
    eq(mediaAssets.tenantId, scope.tenantId),
    sql`position(lower(${name}) in lower(${mediaAssets.name})) > 0`,
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

/** Adds an uploaded picture. @throws AppError as `readUpload` does */
export async function addUpload(call: MediaCall, name: string, bytes: Uint8Array): Promise<AssetRow> {
  const picture = await readUpload(bytes);
  return store(call, 'media.upload', { name, alt: {}, focalPoint: null }, picture, { name });
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
 * Removes a picture from the library. Its file stays while an older version of a page shows it, because that version
 * may be published again.
 * @throws AppError NOT_FOUND, MEDIA_IN_USE with the pages that show it, including drafts and scheduled versions
 */
export async function removeAsset(call: MediaCall, id: string): Promise<void> {
  const { db, scope } = call;
  const { url, name } = await assetById(call, id);
  const shows = (document: AnyPgColumn | SQL) => sql`position(${url} in ${document}::text) > 0`;
  const scheduled = sql`exists (
    select from ${releases}, jsonb_array_elements(${releases.items}) as item
    where ${releases.tenantId} = ${pageVersions.tenantId} and ${releases.state} = 'scheduled'
      and item->>'pageId' = ${pageVersions.pageId} and (item->>'version')::int = ${pageVersions.version})`;
  const versions = and(eq(pageVersions.tenantId, scope.tenantId), shows(pageVersions.document));
  const waiting = db.select({ id: pageVersions.pageId }).from(pageVersions).where(and(versions, scheduled));
  const users = await db
    .select({ path: pages.path })
    .from(pages)
    .where(
      and(
        eq(pages.tenantId, scope.tenantId),
        or(shows(pages.draft), shows(pages.document), inArray(pages.id, waiting)),
      ),
    )
    .orderBy(asc(pages.path))
    .limit(NAMED_PAGES);
  if (users.length > 0)
    throw new AppError('MEDIA_IN_USE', { pages: users.map(({ path }) => path).join(', ') });
  const isKept = (await db.$count(pageVersions, versions)) > 0;
  await db.transaction(async (tx) => {
    const isAsset = and(eq(mediaAssets.tenantId, scope.tenantId), eq(mediaAssets.id, id));
    const deleted = await tx.delete(mediaAssets).where(isAsset).returning({ id: mediaAssets.id });
    if (deleted.length === 0) notFound();
    await audit({ ...call, db: tx }, 'media.delete', { type: 'media', id }, { name });
  });
  if (!isKept) await rm(fileOf(call, url), { force: true });
}

async function assetById(
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
  { name, alt, focalPoint }: Pick<AssetRow, 'name' | 'alt' | 'focalPoint'>,
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
