import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { activityDetail, drawLottery, givePrizeAddress, userPrizes } from '#schemas/api/activities.ts';
import * as desk from '#schemas/api/invented/activity-desk.ts';
import { receivedMessages } from '#schemas/api/messages.ts';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { giveChances } from '../../../../domain/activities/activities.fixtures.ts';
import { activities, lotteryPrizes, prizeRecords } from '../../../../domain/activities/schema.ts';
import { readWeights, sha256 } from '../../../../domain/activities/weights.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members } from '../../../../domain/members/schema.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock, purged } = await openTestApi([zest, guide]);
const HOUR_MS = 3_600_000;

/** Creates an operator of zest with that role, who uses English. */
async function operator(name: string, role: OperatorRole) {
  const person = await operatorFixture(db, name, { zest: role });
  return client(zest, { ...(await signIn(db, zest, person)), 'Accept-Language': 'en' });
}
const maker = await operator('maker', 'publisher');
const starter = await operator('starter', 'publisher');
const foreign = client(
  guide,
  await signIn(db, guide, await operatorFixture(db, 'foreign', { guide: 'owner' })),
);

const all = (text: string) => ({ th: `${text} ไทย`, en: text, id: `${text} Indonesia` });
const lottery: NonNullable<ActivityDraft['lottery']> = {
  mode: 'INSTANT',
  licenceNumber: '1/2569',
  winsPerMember: 2,
  claimDays: 14,
  nothing: 0,
  chances: [{ reason: 'DAILY_VISIT', chances: 1, times: 1, per: 'DAY' }],
  prizes: [
    {
      id: 'phone',
      name: all('Phone'),
      value: '12900.50',
      stock: 2,
      weight: 1,
      needsAddress: true,
    },
  ],
};
const draft = (
  over: Partial<ActivityDraft> = {},
  ofLottery: Partial<typeof lottery> = {},
): ActivityDraft => ({
  type: 'LOTTERY',
  title: all('Wheel'),
  summary: {},
  rules: all('Rules'),
  startTime: Date.now() - HOUR_MS,
  endTime: Date.now() + HOUR_MS,
  ...over,
  lottery: { ...lottery, ...over.lottery, ...ofLottery },
});
const refused = (code: string) => (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ code });
const make = (body = draft()) => maker.call(desk.createActivity, { body });
const start = ({ id, version }: desk.DeskActivity, by = starter) =>
  by.call(desk.startActivity, { params: { id }, body: { version } });
const save = ({ id, version }: desk.DeskActivity, activity: ActivityDraft, by = maker) =>
  by.call(desk.saveActivity, { params: { id }, body: { version, activity } });
const open = (id: string, by = maker) => by.call(desk.deskActivity, { params: { id } });
const shown = (id: string) => client(zest, {}).call(activityDetail, { params: { id } });
const deeds = async (id: string) =>
  (
    await db
      .select({ action: auditLog.action, by: auditLog.operatorName, details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, 'activity'), eq(auditLog.subjectId, id)))
      .orderBy(desc(auditLog.id))
  ).map(({ action, by }) => `${by} ${action}`);

beforeEach(async () => {
  clock.set(0);
  await db.delete(activities);
  await db.delete(members);
});

