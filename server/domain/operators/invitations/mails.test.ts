import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import * as api from '#schemas/api/invented/operators.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../../edge/api/api.fixtures.ts';
import type { Message } from '../../../platform/delivery/courier.ts';
import { createVault } from '../../../platform/encryption/vault.ts';
import { tenantScope } from '../../../platform/tenants/tenants.ts';
import { operatorFixture, type Person, signIn } from '../operators.fixtures.ts';
import { auditLog, invitations, operators, organizations } from '../schema.ts';
import { sendInvitationMails } from './mails.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const START = Date.parse('2026-11-26T05:00:00Z');
/** Link of an invitation, on a line of its own. */
const LINK = /^http:\/\/zest\.localhost:3000\/editor\/invitation\/[\w-]{32}$/m;
const TWO_HOURS = 2 * 60 * 60 * 1_000;
/** Longer than a test takes, as the API's clock goes on meanwhile: what is due now is due then. */
const SOON = 10 * 60 * 1_000;

let owner: Person;
let mails: Message[];
let now = START;
let isRefused = false;

const sender = {
  db,
  now: () => now,
  tenantOf: (id: string) => (id === 'zest' ? tenantScope(zest) : undefined),
  vault: createVault(db, undefined),
  hasMailServer: true,
  log: pino({ level: 'silent' }),
  courier: async (_scope: unknown, _shop: string, mail: Message) => {
    if (isRefused) throw new Error('too busy');
    mails.push(mail);
  },
};
const send = () => sendInvitationMails(sender);
const at = (moment: number) => {
  now = moment;
  clock.set(moment - Date.now());
};

const byOwner = async (tenant = zest) => client(tenant, await signIn(db, tenant, owner));
const invite = async () =>
  (await byOwner()).call(api.inviteOperator, { body: { email: 'new@test.example', role: 'editor' } });
const listed = async () => (await (await byOwner()).call(api.team, {})).invitations.map(({ mail }) => mail);

beforeEach(async () => {
  mails = [];
  isRefused = false;
  at(START);
  await db.delete(operators);
  await db.delete(organizations);
  owner = await operatorFixture(db, 'owner', { zest: 'owner', guide: 'owner' });
});

test('an invitation is mailed once, with its link, and its token is then forgotten', async () => {
  await invite();
  expect(await listed()).toEqual([{ state: 'waiting', tries: 0, dueAt: expect.any(Number) }]);
  at(START + SOON);
  await Promise.all([send(), send()]);
  await send();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: 'new@test.example' });
  expect(mails[0]?.text).toMatch(LINK);
  expect(await listed()).toEqual([{ state: 'sent', tries: 1 }]);
  expect(await db.select().from(invitations)).toMatchObject([{ mailToken: null }]);
});

test('a refused mail is tried again with the same id for two hours, then its failure is shown', async () => {
  await invite();
  isRefused = true;
  at(START + SOON);
  await send();
  const [mail] = await listed();
  expect(mail).toMatchObject({ state: 'waiting', tries: 1, dueAt: START + SOON + 30_000 });
  isRefused = false;
  await send();
  expect(mails).toEqual([]);
  isRefused = true;
  for (let next = now; next < START + 3 * TWO_HOURS; next += 30_000) {
    at(next);
    await send();
  }
  expect(await listed()).toEqual([{ state: 'failed', tries: 9 }]);
});

test('a failed mail is sent again by the tenant’s owner', async () => {
  const { invitation } = await invite();
  isRefused = true;
  for (let next = START; next < START + 3 * TWO_HOURS; next += 60_000) {
    at(next);
    await send();
  }
  isRefused = false;
  const params = { id: invitation.id };
  await expect((await byOwner(guide)).call(api.mailInvitationAgain, { params })).rejects.toMatchObject({
    status: 404,
  });
  await send();
  expect(mails).toEqual([]);
  expect(await actions()).not.toContain('operator.mailAgain');
  await (await byOwner()).call(api.mailInvitationAgain, { params });
  expect(await actions()).toContain('operator.mailAgain');
  at(now + SOON);
  await send();
  expect(mails[0]?.text).toMatch(LINK);
  await expect((await byOwner()).call(api.mailInvitationAgain, { params })).rejects.toMatchObject({
    status: 404,
  });
});

const actions = async () => (await db.select().from(auditLog)).map(({ action }) => action);

test('an invitation that is taken back or replaced is not mailed', async () => {
  const { invitation } = await invite();
  await (await byOwner()).call(api.cancelInvitation, { params: { id: invitation.id } });
  await invite();
  const newest = await invite();
  at(START + SOON);
  await send();
  expect(mails).toMatchObject([{ id: newest.invitation.id, text: expect.stringMatching(LINK) }]);
});

test('a shop that this process doesn’t know yet keeps its mail', async () => {
  await invite();
  at(START + SOON);
  await sendInvitationMails({ ...sender, tenantOf: () => undefined });
  at(START + 2 * SOON);
  await send();
  expect(mails).toHaveLength(1);
});

test('a site without a mail server mails nothing, not even to the outbox, and says so', async () => {
  await invite();
  at(START + SOON);
  await sendInvitationMails({ ...sender, hasMailServer: false });
  expect(mails).toEqual([]);
  expect(await listed()).toEqual([{ state: 'unmailed', tries: 1 }]);
  expect(await db.select().from(invitations)).toMatchObject([{ mailToken: null }]);
});
