import { describe, expect, test } from 'vitest';
import { loginByEmail, resetPassword } from '#schemas/api/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { testSeed } from '#tests/support/seed.ts';
import { openTestApi, testApi } from '../../edge/api/api.fixtures.ts';
import { createRandom } from '../random.ts';
import { browserOf, type LOGIN, sealedLogin } from './encryption.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db } = await openTestApi([zest, guide]);
const api = testApi(db, { encryption: { keyBits: 1_024, suffix: 'sfx-01' } });

type Attack = { tenant?: typeof zest; path?: string; header: string; body: string; authorization?: string };
type Header = Record<'secretKey' | 'nonce' | 'tag', string> & { bodyPaths: string[]; time: number };
type Sent = { header: string; body: string };

const read = (header: string): Header => JSON.parse(atob(header));
const write = (header: object) => btoa(JSON.stringify(header));
const seed = testSeed();
const random = createRandom(seed);

/** The text with one base64 character changed. */
function flipped(text: string): string {
  const at = random.int(0, text.length - 1);
  const other = [...'ABab01+/'].filter((letter) => letter !== text[at]);
  return text.slice(0, at) + random.pick(other) + text.slice(at + 1);
}

/** The body with one of its encrypted fields changed. */
function withField(body: string, change: (field: string, all: typeof LOGIN) => string): string {
  const all = JSON.parse(body) as typeof LOGIN;
  const name = random.pick(['email', 'password'] as const);
  return JSON.stringify({ ...all, [name]: change(all[name], all) });
}

/** A header with one field changed. */
const changed = (header: string, change: (told: Header) => Partial<Record<keyof Header, unknown>>) => {
  const told = read(header);
  return write({ ...told, ...change(told) });
};

/**
 * Attacks with `sent`, an intercepted request that never arrived, `seen`, one of the same browser that did, and
 * another browser's.
 */
const attacks: Record<string, (sent: Sent, seen: Sent, strange: Sent) => Attack> = {
  'a changed ciphertext': ({ header, body }) => ({ header, body: withField(body, flipped) }),
  'a shortened ciphertext': ({ header, body }) => ({
    header,
    body: withField(body, (field) => field.slice(0, -4)),
  }),
  'a plain field': ({ header, body }) => ({ header, body: withField(body, () => 'Secret1234') }),
  'fields of another message': ({ header }, seen) => ({ header, body: seen.body }),
  'a field of another message': ({ header, body }, seen) => ({
    header,
    body: withField(body, () => JSON.parse(seen.body).password),
  }),
  'fields changed for each other': ({ header, body }) => ({
    header,
    body: JSON.stringify({ email: JSON.parse(body).password, password: JSON.parse(body).email }),
  }),
  'a field more': ({ header, body }) => ({ header, body: body.replace('{', '{"mobile":"x",') }),
  'white space': ({ header, body }) => ({ header, body: ` ${body}` }),
  'no body': ({ header }) => ({ header, body: '' }),
  'a replay': (_, seen) => seen,
  'a replay at a later time': (_, { header, body }) => ({
    header: changed(header, ({ time }) => ({ time: time + 1 })),
    body,
  }),
  'a replay with another nonce': (_, { header, body }) => ({
    header: changed(header, ({ nonce }) => ({ nonce: nonce.replaceAll('0', '1').replace(/^./, 'f') })),
    body,
  }),
  'another tag': ({ header, body }) => ({
    header: changed(header, ({ tag }) => ({ tag: flipped(tag) })),
    body,
  }),
  'no tag': ({ header, body }) => ({
    header: changed(header, () => ({ tag: random.pick([undefined, '', 'AAAA', 0]) })),
    body,
  }),
  'another key': ({ header, body }) => ({
    header: changed(header, ({ secretKey }) => ({ secretKey: flipped(secretKey) })),
    body,
  }),
  'another browser’s key': ({ header, body }, _, strange) => ({
    header: changed(header, () => ({ secretKey: read(strange.header).secretKey })),
    body,
  }),
  'fewer paths': ({ header, body }) => ({
    header: changed(header, ({ bodyPaths }) => ({ bodyPaths: bodyPaths.slice(1) })),
    body,
  }),
  'other paths': ({ header, body }) => ({
    header: changed(header, ({ bodyPaths }) => ({
      bodyPaths: random.pick([[...bodyPaths, 'password'], ['__proto__.email'], 'email']),
    })),
    body,
  }),
  'a header that is none': ({ body }) => ({
    header: random.pick(['', 'x', 'bnVsbA==', '[]', write([]), write({})]),
    body,
  }),
  'another tenant': (sent) => ({ ...sent, tenant: guide }),
  'another call': (sent) => ({ ...sent, path: resetPassword.path }),
  'a query': (sent) => ({ ...sent, path: `${loginByEmail.path}?a=${random.int(0, 8)}` }),
  'another caller': (sent) => ({ ...sent, authorization: 'Bearer mine' }),
};

/** Sends so many attacks, each kind in turn, and checks that all get the same refusal. */
async function attack(times: number): Promise<void> {
  const browser = browserOf(api, zest);
  const send = async ({ tenant = zest, authorization, header, body, path = loginByEmail.path }: Attack) => {
    const headers = {
      Encryption: header,
      'Accept-Language': 'en',
      ...(authorization && { authorization }),
    };
    const response = await api.send(tenant, path, {
      method: 'POST',
      headers,
      body,
    });
    return `${response.status} ${response.headers.get('encryption')} ${await response.text()}`;
  };
  const seen = await sealedLogin(browser);
  const strange = await sealedLogin(browserOf(api, zest));
  const loginOf = (i: number) => ({ email: `member${i}@example.com`, password: `Secret${i}` });
  const genuine = await send(seen);
  expect(genuine).not.toMatch(/DECRYPTION_FAILED|INTERNAL/);
  const names = Object.keys(attacks);
  const accepted: string[] = [];
  const answers = new Map<string, number>();
  let sent = seen;
  for (let i = 0; i < times; i++) {
    if (i % 100 === 0) sent = await sealedLogin(browser, '', loginOf(i));
    const name = names[i % names.length] ?? '';
    const next = attacks[name]?.(sent, seen, strange);
    if (!next) throw new Error(name);
    const answer = await send(next);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (!answer.includes('"DECRYPTION_FAILED"')) accepted.push(name);
  }
  expect(accepted, `seed ${seed}`).toEqual([]);
  const refusal = { success: false, code: 'DECRYPTION_FAILED', message: 'Decryption failed', data: null };
  expect([...answers]).toEqual([[`400 null ${JSON.stringify(refusal)}`, times]]);
  // The unchanged request is still accepted.
  expect(await send(sent)).not.toContain('DECRYPTION_FAILED');
}

describe('of changed, repeated or combined requests none is accepted, and all get the same response', () => {
  test('of 500', () => attack(500));
  test('of 10,000', { tags: 'all' }, () => attack(10_000));
});
