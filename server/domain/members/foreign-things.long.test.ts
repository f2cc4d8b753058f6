import { createHash } from 'node:crypto';
import { notInArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/registry.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { CODE_SECRET, openTestApi, UPLOAD_SECRET } from '../../edge/api/api.fixtures.ts';
import { leastInput, urlAbout } from '../../edge/api/least-input.fixtures.ts';
import { contentRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenantRows } from '../../platform/db/tenant-rows.fixtures.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { activityRow, giveChances, insertLottery } from '../activities/activities.fixtures.ts';
import { activities, bonusOrders, paymentAccounts, prizeRecords } from '../activities/schema.ts';
import { priceAlerts, pushSubscriptions } from '../alerts/schema.ts';
import { contents } from '../articles/schema.ts';
import { goods } from '../catalogue/schema.ts';
import { shares, shortLinks } from '../sharing/schema.ts';
import { codeHash } from './auth-codes.ts';
import { signedIn } from './members.fixtures.ts';
import { signUpload } from './presigned-uploads.ts';
import * as tables from './schema.ts';
import { sessionId } from './sessions.ts';
import { uploadKey } from './uploads.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, send } = await openTestApi([zest, guide]);
const vault = createVault(db, undefined);
// Calls for public page content are left out; they return only the caller's own likes
// (interaction/marks/routes.test.ts).
const asked = endpoints.filter(
  ({ auth, previewable }) => auth === 'member' || (auth === 'visitor' && !previewable),
);

/** Calls that give a member nothing of their own; logins at providers and passkeys are in cookies (their `routes.test.ts`). */
const IMPERSONAL = [
  'startProviderLogin',
  'linkProvider',
  'linkIdToken',
  'startPasskey',
  'addPasskey',
  'proveByPasskey',
  'pushKey',
  'alertPreview',
];

/**
 * Ids to request. The caller mali has only an account at zest; `own` is another member there, `foreign` is one of
 * guide, and guide has a member called mali too.
 */
const IDS = ['own', 'foreign', 'mali'];
/** Pattern of data that only `own` may see, and of all data of guide. */
const PRIVATE = /private|fond|ploy|guide/;

for (const tenantId of ['zest', 'guide']) {
  const author = { authorId: 'own' };
  for (const id of ['own', 'fond']) {
    await db.insert(goods).values(goodsRow(tenantId, id));
    await db.insert(contents).values(contentRow(tenantId, id, author));
  }
}

/** Rows before each test, and session hashes; empty until they have been inserted. */
let start = { rows: '', sessions: [''] };

beforeEach(async () => {
  // A session is opened for each call.
  await db.delete(tables.memberSessions).where(notInArray(tables.memberSessions.tokenHash, start.sessions));
  // Most calls change nothing, and inserting takes as long as ten calls.
  if (JSON.stringify(await tenantRows(db)) === start.rows) return;
  for (const table of [tables.authCodes, tables.notices, tables.members, activities]) await db.delete(table);
  for (const table of [shortLinks, tables.authCodes, tables.notices, tables.members]) await db.delete(table);
  await signedIn(db, zest, 'mali');
  await signedIn(db, zest, 'ploy');
  await insertThings('zest', 'own');
  await signedIn(db, zest, 'own');
  for (const id of IDS) await insertThings('guide', id);
  const sessions = await db.select().from(tables.memberSessions);
  start = {
    rows: JSON.stringify(await tenantRows(db)),
    sessions: sessions.map(({ tokenHash }) => tokenHash),
  };
});

/** Push endpoint of a member's browser. */
const endpointOf = (id: string) => `https://push.example/${id}`;
const BROWSER_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** Inserts one row of everything that is stored about a member; rows with an id of their own have the member's id. */
async function insertThings(tenantId: string, id: string): Promise<void> {
  const of = { tenantId, memberId: id };
  const secret = `private ${tenantId} ${id}`;
  const text = { nickname: `${id} of ${tenantId}`, birthday: secret };
  await db.insert(tables.members).values({ tenantId, id, ...text, gender: 1 });
  const mobile = { countryCode: '66', mobile: `81234000${IDS.indexOf(id)}` };
  await db.insert(tables.memberCredentials).values({ ...of, ...mobile, email: emailOf(id) });
  await db.insert(tables.memberIdentities).values({ ...of, provider: 'line', subject: secret });
  const passkey = { publicKey: secret, counter: 0, transports: [], model: secret, agent: secret };
  await db.insert(tables.memberPasskeys).values({ ...of, ...passkey, id, createdAt: new Date() });
  const review = { dataType: 'biography', dataValue: secret, auditAction: 'AUDITING' } as const;
  await db.insert(tables.profileReviews).values({ ...of, ...review, createdAt: new Date() });
  const at = { subjectType: 'GOODS', subjectId: 'own' };
  const fond = ['own', 'fond'].map((subjectId) => ({ ...of, ...at, subjectId, actionType: 'COLLECT' }));
  const liked = { ...of, actionType: 'THUMB_UP', subjectType: 'ARTICLE', subjectId: 'own' };
  await db.insert(tables.marks).values([...fond, liked]);
  await db.insert(tables.reports).values({ ...of, ...at, id, optionCode: 'OTHER', reason: secret });
  const said = { ...of, ...at, content: text.nickname, atUserIds: [] };
  await db.insert(tables.replies).values([
    { ...said, id },
    { ...said, id: `under ${id}`, rootId: id, replyToId: id },
  ]);
  const told = {
    type: 'comment',
    kind: 'REPLY',
    cause: secret,
    subjectType: 'GOODS',
    subjectId: 'fond',
  } as const;
  await db.insert(tables.memberMessages).values({ ...of, ...told, id, createdAt: new Date() });
  const notice = { tenantId, id, title: { en: tenantId }, content: {}, publishedAt: new Date() };
  await db.insert(tables.notices).values(notice);
  await db.insert(tables.noticeReads).values({ ...of, noticeId: id });
  const wish = { keyword: secret, categoryIds: [], tagIds: [], key: secret, lang: 'en' as const };
  await db.insert(tables.dealAlerts).values({ ...of, ...wish, id, createdAt: new Date() });
  await db.insert(goods).values(goodsRow(tenantId, id)).onConflictDoNothing();
  const watched = { target: 1, currency: secret, lang: 'en', byMail: true, quiet: true } as const;
  await db
    .insert(priceAlerts)
    .values({ ...of, ...watched, id, goodsId: id, createdAt: new Date(), sendingId: secret });
  const endpoint = endpointOf(id);
  await db.insert(pushSubscriptions).values({
    ...of,
    ...BROWSER_KEYS,
    id: createHash('sha256').update(endpoint).digest('base64url'),
    endpoint,
    createdAt: new Date(),
  });
  await insertLottery(db, tenantId, id, { prizes: [{ id, weight: 1, stock: 9, needsAddress: true }] });
  await giveChances(db, tenantId, id, [id], 9);
  const address = await vault.seal(
    { ...of, kind: 'address' },
    {
      name: secret,
      phone: '812345678',
      street: secret,
      area: { province: '', district: '', postalCode: '' },
    },
  );
  const won = { activityId: id, prizeId: id, number: 99, status: 'NOT_DELIVERED', address } as const;
  await db
    .insert(prizeRecords)
    .values({ ...of, ...won, id, wonAt: new Date(), addressAt: new Date(), claimUntil: new Date() });
  const bonus = { type: 'BONUS', bonusBasisPoints: 200 } as const;
  await db.insert(activities).values(activityRow(tenantId, `bonus ${id}`, bonus));
  await db.insert(bonusOrders).values({
    ...of,
    activityId: `bonus ${id}`,
    platform: 'LAZADA',
    orderId: id,
    title: secret,
    status: 'DELIVERED',
    amount: 100,
    bonus: 2,
    currency: 'THB',
    orderedAt: new Date(),
  });
  const account = await vault.seal(
    { ...of, kind: 'account' },
    { accountNumber: '0812345678', accountName: secret },
  );
  await db.insert(paymentAccounts).values({ ...of, account, method: 'PROMPTPAY', updatedAt: new Date() });
  const link = { code: secret, target: '/deals', createdAt: new Date(), expiresAt: new Date() };
  await db.insert(shortLinks).values({ ...of, ...link });
  const shared = { activityId: '', subjectType: 'GOODS', subjectId: 'own', device: secret };
  await db.insert(shares).values({ ...of, ...shared, id, createdAt: new Date() });
  if (tenantId === 'zest') {
    await db.insert(tables.follows).values([
      { ...of, targetId: 'ploy' },
      { ...of, targetId: 'own' },
    ]);
    await db.insert(tables.memberBlocks).values({ ...of, blockedId: 'ploy' });
  }
  const createdAt = new Date();
  const expiresAt = new Date(Date.now() + 600_000);
  await db.insert(tables.memberSessions).values({ ...of, ...sessionOf(tenantId, id), expiresAt });
  await db.insert(tables.memberUploads).values({ ...of, id: uploadOf(tenantId, id), createdAt });
  if (tenantId === 'guide' && id === 'own') return;
  const code = { tenantId, destination: emailOf(id), address: '', lang: 'en', memberId: id } as const;
  const [earlier, later] = [new Date(Date.now() - 120_000), new Date(Date.now() + 600_000)];
  const proof = (key: string) => ({
    ...code,
    id: `${key}-${id}`,
    createdAt: earlier,
    proofExpiresAt: later,
    proofHash: createHash('sha256').update(`${key}-${id}`).digest('hex'),
  });
  const closing = { ...code, id: `close-${id}`, createdAt: earlier, expiresAt: later };
  await db.insert(tables.authCodes).values([
    { ...proof('new'), scene: 'CHANGE_MOBILE_EMAIL', destination: `new-${emailOf(id)}` },
    { ...proof('old'), scene: 'CHECK_OLD_MOBILE_EMAIL' },
    { ...proof('password'), scene: 'CHANGEPWD', memberId: null },
    { ...closing, scene: 'CLOSEUSER', codeHash: codeHash(CODE_SECRET, closing.id, '123456') },
  ]);
}

const emailOf = (id: string) => `private-${id}@test.example`;

/** Input of calls whose minimal valid input doesn't refer to the member. */
const INPUTS: Record<string, (id: string) => object> = {
  sendAuthCode: (id) => ({ rcv: emailOf(id), rcvType: 'EMAIL', authScene: 'CLOSEUSER' }),
  verifyAuthCode: (id) => ({ ...INPUTS.sendAuthCode?.(id), authCode: '123456' }),
  closeAccount: (id) => ({ ...INPUTS.sendAuthCode?.(id), authCode: '123456' }),
  changeContact: (id) => ({
    email: `new-${emailOf(id)}`,
    validKey: `new-${id}`,
    preValidKey: `old-${id}`,
  }),
  proveMember: (id) => ({ validKey: `old-${id}` }),
  createPassword: (id) => ({
    validKey: `password-${id}`,
    password: 'mango1234',
    repassword: 'mango1234',
  }),
  thumbUp: () => ({ subjectType: 'ARTICLE', subjectId: 'fond' }),
  blockRelations: (id) => ({ fromUserIds: [id], blockedUserIds: ['ploy'] }),
  createReply: (id) => ({ subjectType: 'GOODS', subjectId: 'own', replyToId: id, content: 'hello' }),
  createShare: () => ({ subjectType: 'GOODS', subjectId: 'own' }),
  shareMappingPrereport: (id) => ({
    sharedType: 'ACTIVITY',
    sharedObjectId: id,
    sharerId: id,
    deviceFingerprint: 'fingerprint',
    jumpTarget: '/deals',
  }),
  transferShortUrl: () => ({ originUri: '/deals' }),
  addAlert: (id) => ({ keyword: id }),
  addPush: (id) => ({ endpoint: `${endpointOf(id)}/new`, ...BROWSER_KEYS }),
  removePush: (id) => ({ endpoint: endpointOf(id) }),
  updateAlert: (id) => ({ keyword: id }),
  drawLottery: (id) => ({ requestId: `the-request-of-${id}` }),
  givePrizeAddress: (id) => ({
    name: id,
    phone: '0812345678',
    street: id,
    area: { province: 'Bangkok', district: 'Pathum Wan', subDistrict: 'Lumphini', postalCode: '10330' },
  }),
  userShareOrder: (id) => ({ activityId: `bonus ${id}` }),
  userShareOrders: (id) => ({ activityId: `bonus ${id}` }),
  savePaymentAccount: (id) => ({
    activityId: `bonus ${id}`,
    method: 'PROMPTPAY',
    accountNumber: '0812345678',
    accountName: id,
  }),
  // Any other question shows the catalogue, whose goods have such names.
  aiChat: (id) => ({ question: 'ราคานี้ดีไหม', about: `g-${id}`, task: 'verdict' }),
  sendReport: (id) => ({
    subjectType: 'GOODS',
    subjectId: 'own',
    optionCode: 'OTHER',
    reason: `about ${id}, at length`,
  }),
};

const uploadOf = (tenantId: string, id: string) =>
  createHash('sha256').update(`${tenantId} ${id}`).digest('hex').slice(0, 24);

const sessionOf = (tenantId: string, id: string) => ({ tokenHash: `session of ${tenantId} ${id}` });

/** URLs that contain an id other than the member's, or more than an id. */
const tenantOf = (id: string) => (id === 'own' ? 'zest' : 'guide');
const URLS: Record<string, (one: Endpoint, id: string) => string> = {
  unlinkProvider: (one) => urlAbout(one, 'line'),
  endMemberSession: (one, id) => urlAbout(one, sessionId(sessionOf(tenantOf(id), id))),
  putUpload: (one, id) => {
    const upload = uploadOf(tenantOf(id), id);
    const grant = {
      key: uploadKey('zest', upload),
      memberId: id,
      contentType: 'image/png',
      size: 1,
      expireTime: Date.now() + 60_000,
    };
    const { contentType, size, expireTime } = grant;
    const signature = signUpload(UPLOAD_SECRET, grant);
    return urlAbout(one, upload, { contentType, size, expireTime, signature });
  },
};

/** Size of the largest enumeration in an input. */
const CHOICES = 9;

/** All requests to the endpoint that refer to that id. */
function requests(one: Endpoint, id: string): { url: string; body: string | undefined }[] {
  const given = INPUTS[one.id];
  const choices = given ? [undefined] : [undefined, ...Array.from({ length: CHOICES }, (_, at) => at)];
  const all = choices.map((choice) => ({
    url:
      URLS[one.id]?.(one, id) ??
      urlAbout(one, id, one.query && (leastInput(one.query, id, choice) as object)),
    body: one.body && JSON.stringify(given?.(id) ?? leastInput(one.body, id, choice)),
  }));
  return [...new Map(all.map((request) => [JSON.stringify(request), request])).values()];
}

/** Sends all requests, each with a new session, and gives the response bodies. */
async function ask(one: Endpoint, by: string, id: string): Promise<string> {
  const answers: string[] = [];
  for (const { url, body } of requests(one, id)) {
    const headers = { ...(await signedIn(db, zest, by)), 'content-type': 'application/json' };
    const response = await send(zest, url, {
      method: one.method,
      headers,
      ...(one.method !== 'GET' && { body: body ?? '{}' }),
    });
    expect(response.status, one.id).toBeLessThan(500);
    answers.push(await response.text());
  }
  return answers.join('\n');
}

type Rows = Awaited<ReturnType<typeof tenantRows>>;

/** Hash under which mali's questions to the assistant are counted. */
const ASKER = createHash('sha256').update('member\nmali').digest('base64url');
/** Column with a row's owner; a message belongs to the member who caused it. */
const OWNERS: Record<string, string> = { members: 'id', member_messages: 'actor_id' };

/** Every row except those of zest's mali, and except zest's report cases, which any reporter may open. */
function rowsOfOthers(rows: Rows): unknown {
  const isCaller = (table: string, row: Rows[string][number]) =>
    row.tenant_id === 'zest' &&
    (table === 'report_cases' || row.asker === ASKER || row[OWNERS[table] ?? 'member_id'] === 'mali');
  return Object.entries(rows).map(([table, all]) => [table, all.filter((row) => !isCaller(table, row))]);
}

describe.each(asked)('$id', (one) => {
  test.each(IDS)('reads and changes no data of another member, given the id %s', async (id) => {
    const before = rowsOfOthers(await tenantRows(db));
    expect(await ask(one, 'mali', id)).not.toMatch(PRIVATE);
    expect(rowsOfOthers(await tenantRows(db))).toEqual(before);
  });

  if (IMPERSONAL.includes(one.id)) return;
  // Guards the test above: if the owner got nothing either, INPUTS or the inserted rows would lack something.
  test('returns or changes more for the owner than for others', async () => {
    const forOthers = await ask(one, 'mali', 'own');
    const { member_sessions: _, ...before } = await tenantRows(db);
    const answer = await ask(one, 'own', 'own');
    const { member_sessions: sessions = [], ...after } = await tenantRows(db);
    const open = sessions.filter((row) => row.tenant_id === 'zest' && row.member_id === 'own');
    const isReached =
      answer !== forOthers ||
      JSON.stringify(after) !== JSON.stringify(before) ||
      open.length !== requests(one, 'own').length + 2;
    expect(isReached).toBe(true);
  });
});
