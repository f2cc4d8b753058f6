import pino from 'pino';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { dealRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { tenants } from '../../platform/db/schema.ts';
import { operatorScope } from '../../platform/operator-scope.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { addEntry, publishEntry } from './operations.ts';
import type { StoredType } from './read.ts';

/** Calls of a publisher of either tenant over a new database, in which both have goods and deals 1 to 3. */
export async function openContent() {
  const { db, pool, url } = await openTestDatabase();
  const given = [tenantFixture('zest'), tenantFixture('guide')] as const;
  await db.insert(tenants).values(given.map(({ id, ...settings }) => ({ id, settings })));
  for (const { id: tenantId } of given) {
    await db.insert(goods).values(['1', '2', '3'].map((id) => goodsRow(tenantId, id)));
    await db.insert(deals).values(['1', '2', '3'].map((id) => dealRow(tenantId, id)));
  }
  const purged: string[] = [];
  const [call, foreign] = given.map(
    (tenant): OperatorCall => ({
      scope: tenantScope(tenant),
      lang: 'th',
      db,
      now: () => Date.now(),
      purge: async (tags) => void purged.push(...tags),
      log: pino({ level: 'silent' }),
      operator: operatorScope({ id: 'paul', name: 'Paul', role: 'publisher' }),
    }),
  );
  if (!call || !foreign) throw new Error('No tenants');
  return { db, pool, url, call, foreign, purged };
}

/** Adds an entry, publishes it if its type is drafted, and gives its id. */
export async function addLive(
  call: OperatorCall,
  stored: StoredType,
  leaves: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { id } = await addEntry(call, stored, leaves);
  if (stored.type.lifecycle === 'drafted') await publishEntry(call, stored, id, '');
  return id;
}
