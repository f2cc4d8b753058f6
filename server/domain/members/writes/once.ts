import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Call, MemberCall } from '../../../platform/call.ts';
import type { Db } from '../../../platform/db/database.ts';
import { memberWrites } from './schema.ts';

/** A member's write: its endpoint and input, and the id of the request. */
export type Write = { endpoint: string; input: unknown; requestId: string };

/**
 * Carries out a write once, however often its request is repeated: the repeats get the first one's result. The write and
 * its note are one transaction; pages are purged after it.
 */
export async function once(
  { db, scope, member: { id: memberId }, now, purge }: MemberCall,
  { endpoint, input, requestId }: Write,
  work: (call: Pick<Call, 'db' | 'purge'>) => Promise<unknown>,
): Promise<unknown> {
  const tags: string[] = [];
  const content = createHash('sha256')
    .update(JSON.stringify([endpoint, input]))
    .digest('base64url');
  const key = { tenantId: scope.tenantId, memberId, requestId, content };
  const result = await db.transaction(async (tx) => {
    const isThis = and(
      eq(memberWrites.tenantId, key.tenantId),
      eq(memberWrites.memberId, memberId),
      eq(memberWrites.requestId, requestId),
      eq(memberWrites.content, content),
    );
    // A concurrent repeat waits here until the first one is over.
    const [first] = await tx
      .insert(memberWrites)
      .values({ ...key, createdAt: new Date(now()) })
      .onConflictDoNothing()
      .returning({ requestId: memberWrites.requestId });
    if (!first) {
      const [before] = await tx.select({ result: memberWrites.result }).from(memberWrites).where(isThis);
      return before?.result;
    }
    const made = await work({ db: tx as unknown as Db, purge: async (some) => void tags.push(...some) });
    await tx.update(memberWrites).set({ result: made }).where(isThis);
    return made;
  });
  if (tags.length > 0) await purge(tags);
  return result;
}
