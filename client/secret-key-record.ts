import * as z from 'zod/mini';
import { secretKeySchema } from '#schemas/entities/secret-key.ts';

/** Key in the browser's storage (S2 §3). */
const NAME = 'secret-key';

const recordSchema = z.extend(secretKeySchema, {
  /** Time by which the server's clock is ahead of this one, in ms. */
  ahead: z.number(),
});
export type SecretKeyRecord = z.infer<typeof recordSchema>;

/** Secret key of an earlier page, while it is valid. */
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

/** Result of a storage access, or undefined: without storage every page requests a key of its own. */
function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
