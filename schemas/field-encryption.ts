import * as z from 'zod/mini';
import { SECRET_KEY } from './constants.ts';

/** Fields whose text is sent encrypted if the endpoint demands it (S2 §7). */
export const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'rcv',
  'sceneCode',
  'validKey',
  'password',
  'repassword',
  'mobile',
  'email',
  'preValidKey',
  'name',
  'phone',
  'province',
  'district',
  'subDistrict',
  'postalCode',
  'street',
  'accountNumber',
  'accountName',
  'sharedType',
  'sharedObjectId',
  'sharerId',
  'deviceFingerprint',
  'jumpTarget',
]);
const SUFFIX_LENGTH = 32 - SECRET_KEY.keyLength;

/** Maximum distance between a request's time and the server's. */
export const ENCRYPTION_WINDOW_MS = 5 * 60_000;

const base64Schema = z.string().check(z.maxLength(1_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
const pathsSchema = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50));

/** Common part of the `Encryption` header: the key, plain or wrapped, and the paths of the encrypted fields. */
export const plainHeaderSchema = z.object({ secretKey: z.string(), bodyPaths: pathsSchema });

/** Header of apps with the original scheme: the common part and nothing else. */
export const originalHeaderSchema = z.strictObject({ secretKey: base64Schema, bodyPaths: pathsSchema });
export type OriginalHeader = z.infer<typeof originalHeaderSchema>;

/** Header with a tag, which proves that request or response was not changed. */
export const sealedHeaderSchema = z.object({
  secretKey: base64Schema,
  bodyPaths: pathsSchema,
  time: z.int(),
  nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  tag: base64Schema,
});
export type SealedHeader = z.infer<typeof sealedHeaderSchema>;

/** Encodes the header as base64 of its JSON. */
export const encodeHeader = (header: object): string => btoa(JSON.stringify(header));

/** Content of a header; undefined for an invalid one. */
export function decodeHeader<T>(schema: z.ZodMiniType<T>, text: string): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(atob(text))).data;
  } catch {
    return undefined;
  }
}

/**
 * The cipher key and initialisation vector of a secret key (S2 §9).
 * @throws RangeError unless key and suffix have their lengths
 */
export function cipherKeyOf(secretKey: string, suffix: string): { key: string; iv: string } {
  if (secretKey.length !== SECRET_KEY.length || suffix.length !== SUFFIX_LENGTH)
    throw new RangeError('Not a secret key');
  return {
    key: secretKey.slice(0, SECRET_KEY.keyLength) + suffix,
    iv: secretKey.slice(-SECRET_KEY.ivLength),
  };
}

/** Purpose of the tag's own key, so that no key serves two purposes. */
export const TAG_PURPOSE = 'talat field encryption tag';

/** Text that a tag signs: the whole message, and the request that it belongs to. */
export function taggedText(
  header: Omit<SealedHeader, 'tag'>,
  message: {
    direction: 'request' | 'response';
    method: string;
    url: URL;
    authorization: string;
    body: string;
  },
): string {
  const { direction, method, url, authorization, body } = message;
  const { secretKey, bodyPaths, time, nonce } = header;
  const place = [direction, method, url.pathname + url.search, authorization];
  return JSON.stringify([...place, secretKey, bodyPaths, time, nonce, body]);
}

/** Paths of a body's secret fields with text, such as `data.user.email`. */
export function secretPaths(body: unknown, path: readonly string[] = []): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const here = [...path, name];
    if (typeof value !== 'string') return secretPaths(value, here);
    return SECRET_FIELDS.has(name) && value !== '' ? [here.join('.')] : [];
  });
}

/** True if a path ends in the name of a secret field. */
export const isSecretPath = (path: string): boolean => SECRET_FIELDS.has(path.split('.').at(-1) ?? '');

/** Replaces the text at each path, in place. @throws RangeError where a path leads to no text */
export function changeFields(
  body: unknown,
  paths: readonly string[],
  change: (text: string) => string,
): void {
  if (new Set(paths).size < paths.length) throw new RangeError('A path comes twice');
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce(own, body) as Record<string, unknown>;
    const text = own(holder, last);
    if (typeof text !== 'string') throw new RangeError(`No text: ${path}`);
    holder[last] = change(text);
  }
}

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
