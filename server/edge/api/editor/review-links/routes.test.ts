import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createReviewLink, listReviewLinks, revokeReviewLink } from '#schemas/api/invented/review.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tokenHeaders } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { pages, reviewLinks } from '../../../../domain/page-tables/schema.ts';
import { readReview } from '../../../../domain/pages/review-token.ts';
import { secretFor } from '../../../../platform/secrets.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const other = tenantFixture('other');
const { db, client, clock } = await openTestApi([zest, other]);
const operator = client(zest, await tokenHeaders(db, zest, 'pages:write'));
const stranger = client(other, await tokenHeaders(db, other, 'pages:write'));
const params = { id: 'sale' };
const create = (body = { days: 7 }) => operator.call(createReviewLink, { params, body });
const list = () => operator.call(listReviewLinks, { params });

beforeEach(async () => {
  clock.set(0);
  await db.delete(pages);
  await db.delete(auditLog);
  await db.insert(pages).values([pageRow('zest', 'sale'), pageRow('other', 'sale')]);
});

test('a link is signed for its id, expires after its days and is logged', async () => {
  const link = await create();
  const token = link.path.replace('/review/', '');
  expect(readReview(await secretFor(db, 'review'), token)).toBe(link.id);
  expect(link.version).toBeNull();
  expect(Math.round((link.expiresAt - Date.now()) / 86_400_000)).toBe(7);
  expect(await list()).toEqual([link]);
  expect(await db.select().from(auditLog)).toMatchObject([{ action: 'review.create', subjectId: 'sale' }]);
});

test('an expired or revoked link is no longer listed', async () => {
  const { id } = await create();
  await create({ days: 1 });
  clock.set(2 * 86_400_000);
  expect((await list()).map((link) => link.id)).toEqual([id]);
  await operator.call(revokeReviewLink, { params: { id } });
  expect(await list()).toEqual([]);
  await expect(operator.call(revokeReviewLink, { params: { id } })).rejects.toMatchObject({ status: 404 });
});

test('links are only to existing versions of existing pages, for a limited time', async () => {
  const call = (id: string, body: { days: number; version?: number }) =>
    operator.call(createReviewLink, { params: { id }, body });
  await expect(call('none', { days: 1 })).rejects.toMatchObject({ status: 404 });
  await expect(call('sale', { days: 1, version: 3 })).rejects.toMatchObject({ status: 404 });
  await expect(call('sale', { days: 91 })).rejects.toMatchObject({ status: 422 });
  expect(await db.$count(reviewLinks)).toBe(0);
});

test('another tenant’s operator can neither see nor revoke a link', async () => {
  const { id } = await create();
  expect(await stranger.call(listReviewLinks, { params })).toEqual([]);
  await expect(stranger.call(revokeReviewLink, { params: { id } })).rejects.toMatchObject({ status: 404 });
  expect(await db.$count(reviewLinks, eq(reviewLinks.id, id))).toBe(1);
});