describe('a draft', () => {
  test('is stored as written, listed, and hidden from shoppers', async () => {
    const made = await make();
    expect(made).toMatchObject({ state: 'DRAFT', left: { phone: 2 }, promisedBy: { name: 'maker' } });
    expect(made.activity).toEqual(
      draft({ startTime: made.activity.startTime, endTime: made.activity.endTime }),
    );
    expect(made.weightsHash).toBeUndefined();
    expect(await open(made.id)).toEqual(made);
    const { content } = await maker.call(desk.deskActivities, { query: {} });
    expect(content).toEqual([
      expect.objectContaining({ id: made.id, state: 'DRAFT', title: 'Wheel', prizes: 2 }),
    ]);
    await refused('NOT_FOUND')(shown(made.id));
    expect(await deeds(made.id)).toEqual(['maker activity.create']);
  });

  test('can’t be read or changed by another tenant', async () => {
    const made = await make();
    await refused('NOT_FOUND')(open(made.id, foreign));
    await refused('NOT_FOUND')(save(made, draft(), foreign));
    await refused('NOT_FOUND')(start(made, foreign));
    await refused('NOT_FOUND')(foreign.call(desk.prizeAddresses, { params: { id: made.id }, body: {} }));
    expect((await foreign.call(desk.deskActivities, { query: {} })).content).toEqual([]);
  });

  test('can be changed only from its newest version', async () => {
    const made = await make();
    const prizes = [
      ...lottery.prizes,
      { ...lottery.prizes[0], id: 'pen', stock: 9 } as (typeof lottery.prizes)[0],
    ];
    const saved = await save(made, draft({}, { prizes, nothing: 8 }));
    expect(saved).toMatchObject({ left: { phone: 2, pen: 9 }, activity: { lottery: { nothing: 8 } } });
    await refused('CONFLICT')(save(made, draft()));
    await refused('CONFLICT')(start(made));
  });

  test.each<[string, Partial<ActivityDraft>, Partial<typeof lottery>, string]>([
    ['without a name', { title: { en: ' ' } }, {}, 'VALIDATION_FAILED'],
    [
      'with the part of another type',
      { bonus: { percent: '2', minimumPayout: '1' } },
      {},
      'VALIDATION_FAILED',
    ],
    ['with a script as picture', { picture: 'javascript:alert(1)' }, {}, 'VALIDATION_FAILED'],
    ['without prizes', {}, { prizes: [] }, 'VALIDATION_FAILED'],
    ['with a prize twice', {}, { prizes: [...lottery.prizes, ...lottery.prizes] }, 'VALIDATION_FAILED'],
    [
      'whose prizes are never drawn',
      {},
      { prizes: lottery.prizes.map((one) => ({ ...one, weight: 0 })) },
      'VALIDATION_FAILED',
    ],
    ['with an end before its start', { endTime: 1 }, {}, 'ACTIVITY_TIMES'],
    ['whose tickets are drawn at no time', {}, { mode: 'SCHEDULED' }, 'ACTIVITY_TIMES'],
  ])('%s is refused', async (_, over, ofLottery, code) => {
    await refused(code)(make(draft(over, ofLottery)));
    expect(await db.select().from(activities)).toEqual([]);
  });

  test('needs no weights when its prizes are drawn by tickets', async () => {
    const unweighted = { prizes: lottery.prizes.map((one) => ({ ...one, weight: 0 })) };
    const body = draft({}, { mode: 'SCHEDULED', drawTime: Date.now() + 2 * HOUR_MS, ...unweighted });
    const { id } = await make(body);
    expect((await open(id)).activity.lottery).toMatchObject(unweighted);
  });

  test('can be a bonus or badges too', async () => {
    const { lottery: _, ...common } = draft();
    const bonus = { ...common, type: 'BONUS', bonus: { percent: '2.50', minimumPayout: '100.00' } } as const;
    expect((await make(bonus)).activity).toEqual(bonus);
    const badge = { id: 'first', name: all('First'), text: {}, reason: 'SHARE', goal: 3 } as const;
    const badges = { ...common, type: 'BADGE' as const, badges: [badge] };
    const made = await make(badges);
    expect(made.activity).toEqual(badges);
    expect(await start(made)).toMatchObject({ state: 'RUNNING', left: {} });
  });
});

test('a published activity is changed by publishers, a draft by editors too', async () => {
  const editor = await operator('scribe', 'editor');
  const made = await make();
  const body = (version: string) => ({ version, activity: draft({ title: all('Another wheel') }) });
  const params = { id: made.id };
  const saved = await editor.call(desk.saveActivity, { params, body: body(made.version) });
  const running = await start(saved);
  await refused('FORBIDDEN')(editor.call(desk.saveActivity, { params, body: body(running.version) }));
  expect((await open(made.id)).version).toBe(running.version);
});

describe('a draft is deleted', () => {
  const remove = ({ id, version }: desk.DeskActivity, by = maker) =>
    by.call(desk.deleteActivity, { params: { id }, query: { version } });

  test('with its prizes, from the version seen, and logged', async () => {
    const made = await make();
    const saved = await save(made, draft({ title: all('Big wheel') }));
    await refused('CONFLICT')(remove(made));
    await refused('NOT_FOUND')(remove(saved, foreign));
    await remove(saved, await operator('helper', 'editor'));
    await refused('NOT_FOUND')(open(made.id));
    expect(await db.select().from(lotteryPrizes)).toEqual([]);
    const [newest] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(newest).toMatchObject({
      action: 'activity.delete',
      operatorName: 'helper',
      subjectId: made.id,
      details: { name: 'Big wheel' },
    });
    await refused('NOT_FOUND')(remove(saved));
  });

  test('unless it was ever published', async () => {
    const started = await start(await make());
    await refused('ACTIVITY_FIXED')(remove(started));
    const over = await starter.call(desk.endActivity, { params: { id: started.id } });
    await refused('ACTIVITY_FIXED')(remove(over));
    expect((await open(started.id)).state).toBe('ENDED');
  });
});

