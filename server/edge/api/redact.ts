import { SECRET_FIELDS } from '#schemas/field-encryption.ts';

export const REDACTED = '[redacted]';

/** Fields that are neither named like a secret nor sent encrypted: of push, sign-in, members and the assistant. */
const PRIVATE = ['auth', 'p256dh', 'endpoint', 'birthday', 'biography', 'question', 'turns'];
const NAMES = ['authCode', 'smscode', ...PRIVATE, ...SECRET_FIELDS].join('|');
const NAME = `[\\w-]*(?:authorization|cookie|password|secret|signature|token)[\\w-]*|${NAMES}`;
/** In an address also the parameters with which a provider's login returns; in a body `code` names things of the shop. */
const SECRET_NAME = new RegExp(`^(?:${NAME}|code|state)$`, 'i');
/**
 * Pattern of a secret's value in JSON: a string that may be cut, a number, or an object or array and everything after
 * it.
 */
const VALUE = '"(?:[^"\\\\]|\\\\.)*"?|[\\d.eE+-]+|[[{][^]*';
const SECRET_FIELD = new RegExp(`("(?:${NAME})"\\s*:\\s*)(?:${VALUE})`, 'gi');

/** The values of a header or query, without secrets. */
export function withoutSecrets(values: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries(
    Array.from(values, ([name, value]) => [name, SECRET_NAME.test(name) ? REDACTED : value]),
  );
}

/** The text of a JSON body, which may be cut, with the values of its secrets replaced. */
export function withoutSecretFields(text: string): string {
  return text.replace(SECRET_FIELD, `$1"${REDACTED}"`);
}
