import { generateKeyPairSync } from 'node:crypto';
import { changeFields, decodeHeader, sealedHeaderSchema } from '#schemas/field-encryption.ts';
import { createCipher } from './cipher.ts';

const SECRET_KEY = 'k'.repeat(42);
const SUFFIX = 'sfx-01';

/** Mock of the server's encryption without a database: its responses to the key calls, and the decrypted requests. */
export function encryptionOfTests() {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1_024 });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const times = { expireTime: Date.now() + 3_600_000, currentTimeMillis: Date.now() };
  return {
    answers: {
      '/secret-keys': { data: { secretKey: SECRET_KEY, ...times } },
      '/public-key': {
        data: { publicKey: spki, modulus: '', exponent: '010001', keySize: 1_024, keySuffix: SUFFIX },
      },
    },
    /** JSON of a request with its secret fields in plain text. */
    async read(request: Request): Promise<unknown> {
      const body = JSON.parse((await request.text()) || 'null');
      const header = decodeHeader(sealedHeaderSchema, request.headers.get('Encryption') ?? '');
      changeFields(body, header?.bodyPaths ?? [], createCipher(SECRET_KEY, SUFFIX).decrypt);
      return body;
    },
  };
}
