import { sql } from 'drizzle-orm';
import { ENCRYPTION_WINDOW_MS } from '#schemas/field-encryption.ts';
import type { Db } from '../db/database.ts';
import { openedRequests } from '../db/schema.ts';

/** A request of the window's last moment counts for so long after the first that is refused as too early. */
const REMEMBERED_MS = 2 * ENCRYPTION_WINDOW_MS;
/** Forgotten at once, at most: more than comes in. */
const FORGOTTEN = 100;

/**
 * True the first time that a request with this tag is opened, in whatever process. What has left the window is
 * forgotten on the way.
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
