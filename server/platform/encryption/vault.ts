import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { secretFor } from '../secrets.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Owner and kind of the data: data sealed for one place can't be opened for another. */
type Place =
  | { tenantId: string; memberId: string; kind: 'address' | 'account' }
  | { tenantId: string; feedId: string; kind: 'feed' }
  | { tenantId: string; webhookId: string; kind: 'webhook' }
  | { tenantId: string; invitationId: string; kind: 'invitation' }
  | { tenantId: string; mailId: string; kind: 'sign-in-mail' };

export type Vault = ReturnType<typeof createVault>;

/**
 * Creates the vault, which encrypts personal data, the keys of feeds or webhooks and the links of mails in the tables:
 * AES-256-GCM with `key`, or with a key that is generated once and stored in the database (then a copy of all
 * tables includes it).
 */
export function createVault(db: Db, key: string | undefined) {
  const readKey = async () =>
    createHash('sha256')
      .update(key ?? (await secretFor(db, 'personal-data')))
      .digest();
  let known: Promise<Buffer> | undefined;
  // Queried once: a list of addresses would otherwise use every connection for its keys.
  const cipherKey = () => {
    known ??= readKey().catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    async seal(place: Place, value: object): Promise<string> {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, await cipherKey(), iv).setAAD(nameOf(place));
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    /** Decrypts data. @throws Error for data that was changed, or sealed for another place or with another key */
    async open(place: Place, sealed: string): Promise<unknown> {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, await cipherKey(), bytes.subarray(0, IV_BYTES))
        .setAAD(nameOf(place))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
      return JSON.parse(Buffer.concat(text).toString('utf8'));
    },
  };
}

const nameOf = (place: Place) => Buffer.from(JSON.stringify([place.tenantId, ownerOf(place), place.kind]));

function ownerOf(place: Place): string {
  switch (place.kind) {
    case 'feed':
      return place.feedId;
    case 'webhook':
      return place.webhookId;
    case 'invitation':
      return place.invitationId;
    case 'sign-in-mail':
      return place.mailId;
    default:
      return place.memberId;
  }
}