describe('starting an activity', () => {
  test('needs a publisher other than the one who last changed the prizes', async () => {
    const made = await make();
    await refused('ACTIVITY_FOUR_EYES')(start(made, maker));
    expect((await open(made.id)).state).toBe('DRAFT');
    // Texts don't need a second publisher; prizes do.
    const texted = await save(made, draft({ ...made.activity, title: all('Big wheel') }), starter);
    await refused('ACTIVITY_FOUR_EYES')(start(texted, maker));
    const richer = await save(texted, draft(texted.activity, { winsPerMember: 1 }), starter);
    await refused('ACTIVITY_FOUR_EYES')(start(richer, starter));
    expect(await start(richer, maker)).toMatchObject({ state: 'RUNNING' });
    expect(await deeds(made.id)).toEqual([
      'maker activity.start',
      'starter activity.change',
      'starter activity.change',
      'maker activity.create',
    ]);
  });

  test('commits the weights under a salt of its own, and sets the start to now at the earliest', async () => {
    const started = await start(await make());
    const [row] = await db.select().from(activities);
    const table = readWeights(row?.weightTable ?? '');
    expect(table.salt).toMatch(/^[\w-]{43}$/);
    expect(table).toMatchObject({ nothing: 0, prizes: [{ id: 'phone', weight: 1, stock: 2 }] });
    const { state, lottery: seen, startTime } = await shown(started.id);
    expect({ state, hash: seen?.weightsHash, startTime }).toEqual({
      state: 'RUNNING',
      hash: sha256(row?.weightTable ?? ''),
      startTime: row?.publishedAt?.getTime(),
    });
    expect(started.weightsHash).toBe(seen?.weightsHash);
    expect(purged).toEqual(expect.arrayContaining(['zest:activities', `zest:activity:${started.id}`]));
    await refused('CONFLICT')(start(started));
  });

  test.each<[string, Partial<ActivityDraft>, Partial<typeof lottery>, string]>([
    ['a licence or a reason for none', {}, { licenceNumber: undefined }, 'ACTIVITY_UNLICENSED'],
    [
      'a licence for tickets that are drawn on a date, too',
      {},
      { mode: 'SCHEDULED', drawTime: Date.now() + 2 * HOUR_MS, licenceNumber: undefined },
      'ACTIVITY_UNLICENSED',
    ],
    ['rules in every language', { rules: { th: 'กติกา' } }, {}, 'ACTIVITY_UNTRANSLATED'],
    ['an end in the future', { startTime: 1, endTime: 2 }, {}, 'ACTIVITY_TIMES'],
  ])('requires %s', async (_, over, ofLottery, code) => {
    const made = await make(draft(over, ofLottery));
    await refused(code)(start(made));
    expect((await open(made.id)).state).toBe('DRAFT');
  });

  test('needs no licence with an exemption', async () => {
    const exempt = { licenceNumber: undefined, licenceExemption: 'A game of skill' };
    expect(await start(await make(draft({}, exempt)))).toMatchObject({ state: 'RUNNING' });
  });
});

