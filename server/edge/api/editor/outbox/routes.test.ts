import { beforeEach, expect, test } from 'vitest';
import { openOutboxMessage, outboxMessages } from '#schemas/api/invented/member-desk.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { outbox } from '../../../../platform/delivery/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest, tenantFixture('guide')]);
const boss = await operatorFixture(db, 'boss', { zest: 'owner' });
const owner = client(zest, await signIn(db, zest, boss));
const list = async (query = {}) => (await owner.call(outboxMessages, { query })).map(({ id }) => id);

beforeEach(async () => {
  await db.delete(auditLog);
  await db.delete(outbox);
  const mail = { destination: 'mali@test.example', subject: '123456 is your code', body: '123456' };
  await db.insert(outbox).values([
    { ...mail, tenantId: 'zest', id: 'old', createdAt: new Date(1_000) },
    { ...mail, tenantId: 'zest', id: 'new', destination: '+66812345678', createdAt: new Date(2_000) },
    { ...mail, tenantId: 'guide', id: 'other', createdAt: new Date(3_000) },
  ]);
});

test('owners see their tenant’s outbox, the newest first, without codes or whole addresses', async () => {
  expect(await owner.call(outboxMessages, { query: {} })).toEqual([
    { id: 'new', kind: 'text', destination: '+66•••678', createdAt: 2_000 },
    { id: 'old', kind: 'mail', destination: 'm•••@test.example', createdAt: 1_000 },
  ]);
});

test('the outbox can be filtered by kind and by the whole destination, not by a part of it', async () => {
  expect(await list({ kind: 'mail' })).toEqual(['old']);
  expect(await list({ kind: 'text' })).toEqual(['new']);
  expect(await list({ destination: 'MALI@test.example' })).toEqual(['old']);
  for (const part of ['mali', 'test.example', '+668']) expect(await list({ destination: part })).toEqual([]);
  expect(await list({ destination: '%' })).toEqual([]);
});

test('an opened message is shown completely, and the access is logged', async () => {
  expect(await owner.call(openOutboxMessage, { params: { id: 'old' } })).toEqual({
    destination: 'mali@test.example',
    subject: '123456 is your code',
    body: '123456',
  });
  expect(await db.select().from(auditLog)).toMatchObject([
    { tenantId: 'zest', action: 'message.open', subjectId: 'old', operatorName: 'boss' },
  ]);
});

test('another tenant’s message is not found', async () => {
  const opened = owner.call(openOutboxMessage, { params: { id: 'other' } });
  await expect(opened).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await db.select().from(auditLog)).toEqual([]);
});
