import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as desk from '#schemas/api/invented/activity-desk.ts';
import { listMedia, replaceMedia } from '#schemas/api/invented/media-library.ts';
import { usedOn } from '#schemas/api/invented/references.ts';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { operatorFixture, signIn } from '../operators/operators.fixtures.ts';
import { mediaAssets } from '../page-tables/schema.ts';
import { rebuildTenant } from '../pages/rebuild-references.ts';
import { docRefs } from '../references/schema.ts';

const HOUR_MS = 3_600_000;
const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest]);
const operator = async (name: string) =>
  client(zest, await signIn(db, zest, await operatorFixture(db, name, { zest: 'publisher' })));
const maker = await operator('maker');
const starter = await operator('starter');

const address = (name: string) => `/media/zest/${name}.webp`;
const named = (text: string) => ({ th: text, en: text, id: text });
const PICTURES = ['cover', 'prize', 'badge', 'other'] as const;
for (const id of PICTURES) {
  const file = {
    contentType: 'image/webp',
    width: 10,
    height: 10,
    bytes: 1,
    operatorId: 'o',
    operatorName: 'o',
  };
  await db.insert(mediaAssets).values({ tenantId: 'zest', id, url: address(id), name: id, ...file });
}

const draft = (over: Partial<ActivityDraft> = {}): ActivityDraft => ({
  type: 'LOTTERY',
  title: named('Wheel'),
  summary: {},
  rules: named('Rules'),
  picture: address('cover'),
  startTime: clock.now() - HOUR_MS,
  endTime: clock.now() + HOUR_MS,
  lottery: {
    mode: 'INSTANT',
    licenceNumber: '1/2569',
    winsPerMember: 1,
    claimDays: 14,
    nothing: 0,
    chances: [],
    prizes: [
      { id: 'p', name: named('Phone'), picture: address('prize'), stock: 1, weight: 1, needsAddress: false },
    ],
  },
  ...over,
});
const uses = async (id: (typeof PICTURES)[number]) => {
  const { users } = await maker.call(usedOn, { body: { kind: 'media', ids: [id] } });
  return users.map(({ kind, title, live, draft: isDraft }) => ({ kind, title, live, draft: isDraft }));
};
const unused = async () => {
  const { content } = await maker.call(listMedia, { query: { only: 'unused' } });
  return content.map(({ id }) => id).toSorted();
};
const wheel = { kind: 'activity', title: 'Wheel' };

test('an activity uses its picture and those of its prizes and badges, from its draft to its removal', async () => {
  const { id, version } = await maker.call(desk.createActivity, { body: draft() });
  for (const used of ['cover', 'prize'] as const)
    expect(await uses(used)).toEqual([{ ...wheel, live: false, draft: true }]);
  expect(await unused()).toEqual(['badge', 'other']);

  const changed = await maker.call(desk.saveActivity, {
    params: { id },
    body: { version, activity: draft({ picture: address('other') }) },
  });
  expect(await unused()).toEqual(['badge', 'cover']);

  await starter.call(desk.startActivity, { params: { id }, body: { version: changed.version } });
  expect(await uses('prize')).toEqual([{ ...wheel, live: true, draft: false }]);
  const written = await db.select().from(docRefs);
  await db.transaction((tx) => rebuildTenant(tx, tenantScope(zest)));
  expect(await db.select().from(docRefs)).toEqual(written);

  const badges = [
    {
      id: 'b',
      name: named('Badge'),
      text: {},
      picture: address('badge'),
      reason: 'DAILY_VISIT',
      goal: 1,
    } as const,
  ];
  const badge = await maker.call(desk.createActivity, {
    body: draft({ type: 'BADGE', picture: undefined, lottery: undefined, badges }),
  });
  expect(await unused()).toEqual(['cover']);
  await maker.call(desk.deleteActivity, { params: { id: badge.id }, query: { version: badge.version } });
  expect(await unused()).toEqual(['badge', 'cover']);
});

test('replacing a picture everywhere names the activities that show it, and leaves them', async () => {
  const { failed, pages, entries } = await maker.call(replaceMedia, {
    params: { id: 'prize' },
    body: { by: 'cover' },
  });
  expect({ pages, entries }).toEqual({ pages: [], entries: [] });
  expect(failed).toMatchObject([{ ...wheel, code: 'ACTIVITY_FIXED' }]);
  expect(await db.$count(docRefs, eq(docRefs.toId, address('prize')))).toBe(1);
});
