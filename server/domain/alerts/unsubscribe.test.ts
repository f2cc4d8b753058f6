import { expect, test } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { dealAlerts } from '../members/schema.ts';
import { alertRows, DAY, MORNING } from './digests.fixtures.ts';
import { pauseByToken, unsubscribeToken } from './unsubscribe.ts';

test('[X14] the token of an old mail stays valid', () => {
  expect(unsubscribeToken('secret', 'zest', 'mali')).toBe('mali.0aoCWA6EdpFQgBEMF0_0sh0-_jA9yYK1tOXvhreSzwA');
});

test('[X14] a token is signed for its tenant and member with the secret', () => {
  const tokens = [
    unsubscribeToken('secret', 'zest', 'mali'),
    unsubscribeToken('other', 'zest', 'mali'),
    unsubscribeToken('secret', 'guide', 'mali'),
    unsubscribeToken('secret', 'zest', 'nid'),
  ];
  expect(new Set(tokens.map((token) => token.split('.')[1])).size).toBe(tokens.length);
});

test('[X14] an already paused alert keeps its time', async () => {
  const { db } = await openTestDatabase();
  const { insertMember, insertAlert } = alertRows(db);
  await db.insert(tenants).values({ id: 'zest', settings: {} });
  // The member id may contain the separator of the signature.
  await insertMember('ma.li');
  const before = new Date(MORNING - DAY);
  await insertAlert('ma.li', { key: 'paused', pausedAt: before });
  await insertAlert('ma.li', { key: 'awake' });
  await pauseByToken(db, 'secret', 'zest', unsubscribeToken('secret', 'zest', 'ma.li'), MORNING);
  const rows = await db.select().from(dealAlerts);
  expect(Object.fromEntries(rows.map(({ key, pausedAt }) => [key, pausedAt]))).toEqual({
    paused: before,
    awake: new Date(MORNING),
  });
});
