import { createECDH, createHmac, createPrivateKey, sign } from 'node:crypto';

/** Time for which a signature holds, in seconds: push services take up to a day. */
const LIFETIME_S = 12 * 3_600;

export type VapidKeys = {
  /** Uncompressed point, base64url: browsers subscribe with it. */
  publicKey: string;
  /** Authorization header for a push service, by which it knows this site (RFC 8292). */
  authorise: (endpoint: string, subject: string, now: number) => string;
};

/** Keys by which push services know this site, derived from a secret: the same for all processes. */
export function vapidKeys(secret: string): VapidKeys {
  const d = createHmac('sha256', secret).update('vapid').digest();
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(d);
  const point = ecdh.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: d.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    publicKey,
    authorise: (endpoint, subject, now) => {
      const exp = Math.floor(now / 1_000) + LIFETIME_S;
      const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: subject })}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}
