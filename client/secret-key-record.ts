import * as z from 'zod/mini';
import { secretKeySchema } from '#schemas/entities/secret-key.ts';
import { browserStorage } from '#ui/safe-storage.ts';

/** Key in the browser's storage (S2 §3). */
const NAME = 'secret-key';

const recordSchema = z.extend(secretKeySchema, {
  /** Time by which the server's clock is ahead of this one, in ms. */
  ahead: z.number(),
});
export type SecretKeyRecord = z.infer<typeof recordSchema>;

/** Secret key of an earlier page, while it is valid. */
export function keptRecord(): SecretKeyRecord | undefined {
  const record = z.safeParse(recordSchema, browserStorage.read(NAME)).data;
  return record && Date.now() + record.ahead < record.expireTime ? record : undefined;
}

export function keepRecord(record: SecretKeyRecord): void {
  browserStorage.write(NAME, record);
}

export function forgetRecord(): void {
  browserStorage.remove(NAME);
}
