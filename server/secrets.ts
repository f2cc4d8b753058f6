import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './db/database.ts';
import { facts } from './db/schema.ts';

/** The secret of that name, made once for a database: every process that shares it signs and reads alike. */
export function secretFor(db: Db, name: string): Promise<string> {
  return storedSecret(db, name, async () => randomBytes(32).toString('base64url'));
}

/** The same for a secret that is made in another way. */
export async function storedSecret(db: Db, name: string, make: () => Promise<string>): Promise<string> {
  const known = `secret:${name}`;
  const read = async () => {
    const [stored] = await db.select({ value: facts.value }).from(facts).where(eq(facts.name, known));
    return (stored?.value as { secret: string } | undefined)?.secret;
  };
  const found = await read();
  if (found !== undefined) return found;
  const made = await make();
  await db
    .insert(facts)
    .values({ name: known, value: { secret: made } })
    .onConflictDoNothing();
  return (await read()) ?? made;
}
