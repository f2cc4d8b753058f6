import { and, count, eq, gt, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { MemberCall } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { members, memberUploads, profileReviews } from './schema.ts';

/** Dependencies of members' uploads: the secret that signs URLs, and the store for pictures. */
export type Uploads = { secret: string; store: MediaStore };

const HOUR_MS = 3_600_000;
/** Upload URLs that a member gets per hour. */
const MOST_PER_HOUR = 20;
/** Time for which an uploaded picture can be made the avatar; unused ones are deleted later than that. */
const USABLE_MS = 30 * 60_000;

export const uploadKey = (tenantId: string, id: string) => `${tenantId}/avatars/${id}.webp`;
export const uploadUrl = (tenantId: string, id: string) => `/media/${uploadKey(tenantId, id)}`;

/** Records the pictures that the member may send. @throws AppError RATE_LIMITED */
export async function openUploads(call: MemberCall, ids: readonly string[]): Promise<void> {
  const { db, scope, member } = call;
  const createdAt = new Date(call.now());
  await db.transaction(async (tx) => {
    // Locks the member, so that concurrent requests are counted one at a time.
    await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.tenantId, scope.tenantId), eq(members.id, member.id)))
      .for('no key update');
    const lastHour = gt(memberUploads.createdAt, new Date(call.now() - HOUR_MS));
    const [{ opened } = { opened: 0 }] = await tx
      .select({ opened: count() })
      .from(memberUploads)
      .where(and(ofMember(call), lastHour));
    if (opened + ids.length > MOST_PER_HOUR) throw new AppError('RATE_LIMITED', { seconds: HOUR_MS / 1_000 });
    await tx
      .insert(memberUploads)
      .values(ids.map((id) => ({ tenantId: scope.tenantId, id, memberId: member.id, createdAt })));
  });
}

/** Claims the only upload attempt, whether it succeeds or not. @throws AppError UPLOAD_REFUSED */
export async function claimUpload(call: MemberCall, id: string): Promise<void> {
  const claimed = await call.db
    .update(memberUploads)
    .set({ sentAt: new Date(call.now()) })
    .where(and(ofMember(call), eq(memberUploads.id, id), isNull(memberUploads.sentAt)))
    .returning({ id: memberUploads.id });
  if (claimed.length === 0) throw new AppError('UPLOAD_REFUSED');
}

export async function storeUpload(
  call: MemberCall & { uploads: Uploads },
  id: string,
  picture: Buffer,
): Promise<void> {
  await call.uploads.store.write(uploadKey(call.scope.tenantId, id), picture);
  await call.db
    .update(memberUploads)
    .set({ storedAt: new Date(call.now()) })
    .where(and(ofMember(call), eq(memberUploads.id, id)));
}

/** Checks that the URL is a picture that the member has recently uploaded. @throws AppError UPLOAD_REFUSED */
export async function requireUpload(call: MemberCall, url: string): Promise<void> {
  const id = /\/([a-f0-9]{24})\.webp$/.exec(url)?.[1] ?? '';
  const isFresh = and(
    isNotNull(memberUploads.storedAt),
    gt(memberUploads.createdAt, new Date(call.now() - USABLE_MS)),
  );
  const [found] = await call.db
    .select({ id: memberUploads.id })
    .from(memberUploads)
    .where(and(ofMember(call), eq(memberUploads.id, id), isFresh));
  if (!found || url !== uploadUrl(call.scope.tenantId, id)) throw new AppError('UPLOAD_REFUSED');
}

const ofMember = ({ scope, member }: MemberCall) =>
  and(eq(memberUploads.tenantId, scope.tenantId), eq(memberUploads.memberId, member.id));

/** Deletes uploaded pictures that are neither an avatar nor awaiting review. */
export async function removeUnusedUploads({
  db,
  now,
  store,
}: { db: Db; now: Clock['now'] } & Pick<Uploads, 'store'>): Promise<void> {
  const url = sql`'/media/' || ${memberUploads.tenantId} || '/avatars/' || ${memberUploads.id} || '.webp'`;
  const shown = db
    .select()
    .from(members)
    .where(
      and(
        eq(members.tenantId, memberUploads.tenantId),
        eq(members.id, memberUploads.memberId),
        eq(members.avatar, url),
      ),
    );
  const reviewed = db
    .select()
    .from(profileReviews)
    .where(
      and(
        eq(profileReviews.tenantId, memberUploads.tenantId),
        eq(profileReviews.memberId, memberUploads.memberId),
        eq(profileReviews.dataType, 'avatar'),
        sql`position(${url} in ${profileReviews.dataValue}) > 0`,
      ),
    );
  const unused = await db
    .select({ tenantId: memberUploads.tenantId, id: memberUploads.id })
    .from(memberUploads)
    .where(
      and(lt(memberUploads.createdAt, new Date(now() - HOUR_MS)), notExists(shown), notExists(reviewed)),
    );
  // The row is deleted last, so that a file that couldn't be deleted is retried.
  for (const { tenantId, id } of unused) {
    await store.remove(uploadKey(tenantId, id));
    await db.delete(memberUploads).where(eq(memberUploads.id, id));
  }
}
