import { beforeEach, expect, test } from 'vitest';
import { truthReport } from '#schemas/api/invented/truth.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { goods } from '../../../../domain/catalogue/schema.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditNightly } from '../../../../domain/truth/keep-audit.ts';
import { truthAudits } from '../../../../domain/truth/schema.ts';
import { NOW, storeItem } from '../../../../domain/truth/truth.fixtures.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);
const anna = await operatorFixture(db, 'anna', { zest: 'editor', guide: 'editor' });
const shop = client(zest, await signIn(db, zest, anna));
const foreign = client(guide, await signIn(db, guide, anna));
const viewer = client(zest, await signIn(db, zest, await operatorFixture(db, 'vera', { zest: 'viewer' })));
const DAY_MS = 86_400_000;

const audit = (tenant = zest, at = NOW) => auditNightly({ db, now: () => at }, tenantScope(tenant));
const report = (by = shop) => by.call(truthReport, {});

beforeEach(async () => {
  await db.delete(truthAudits);
  await db.delete(goods);
});

test('the newest audit has its contradictions, with the names of their products', async () => {
  expect(await report()).toEqual({ audits: [], contradictions: [] });
  await storeItem(db, { verdict: 'BELOW' });
  await audit();
  expect(await report()).toEqual({
    audits: [{ at: NOW, items: 1, claims: 66, wrong: 1, parts: 1 }],
    contradictions: [
      {
        place: 'stored',
        subject: 'goods',
        id: 'a',
        name: 'zest goods a ไทย',
        currency: 'THB',
        claim: 'verdict',
        said: 'BELOW',
        recorded: 'FAR_BELOW',
      },
    ],
  });
  await db.update(goods).set({ verdict: 'FAR_BELOW' });
  await audit(zest, NOW + 1);
  const { audits, contradictions } = await report();
  expect([audits.map(({ wrong }) => wrong), contradictions]).toEqual([[0, 1], []]);
});

test('another tenant has its own audits, of items of the same ids', async () => {
  await storeItem(db, { verdict: 'BELOW' });
  await db.insert(goods).values(goodsRow('guide', 'a', { price: 1, availability: 'OUT_OF_STOCK' }));
  await audit();
  expect(await report(foreign)).toEqual({ audits: [], contradictions: [] });
  await audit(guide, NOW);
  const theirs = await report(foreign);
  expect(theirs.contradictions.map(({ name, claim }) => [name, claim])).toContainEqual([
    'guide goods a ไทย',
    'price',
  ]);
  expect((await report()).contradictions.map(({ name }) => name)).toEqual(['zest goods a ไทย']);
});

test('thirty audits of each tenant are kept', async () => {
  await audit(guide, NOW - 100 * DAY_MS);
  for (let day = 0; day < 32; day += 1) await audit(zest, NOW + day * DAY_MS);
  const { audits } = await report();
  expect([audits.length, audits[0]?.at, audits.at(-1)?.at]).toEqual([
    30,
    NOW + 31 * DAY_MS,
    NOW + 2 * DAY_MS,
  ]);
  expect((await report(foreign)).audits).toHaveLength(1);
});

test('a hundred contradictions of an audit are kept', async () => {
  await db.insert(goods).values(Array.from({ length: 60 }, (_, at) => goodsRow('zest', `g${at}`)));
  const { wrong } = await audit();
  expect(wrong).toBeGreaterThan(100);
  const { audits, contradictions } = await report();
  expect([audits[0]?.wrong, contradictions.length]).toEqual([wrong, 100]);
});

test('a viewer may not read them', async () => {
  await expect(report(viewer)).rejects.toMatchObject({ status: 403 });
});
