import { expect, test } from 'vitest';
import { memberList } from '#schemas/api/invented/member-desk.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { memberCredentials, members } from '../../../../domain/members/schema.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);
const anna = await operatorFixture(db, 'anna', { zest: 'editor' });
const editor = client(zest, await signIn(db, zest, anna));
const find = async (query: object) => (await editor.call(memberList, { query })).content;
const ids = async (query: object) => (await find(query)).map(({ id }) => id);

const at = (second: number) => new Date(second * 1_000);
const of = { tenantId: 'zest' };
await db.insert(members).values([
  { ...of, id: 'mali', nickname: 'Mali Suwan', createdAt: at(1) },
  { ...of, id: 'ploy', nickname: 'Ploy 100%', createdAt: at(2), deactivatedAt: at(9) },
  { ...of, id: 'gone', nickname: '', createdAt: at(3), closedAt: at(9) },
  { tenantId: 'guide', id: 'mali', nickname: 'Mali Other', createdAt: at(4) },
]);
await db.insert(memberCredentials).values([
  { ...of, memberId: 'mali', email: 'mali@test.example', countryCode: '66', mobile: '812345678' },
  { tenantId: 'guide', memberId: 'mali', email: 'other@test.example' },
]);

test('editors see the tenant’s members, the newest first, with masked contacts', async () => {
  expect(await find({})).toEqual([
    { id: 'ploy', nickname: 'Ploy 100%', createdAt: 2_000, deactivatedAt: 9_000 },
    {
      id: 'mali',
      nickname: 'Mali Suwan',
      createdAt: 1_000,
      email: 'm•••@test.example',
      mobile: '+66•••678',
    },
  ]);
  expect(await ids({ deactivated: true })).toEqual(['ploy']);
  expect(await ids({ deactivated: false })).toEqual(['mali']);
  expect(await ids({ size: 1, page: 2 })).toEqual(['mali']);
});

test.each(['mali', 'SUWAN', 'Mali@test.example', '081-234-5678', '812345678', '+66 81 234 5678'])(
  'a member is found by %s',
  async (keyword) => {
    expect(await ids({ keyword })).toEqual(['mali']);
  },
);

test.each(['uwan', 'mali@test', '345678', '81234567', 'other', 'other@test.example', '_'])(
  'no member is found by %s',
  async (keyword) => {
    expect(await ids({ keyword })).toEqual([]);
  },
);

test('a percent sign is no wildcard', async () => {
  expect(await ids({ keyword: '100%' })).toEqual(['ploy']);
  expect(await ids({ keyword: '%' })).toEqual([]);
});
