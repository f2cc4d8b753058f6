import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../db/schema.ts';
import { openTenantDirectory } from './tenants.ts';

const { db } = await openTestDatabase();
const rowOf = (id: string, siteOrigin?: string) => {
  const { id: _, siteOrigin: __, ...settings } = tenantFixture(id, { hosts: [`${id}.example`, id] });
  return { id, settings: { ...settings, siteOrigin } };
};
await db.insert(tenants).values([rowOf('plain'), rowOf('proxied', 'https://shop.example')]);

test('a tenant without a configured origin has its first host and the server’s port', async () => {
  let port = 0;
  const directory = await openTenantDirectory(
    db,
    () => port,
    () => undefined,
  );
  port = 4100;
  await directory.reload();
  expect(directory.byId('plain')?.tenant.siteOrigin).toBe('http://plain.example:4100');
  expect(directory.byHost('plain:1')?.visible.siteOrigin).toBe('http://plain.example:4100');
  expect(directory.byId('proxied')?.tenant.siteOrigin).toBe('https://shop.example');
});