describe('a published activity', () => {
  test('keeps its promises; only texts and licence can be changed', async () => {
    const started = await start(await make());
    const { activity } = started;
    for (const change of [
      draft({ ...activity, endTime: activity.endTime + 1 }),
      draft(activity, { nothing: 1 }),
      draft(activity, { prizes: lottery.prizes.map((one) => ({ ...one, stock: 3 })) }),
      draft(activity, { chances: [] }),
    ])
      await refused('ACTIVITY_FIXED')(save(started, change));
    await refused('ACTIVITY_UNLICENSED')(save(started, draft(activity, { licenceNumber: '' })));
    await refused('ACTIVITY_UNTRANSLATED')(save(started, draft({ ...activity, title: { en: 'x' } })));
    const saved = await save(
      started,
      draft({ ...activity, summary: all('Win') }, { licenceNumber: '2/2569' }),
    );
    expect(saved).toMatchObject({ activity: { summary: all('Win') }, weightsHash: started.weightsHash });
    expect(await shown(started.id)).toMatchObject({ licenceNumber: '2/2569' });
  });

  test('can be ended at once, permanently', async () => {
    const { id } = await start(await make());
    expect(await starter.call(desk.endActivity, { params: { id } })).toMatchObject({ state: 'ENDED' });
    expect(await shown(id)).toMatchObject({ state: 'ENDED' });
    await refused('ACTIVITY_CLOSED')(starter.call(desk.endActivity, { params: { id } }));
    const other = await make();
    await refused('ACTIVITY_CLOSED')(starter.call(desk.endActivity, { params: { id: other.id } }));
  });

  test('can be made invalid with a reason, once', async () => {
    const { id } = await start(await make());
    const declare = () =>
      starter.call(desk.invalidateActivity, { params: { id }, body: { reason: all('A mistake') } });
    expect(await declare()).toMatchObject({ state: 'INVALID', invalidReason: 'A mistake' });
    expect(await shown(id)).toMatchObject({ state: 'INVALID', invalidReason: 'A mistake ไทย' });
    await refused('CONFLICT')(declare());
    const body = { reason: { en: '' } };
    await refused('VALIDATION_FAILED')(starter.call(desk.invalidateActivity, { params: { id }, body }));
  });
});

