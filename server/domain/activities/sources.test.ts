import { beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import type { Tx } from '../../platform/db/database.ts';
import { memberScope } from '../../platform/member-scope.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { members } from '../members/schema.ts';
import { activityRow } from './activities.fixtures.ts';
import { activities, drawSources } from './schema.ts';
import { admitSources, MEMBERS_PER_SOURCE, type SourceCall } from './sources.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db } = await openTestApi([zest, guide]);
const ids = Array.from({ length: MEMBERS_PER_SOURCE.network + 1 }, (_, i) => `member${i}`);
const last = ids.at(-1) ?? '';

beforeEach(async () => {
  await db.delete(members);
  await db.delete(activities);
  for (const { id: tenantId } of [zest, guide]) {
    await db.insert(members).values(ids.map((id) => ({ tenantId, id, nickname: id })));
    await db.insert(activities).values(['one', 'two'].map((id) => activityRow(tenantId, id)));
  }
});

type Place = { lottery?: string; tenant?: typeof zest };

/** Admits a member to a draw from an IP address, with a device and a browser of its own. */
function admitIn(tx: Tx, id: string, address: string, { lottery = 'one', tenant = zest }: Place = {}) {
  const headers = new Headers({ 'ccaop-x-d': `the-device-of-${id}` });
  const member = memberScope({ id, tokenHash: '' });
  const call = { scope: tenantScope(tenant), member, address, headers } as SourceCall;
  return admitSources(tx, call, lottery, { secret: 'of tests', fingerprint: `print-${id}` });
}
const admit = (...from: [id: string, address: string, place?: Place]) =>
  db.transaction((tx) => admitIn(tx, ...from));
const admitAll = (some: readonly string[], addressOf: (i: number) => string) =>
  db.transaction(async (tx) => {
    for (const [i, id] of some.entries()) await admitIn(tx, id, addressOf(i));
  });
const refused = (admitted: Promise<void>) =>
  expect(admitted).rejects.toMatchObject({ code: 'ACTIVITY_ABNORMAL' });

test.each([
  ['an address', () => '203.0.113.7', '203.0.113.8'],
  ['a network of 64 bits', (i: number) => `2001:db8:0:7::${i.toString(16)}`, '2001:db8:0:8::1'],
] as const)(
  'only a limited number of members of %s may draw in a lottery',
  async (_, addressOf, elsewhere) => {
    await admitAll(ids.slice(0, -1), addressOf);
    const there = addressOf(ids.length);
    await refused(admit(last, there));
    // A refusal stores nothing, and members who have drawn may continue.
    await refused(admit(last, there));
    await admit('member0', there);
    await admit(last, elsewhere);
    await admit(last, there, { lottery: 'two' });
    await admit(last, there, { tenant: guide });
  },
);

test('page renders have no IP address, and share no network', async () => {
  await admitAll(ids, () => '');
});

test('the stored keys do not reveal members’ sources', async () => {
  await admit('member0', '203.0.113.7');
  expect(JSON.stringify(await db.select().from(drawSources))).not.toMatch(/203|113|print|device/);
});
