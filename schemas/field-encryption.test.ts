import { describe, expect, it, test } from 'vitest';
import { changeFields, cipherKeyOf, secretPaths } from './field-encryption.ts';

const SECRET_KEY = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP';

test('[N12] the first 26 characters and the suffix are the key, the last 16 the vector', () => {
  expect(SECRET_KEY).toHaveLength(42);
  expect(cipherKeyOf(SECRET_KEY, 'sfx-01')).toEqual({
    key: 'abcdefghijklmnopqrstuvwxyzsfx-01',
    iv: 'ABCDEFGHIJKLMNOP',
  });
  for (const [key, suffix] of [
    [SECRET_KEY.slice(1), 'sfx-01'],
    [SECRET_KEY, 'sfx-1'],
    ['', ''],
  ] as const)
    expect(() => cipherKeyOf(key, suffix)).toThrow(RangeError);
});

test('[N11] the named fields are secret at any depth, if they have text', () => {
  const names = ['rcv', 'sceneCode', 'validKey', 'password', 'repassword', 'mobile', 'email', 'preValidKey'];
  expect(secretPaths(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual(names);
  const address = { name: 'x', phone: 'x', area: { province: 'x', postalCode: 'x' }, street: 'x' };
  const inAddress = ['name', 'phone', 'area.province', 'area.postalCode', 'street'];
  expect(secretPaths(address)).toEqual(inAddress);
  expect(secretPaths({ accountNumber: 'x', accountName: 'x' })).toEqual(['accountNumber', 'accountName']);
  const report = ['sharedType', 'sharedObjectId', 'sharerId', 'deviceFingerprint', 'jumpTarget'];
  expect(secretPaths(Object.fromEntries(report.map((name) => [name, 'x'])))).toEqual(report);
  const body = { rcvType: 'EMAIL', email: '', mobile: null, list: [{ user: { email: 'a@b' } }, 'email'] };
  expect(secretPaths(body)).toEqual(['list.0.user.email']);
  for (const none of [null, undefined, 'email', 7, []]) expect(secretPaths(none)).toEqual([]);
});

describe('changeFields', () => {
  const shout = (text: string) => text.toUpperCase();

  it('changes the texts at the paths, and nothing else', () => {
    const body = { email: 'a', name: 'b', list: [{ email: 'c' }] };
    changeFields(body, ['email', 'list.0.email'], shout);
    expect(body).toEqual({ email: 'A', name: 'b', list: [{ email: 'C' }] });
  });

  it.each([
    ['what isn’t there', ['mobile']],
    ['what isn’t text', ['list']],
    ['what is inherited', ['constructor.name', '__proto__.email', 'list.length']],
    ['the same twice', ['email', 'email']],
  ])('refuses %s', (_, paths) => {
    expect(() => changeFields({ email: 'a', list: [] }, paths, shout)).toThrow(RangeError);
  });
});