describe('won prizes', () => {
  const address = {
    name: '=Mali',
    phone: '081-234-5678',
    street: '1 Rama IV',
    area: { province: 'Bangkok', district: 'Pathum Wan', subDistrict: 'Lumphini', postalCode: '10330' },
  };
  let id = '';
  let mali: ReturnType<typeof client>;
  const draws = async (query: { only?: 'won' | 'toShip' } = {}) =>
    (await maker.call(desk.activityDraws, { params: { id }, query })).content;
  const addresses = (by = starter, after = 0) =>
    by.call(desk.prizeAddresses, { params: { id }, body: { after } });
  const deliver = (recordId: string, trackingNumber = 'TH1') =>
    starter.call(desk.deliverPrize, {
      params: { id, recordId },
      body: { carrier: 'Thailand Post', trackingNumber },
    });

  beforeEach(async () => {
    id = (await start(await make())).id;
    mali = client(zest, await signedIn(db, zest, 'mali', 'Mali'));
    await giveChances(db, 'zest', id, ['mali'], 3);
    for (let i = 0; i < 3; i++)
      await mali.call(drawLottery, { params: { id }, body: { requestId: randomUUID() } });
  });

  test('have masked names; prizes won and left add up to the stock', async () => {
    const found = await draws();
    expect(found.map(({ number, name, record }) => [number, name, record?.status])).toEqual([
      ['3', 'M•••', undefined],
      ['2', 'M•••', 'NOT_FILL_ADDRESS'],
      ['1', 'M•••', 'NOT_FILL_ADDRESS'],
    ]);
    expect(await draws({ only: 'won' })).toHaveLength(2);
    expect(await draws({ only: 'toShip' })).toEqual([]);
    expect(await open(id)).toMatchObject({
      left: { phone: 0 },
      figures: { members: 1, chances: 3, draws: 3, won: 2, unaddressed: 2, toShip: 0, delivered: 0 },
    });
    const [prize] = await db.select().from(lotteryPrizes);
    expect(prize).toMatchObject({ stock: 2, left: 0 });
  });

  test('list their addresses once each, and the access is logged', async () => {
    const [, second, first] = await draws();
    expect(await addresses()).toEqual({ addresses: [], hasNext: false });
    const recordId = first?.record?.id ?? '';
    await refused('ADDRESS_MISSING')(deliver(recordId));
    await mali.call(givePrizeAddress, { params: { awardRecordId: recordId }, body: address });
    expect(await addresses()).toEqual({
      addresses: [{ number: 1, prizeName: 'Phone', address: { ...address, phone: '812345678' } }],
      hasNext: false,
    });
    expect((await draws({ only: 'toShip' })).map(({ number }) => number)).toEqual(['1']);
    expect(await deeds(id)).toEqual(expect.arrayContaining(['starter activity.addresses']));
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain('Rama');

    await deliver(recordId);
    await deliver(recordId);
    expect((await deeds(id)).filter((deed) => deed === 'starter activity.deliver')).toHaveLength(1);
    const delivered = async () =>
      (await mali.call(userPrizes, { params: { id } })).find((one) => one.id === recordId);
    const before = await delivered();
    expect(before).toMatchObject({ status: 'DELIVERED', carrier: 'Thailand Post', trackingNumber: 'TH1' });
    await deliver(recordId, 'TH2');
    expect(await delivered()).toEqual({ ...before, trackingNumber: 'TH2' });
    expect(await addresses()).toEqual({ addresses: [], hasNext: false });
    await refused('NOT_FOUND')(deliver('nothing'));
    const elsewhere = { params: { id: 'other', recordId: second?.record?.id ?? '' }, body: {} };
    await refused('NOT_FOUND')(starter.call(desk.deliverPrize, elsewhere));
  });

  test('send their winner a message when they are sent, and when that changes, in the winner’s language', async () => {
    const [, , first] = await draws();
    const recordId = first?.record?.id ?? '';
    const give = () => mali.call(givePrizeAddress, { params: { awardRecordId: recordId }, body: address });
    const told = async (lang: string) => {
      const headers = { ...(await signedIn(db, zest, 'mali')), 'Accept-Language': lang };
      const body = { type: 'community_security' } as const;
      return (await client(zest, headers).call(receivedMessages, { body })).content;
    };
    await give();
    expect(await told('en')).toEqual([]);
    await deliver(recordId);
    await deliver(recordId);
    const sent = { kind: 'PRIZE_SENT', title: 'Phone', content: 'Thailand Post · TH1' };
    expect(await told('en')).toMatchObject([{ ...sent, subjectType: 'PRIZE', subjectCode: id }]);
    clock.set(1_000);
    await deliver(recordId, 'TH2');
    expect(await told('id')).toMatchObject([
      { kind: 'PRIZE_CHANGED', title: 'Phone Indonesia', content: 'Thailand Post · TH2' },
      { ...sent, title: 'Phone Indonesia' },
    ]);
    expect(await told('en')).toHaveLength(2);
  });

  test('can be sent while their winner gives an address, without a deadlock', async () => {
    const [, , first] = await draws();
    const recordId = first?.record?.id ?? '';
    const params = { awardRecordId: recordId };
    await mali.call(givePrizeAddress, { params, body: address });
    for (let i = 0; i < 10; i++) {
      const [sent] = await Promise.allSettled([
        deliver(recordId, `TH${i}`),
        mali.call(givePrizeAddress, { params, body: address }),
      ]);
      expect(sent.status).toBe('fulfilled');
      await db.update(prizeRecords).set({ status: 'NOT_DELIVERED' }).where(eq(prizeRecords.id, recordId));
    }
  });

  test('list their addresses in batches of 1,000, each once', async () => {
    const [, , first] = await draws();
    await mali.call(givePrizeAddress, { params: { awardRecordId: first?.record?.id ?? '' }, body: address });
    const [sent] = await db.select().from(prizeRecords).where(eq(prizeRecords.number, 1));
    if (!sent) throw new Error('no record');
    const more = Array.from({ length: 1_500 }, (_, i) => ({ ...sent, id: `more${i}`, number: i + 10 }));
    await db.insert(prizeRecords).values(more);
    const one = await addresses();
    const last = one.addresses.at(-1)?.number;
    const two = await addresses(starter, last);
    expect([one.addresses.length, one.hasNext, last]).toEqual([1_000, true, 1_008]);
    expect([two.addresses.length, two.hasNext]).toEqual([501, false]);
    const numbers = [...one.addresses, ...two.addresses].map(({ number }) => number);
    expect(numbers).toEqual([1, ...more.map(({ number }) => number)]);
    const counts = await db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'activity.addresses')))
      .orderBy(auditLog.id);
    expect(counts.map(({ details }) => details)).toEqual([{ count: 1_000 }, { count: 501 }]);
  });

  test('are visible to editors without addresses, and editors can’t record a delivery', async () => {
    const editor = await operator('editor', 'editor');
    expect((await editor.call(desk.activityDraws, { params: { id }, query: {} })).totalElements).toBe(3);
    await refused('FORBIDDEN')(addresses(editor));
    const one = { params: { id, recordId: 'any' }, body: {} };
    await refused('FORBIDDEN')(editor.call(desk.deliverPrize, one));
  });
});
