import { sql } from 'drizzle-orm';
import { ENCRYPTION_WINDOW_MS } from '#schemas/field-encryption.ts';
import type { Db } from '../db/database.ts';
import { openedRequests } from '../db/schema.ts';

/**
 * Time for which tags are remembered: a request may be valid from one window before its time until one window after.
 */
const REMEMBERED_MS = 2 * ENCRYPTION_WINDOW_MS;
/** Limit of expired tags deleted at once; more than arrive. */
const FORGOTTEN = 100;

/**
 * True the first time that a request with this tag is decrypted, in whichever process. Also deletes some expired
 * tags.
 */
export async function isFirstOpening(db: Db, tag: string, now: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    WITH old AS (
      DELETE FROM ${openedRequests} WHERE tag IN (
        SELECT tag FROM ${openedRequests} WHERE opened_at < ${new Date(now - REMEMBERED_MS)}
        LIMIT ${FORGOTTEN} FOR UPDATE SKIP LOCKED
      )
    )
    INSERT INTO ${openedRequests} (tag, opened_at) VALUES (${tag}, ${new Date(now)})
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}
