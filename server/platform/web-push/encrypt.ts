import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a browser's push subscription, base64url. */
export type PushKeys = { p256dh: string; auth: string };
/** Random values of one message, which the test vector of RFC 8291 fixes. */
type Chosen = { salt: Buffer; privateKey: Buffer };

const CURVE = 'prime256v1';
/** Maximum length of a message in bytes, which every push service takes (RFC 8291, 4). */
const RECORD = 4_096;
/** Bytes of the record that aren't text: the padding's delimiter and the tag. */
const OVERHEAD = 17;

/**
 * Encrypts a message for a browser (RFC 8291, content coding aes128gcm of RFC 8188) and gives the request's body.
 * @throws Error for keys that aren't a point of the curve and 16 bytes, and for a longer text
 */
export function encryptPush({ p256dh, auth }: PushKeys, text: string, chosen?: Chosen): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const secret = Buffer.from(auth, 'base64url');
  const plain = Buffer.from(text);
  if (secret.length !== 16) throw new Error('The secret has 16 bytes');
  if (plain.length + OVERHEAD > RECORD - 86) throw new Error('The message is too long');
  const ecdh = createECDH(CURVE);
  if (chosen) ecdh.setPrivateKey(chosen.privateKey);
  else ecdh.generateKeys();
  const own = ecdh.getPublicKey();
  const salt = chosen?.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const material = derive(ecdh.computeSecret(theirs), secret, info, 32);
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(own.length, 4);
  // The byte 2 delimits the padding of the last record.
  const sealed = [cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, own, ...sealed]);
}

const derive = (from: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));
