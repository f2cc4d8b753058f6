import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import type { Tx } from '../../platform/db/database.ts';
import { memberScope } from '../../platform/member-scope.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { memberCredentials, memberIdentities, members } from '../members/schema.ts';
import { activityRow } from './activities.fixtures.ts';
import { activities, drawSources } from './schema.ts';
import { admitSources, MEMBERS_PER_SOURCE, type SourceCall } from './sources.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db } = await openTestApi([zest, guide]);
const ids = Array.from({ length: MEMBERS_PER_SOURCE.mailboxNetwork + 1 }, (_, i) => `member${i}`);
const last = ids.at(-1) ?? '';

beforeEach(async () => {
  await db.delete(members);
  await db.delete(activities);
  for (const { id: tenantId } of [zest, guide]) {
    await db.insert(members).values(ids.map((id) => ({ tenantId, id, nickname: id })));
    await db.insert(activities).values(['one', 'two'].map((id) => activityRow(tenantId, id)));
  }
});

type Place = { lottery?: string; tenant?: typeof zest; print?: string };

/** Admits a member to a draw from an IP address, with a device and a browser of its own. */
function admitIn(
  tx: Tx,
  id: string,
  address: string,
  { lottery = 'one', tenant = zest, print = `print-${id}` }: Place = {},
) {
  const headers = new Headers({ 'ccaop-x-d': `the-device-of-${id}` });
  const member = memberScope({ id, tokenHash: '' });
  const call = { scope: tenantScope(tenant), member, address, headers } as SourceCall;
  return admitSources(tx, call, lottery, { secret: 'of tests', fingerprint: print });
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
  'only a limited number of members with a mailbox alone may draw in a lottery from %s',
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

describe('members with a phone number or an account of a provider', () => {
  const phones = Array.from({ length: 500 }, (_, i) => `phone${i}`);
  beforeEach(async () => {
    await db.insert(members).values(phones.map((id) => ({ tenantId: 'zest', id, nickname: id })));
    await db.insert(memberCredentials).values(
      phones.slice(0, 250).map((memberId, i) => ({
        ...{ tenantId: 'zest', memberId },
        ...{ countryCode: '66', mobile: String(810_000_000 + i) },
      })),
    );
    await db.insert(memberIdentities).values(
      phones.slice(250).map((memberId) => ({
        ...{ tenantId: 'zest', memberId },
        ...{ provider: 'line' as const, subject: memberId },
      })),
    );
  });

  test('all draw behind a carrier’s address: 500 phones of ten models', async () => {
    await db.transaction(async (tx) => {
      for (const [i, id] of phones.entries())
        await admitIn(tx, id, '203.0.113.7', { print: `model ${i % 10}` });
    });
    // Mailboxes are bounded beside them as without them.
    await admitAll(ids.slice(0, -1), () => '203.0.113.7');
    await refused(admit(last, '203.0.113.7'));
  });

  test('a hundred of them draw with phones that look alike, and five mailboxes', async () => {
    const print = { print: 'one model' };
    await db.transaction(async (tx) => {
      for (const id of phones.slice(0, 95)) await admitIn(tx, id, '203.0.113.7', print);
      for (const id of ids.slice(0, 5)) await admitIn(tx, id, '203.0.113.7', print);
    });
    await refused(admit(phones[95] ?? '', '203.0.113.7', print));
  });

  test('a sixth mailbox with a phone that looks alike is refused', async () => {
    const print = { print: 'one model' };
    for (const id of ids.slice(0, 5)) await admit(id, '203.0.113.7', print);
    await refused(admit(ids[5] ?? '', '203.0.113.7', print));
  });

  test('more than five thousand of a network don’t', async () => {
    await admit('phone0', '203.0.113.7');
    await db.execute(sql`insert into members (tenant_id, id, nickname)
      select 'zest', 'farm' || i, '' from generate_series(1, 4999) i`);
    await db.execute(sql`insert into draw_sources (tenant_id, activity_id, key, member_id)
      select 'zest', 'one', key, 'farm' || i from draw_sources, generate_series(1, 4999) i where member_id = 'phone0'`);
    await refused(admit('phone1', '203.0.113.7'));
    await admit('phone1', '203.0.113.8');
  });
});
