import { expect, test } from 'vitest';
import { reportOptions, sendReport } from '#schemas/api/user.ts';
import { REPORT_SUBJECT_TYPES } from '#schemas/enums/subject.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { goods } from '../../../../domain/catalogue/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { reports } from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);
const api = client(zest, { ...(await signedIn(db, zest, 'mali')), 'Accept-Language': 'id' });
await db.insert(goods).values(goodsRow('zest', 'one'));
const body = {
  subjectType: 'GOODS',
  subjectId: 'one',
  optionCode: 'COUNTERFEIT',
  reason: '1234567890',
} as const;

test('[I10] every type of subject has options of its own, in the requested language', async () => {
  for (const subjectType of REPORT_SUBJECT_TYPES) {
    const options = await api.call(reportOptions, { query: { subjectType } });
    expect(options.length).toBeGreaterThan(2);
    expect(options.at(-1)).toEqual({ code: 'OTHER', name: 'Lainnya' });
  }
});

test('a report is stored with its sender', async () => {
  await api.call(sendReport, { body });
  expect(await db.select().from(reports)).toMatchObject([{ ...body, tenantId: 'zest', memberId: 'mali' }]);
});

test.each([
  ['nine characters', { reason: ' 123456789 ' }, 422],
  ['an option of another type', { optionCode: 'EXPIRED' }, 422],
  ['an unknown subject', { subjectId: 'nothing' }, 404],
])('[I10] a report with %s is refused', async (_, over, status) => {
  await expect(api.call(sendReport, { body: { ...body, ...over } })).rejects.toMatchObject({ status });
});

test('guests can’t report', async () => {
  await expect(client(zest).call(sendReport, { body })).rejects.toMatchObject({ status: 401 });
});
