import * as z from 'zod/mini';
import { secretKeySchema } from '#schemas/entities/secret-key.ts';

/** Its name in the browser's storage (S2 §3). */
const NAME = 'secret-key';

const recordSchema = z.extend(secretKeySchema, {
  /** By how much the server's clock is ahead of this one, milliseconds. */
  ahead: z.number(),
});
export type SecretKeyRecord = z.infer<typeof recordSchema>;

/** The secret key of an earlier page, while it lasts. */
export function keptRecord(): SecretKeyRecord | undefined {
  const record = attempt(() => z.safeParse(recordSchema, JSON.parse(localStorage.getItem(NAME) ?? '')).data);
  return record && Date.now() + record.ahead < record.expireTime ? record : undefined;
}

export function keepRecord(record: SecretKeyRecord): void {
  attempt(() => localStorage.setItem(NAME, JSON.stringify(record)));
}

export function forgetRecord(): void {
  attempt(() => localStorage.removeItem(NAME));
}

/** A browser may forbid or have no room for storage: then every page asks for a key of its own. */
function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
