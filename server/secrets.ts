import { randomBytes } from 'node:crypto';
import type { Db } from './db/database.ts';
import { facts } from './db/schema.ts';

/** The secret of that name, made once for a database: every process that shares it signs and reads alike. */
export async function secretFor(db: Db, name: string): Promise<string> {
  const fact = { name: `secret:${name}`, value: { secret: randomBytes(32).toString('base64url') } };
  const [stored] = await db
    .insert(facts)
    .values(fact)
    .onConflictDoUpdate({ target: facts.name, set: { name: fact.name } })
    .returning();
  return ((stored ?? fact).value as typeof fact.value).secret;
}
