import { and, desc, eq } from 'drizzle-orm';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { EditEntry, PageVersion } from '#schemas/entities/page-version.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { pageEdits, pageVersions } from '../page-tables/schema.ts';
import { storedPage } from './publishing/stored-page.ts';

const heads = {
  version: pageVersions.version,
  rev: pageVersions.rev,
  note: pageVersions.note,
  createdAt: pageVersions.createdAt,
  operatorName: pageVersions.operatorName,
};

export type VersionRow = Pick<typeof pageVersions.$inferSelect, keyof typeof heads>;
export type EditRow = typeof pageEdits.$inferSelect;

/** Versions of a page without their documents, newest first. */
export function versionsOf(
  { db, scope }: OperatorCall,
  pageId: string,
  request: PageRequest,
): Promise<Paged<VersionRow>> {
  const where = and(eq(pageVersions.tenantId, scope.tenantId), eq(pageVersions.pageId, pageId));
  return readPage(request, {
    count: () => countUpTo(db, pageVersions, where),
    rows: ({ limit, offset }) =>
      db
        .select(heads)
        .from(pageVersions)
        .where(where)
        .orderBy(desc(pageVersions.version))
        .limit(limit)
        .offset(offset),
  });
}

/**
 * One version with its document.
 * @throws AppError NOT_FOUND
 */
export async function versionOf({ db, scope }: OperatorCall, pageId: string, version: number) {
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.tenantId, scope.tenantId),
        eq(pageVersions.pageId, pageId),
        eq(pageVersions.version, version),
      ),
    );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Accepted edits of a page's draft, newest first. */
export function editsOf(
  { db, scope }: OperatorCall,
  pageId: string,
  request: PageRequest,
): Promise<Paged<EditRow>> {
  const where = and(eq(pageEdits.tenantId, scope.tenantId), eq(pageEdits.pageId, pageId));
  return readPage(request, {
    count: () => countUpTo(db, pageEdits, where),
    rows: ({ limit, offset }) =>
      db.select().from(pageEdits).where(where).orderBy(desc(pageEdits.rev)).limit(limit).offset(offset),
  });
}

/** The live version; null while the page is offline. */
export async function liveVersion(call: OperatorCall, pageId: string): Promise<number | null> {
  return (await storedPage(call, pageId)).publishedVersion;
}

/** A version in its API format, without its document. */
export function presentVersion({ createdAt, ...row }: VersionRow, live: number | null): PageVersion {
  const { version, rev, note, operatorName } = row;
  return { version, rev, note, operatorName, createdAt: createdAt.getTime(), isLive: version === live };
}

/** An edit in its API format: modules and fields that it changed, without their content. */
export function presentEdit({ rev, at, operatorName, commands, inverse }: EditRow): EditEntry {
  return {
    rev,
    at: at.getTime(),
    operatorName,
    commands: commands.map((command) => presentCommand(command as Stored, (inverse ?? []) as Stored[])),
    canTakeBack: inverse !== null,
  };
}

type Stored = {
  type: string;
  id?: string;
  node?: { id: string; type: string };
  nodes?: Record<string, { type: string }>;
  root?: string;
  path?: (string | number)[];
  name?: string;
};

function presentCommand(command: Stored, inverse: readonly Stored[]): EditEntry['commands'][number] {
  const { type, id, node, root = id, path, name } = command;
  const nodeId = node?.id ?? root;
  // A removed module is in the inverse alone.
  const tree = [command, ...inverse].find((one) => one.root !== undefined && one.root === nodeId);
  const nodeType = node?.type ?? tree?.nodes?.[nodeId ?? '']?.type;
  const place = name === undefined ? path : [type === 'setField' ? 'fields' : 'meta', name];
  return {
    type,
    ...(nodeId !== undefined && { nodeId }),
    ...(nodeType !== undefined && { nodeType }),
    ...(place && { path: place }),
  };
}
