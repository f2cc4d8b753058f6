import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { editorPages } from '#schemas/api/invented/editor-pages.ts';
import * as api from '#schemas/api/invented/operators.ts';
import { type Area, OPERATOR_ROLES } from '#schemas/operator.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { audit } from '../../../../domain/operators/audit.ts';
import { openMailbox } from '../../../../domain/operators/invitations/mailbox.fixtures.ts';
import {
  operatorFixture,
  PASSWORD,
  type Person,
  signIn,
  signInByPassword,
} from '../../../../domain/operators/operators.fixtures.ts';
import {
  auditLog,
  invitations,
  members,
  operatorSessions,
  operators,
  organizations,
} from '../../../../domain/operators/schema.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide', { name: { en: 'Guide' } });
const { db, client, clock, send } = await openTestApi([zest, guide]);

const DAY = 24 * 60 * 60 * 1_000;
const mailbox = await openMailbox(db, clock, [zest, guide]);
const anybody = client(zest, { 'Accept-Language': 'en' });

let owner: Person;
let editor: Person;
const as = async (person: Person, tenant = zest) =>
  client(tenant, { ...(await signIn(db, tenant, person)), 'Accept-Language': 'en' });

/** The browser of a new account, signed in by its password. */
const asNew = async (email: string) => client(zest, await signInByPassword(send, zest, { email }));

beforeEach(async () => {
  clock.set(0);
  await db.delete(operators);
  await db.delete(organizations);
  await db.delete(auditLog);
  owner = await operatorFixture(db, 'owner', { zest: 'owner' });
  editor = await operatorFixture(db, 'editor', { zest: 'editor', guide: 'owner' });
});

const logged = () =>
  db
    .select({ action: auditLog.action, by: auditLog.operatorName, details: auditLog.details })
    .from(auditLog)
    .orderBy(auditLog.id);

describe('the signed-in operator', () => {
  test('gets name, role and the other tenants with their editors', async () => {
    const me = await (await as(editor)).call(api.operatorMe, {});
    expect(me).toEqual({
      id: editor.id,
      name: 'editor',
      email: 'editor@test.example',
      role: 'editor',
      twoFactor: false,
      tenantName: 'zest',
      unread: 0,
      mailsWanted: true,
      others: [{ name: 'Guide', editorUrl: 'http://guide.localhost:3000/editor' }],
    });
    expect(await (await as(editor, guide)).call(api.operatorMe, {})).toMatchObject({ role: 'owner' });
  });

  test('sees only the own sessions, and can end one of them at once', async () => {
    const [here, there, others] = [await as(editor), await as(editor), await as(owner)];
    const sessions = await here.call(api.operatorSessions, {});
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
    const id = sessions[0]?.id ?? '';
    await expect(others.call(api.revokeOperatorSession, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await there.call(api.operatorMe, {})).toMatchObject({ role: 'editor' });
    await here.call(api.revokeOperatorSession, { params: { id } });
    await expect(there.call(api.operatorMe, {})).rejects.toMatchObject({ status: 401 });
    expect(await here.call(api.operatorMe, {})).toMatchObject({ role: 'editor' });
  });

  test('is signed out once the session has expired', async () => {
    const caller = await as(editor);
    await db.update(operatorSessions).set({ expiresAt: new Date(Date.now() - 1_000) });
    await expect(caller.call(api.operatorMe, {})).rejects.toMatchObject({ status: 401 });
  });
});

describe('the team', () => {
  test('is shown to every member; invitations only to owners', async () => {
    const byOwner = await as(owner);
    await byOwner.call(api.inviteOperator, { body: { email: 'New@Test.example ', role: 'viewer' } });
    const seen = await byOwner.call(api.team, {});
    expect(seen.members.map(({ name, role }) => [name, role])).toEqual([
      ['owner', 'owner'],
      ['editor', 'editor'],
    ]);
    expect(seen.invitations).toMatchObject([
      { email: 'new@test.example', role: 'viewer', invitedBy: 'owner' },
    ]);
    expect(await (await as(editor)).call(api.team, {})).toMatchObject({
      members: seen.members,
      invitations: [],
    });
    expect(await (await as(editor, guide)).call(api.team, {})).toMatchObject({
      members: [{ name: 'editor', role: 'owner' }],
      invitations: [],
    });
  });

  test('a new role applies from the next call on, and is logged', async () => {
    const [byOwner, byEditor] = [await as(owner), await as(editor)];
    await expect(byEditor.call(api.auditEntries, { query: {} })).rejects.toMatchObject({ status: 403 });
    await byOwner.call(api.changeOperatorRole, { params: { id: editor.id }, body: { role: 'publisher' } });
    const entries = await byEditor.call(api.auditEntries, { query: {} });
    expect(entries.content).toMatchObject([
      {
        by: 'owner',
        action: 'operator.role',
        subject: { type: 'operator', id: editor.id },
        details: { from: 'editor', to: 'publisher' },
      },
    ]);
  });

  test('a removed member loses access from the next call on, at this tenant only', async () => {
    const [byOwner, here, there] = [await as(owner), await as(editor), await as(editor, guide)];
    await byOwner.call(api.removeOperator, { params: { id: editor.id } });
    await expect(here.call(api.operatorMe, {})).rejects.toMatchObject({ status: 401 });
    expect(await there.call(api.operatorMe, {})).toMatchObject({ role: 'owner', others: [] });
    expect(await logged()).toMatchObject([{ action: 'operator.remove', by: 'owner' }]);
  });

  test('an operator of another tenant is not found', async () => {
    const stranger = await operatorFixture(db, 'stranger', { guide: 'viewer' });
    const byOwner = await as(owner);
    const params = { id: stranger.id };
    const notFound = { status: 404 };
    await expect(byOwner.call(api.removeOperator, { params })).rejects.toMatchObject(notFound);
    await expect(
      byOwner.call(api.changeOperatorRole, { params, body: { role: 'viewer' } }),
    ).rejects.toMatchObject(notFound);
    expect(await db.select().from(members)).toHaveLength(4);
  });

  test('the last owner stays owner, and nothing is logged', async () => {
    const byOwner = await as(owner);
    const params = { id: owner.id };
    const message = 'A shop needs at least one owner. Make somebody else an owner first.';
    const refused = { status: 409, code: 'LAST_OWNER', message };
    await expect(byOwner.call(api.removeOperator, { params })).rejects.toMatchObject(refused);
    await expect(
      byOwner.call(api.changeOperatorRole, { params, body: { role: 'editor' } }),
    ).rejects.toMatchObject(refused);
    expect(await byOwner.call(api.operatorMe, {})).toMatchObject({ role: 'owner' });
    expect(await logged()).toEqual([]);
  });

  test('of two owners who remove each other concurrently one stays', async () => {
    const second = await operatorFixture(db, 'second', { zest: 'owner' });
    const [first, other] = [await as(owner), await as(second)];
    for (let round = 0; round < 8; round += 1) {
      await db.update(members).set({ role: 'owner' }).where(eq(members.organizationId, 'zest'));
      await Promise.allSettled([
        first.call(api.changeOperatorRole, { params: { id: second.id }, body: { role: 'viewer' } }),
        other.call(api.changeOperatorRole, { params: { id: owner.id }, body: { role: 'viewer' } }),
        first.call(api.changeOperatorRole, { params: { id: editor.id }, body: { role: 'viewer' } }),
      ]);
      const rows = await db.select().from(members).where(eq(members.organizationId, 'zest'));
      expect(rows.filter(({ role }) => role === 'owner').length).toBeGreaterThan(0);
    }
  });
});

describe('an invitation', () => {
  const invite = async (email: string, role: (typeof OPERATOR_ROLES)[number] = 'editor') => {
    await (await as(owner)).call(api.inviteOperator, { body: { email, role } });
    return { token: await mailbox.tokenFor(email) };
  };
  const accept = (
    params: { token: string },
    account?: { name: string; password: string },
    caller = anybody,
  ) => caller.call(api.acceptInvitation, { params, body: { account } });
  const invalid = { status: 404, code: 'INVITATION_INVALID' };
  const ploy = { name: 'Ploy', password: PASSWORD };

  test.each(OPERATOR_ROLES)('makes a new account a member with its role: %s', async (role) => {
    const params = await invite('new@test.example', role);
    expect(await accept(params, { ...ploy, name: ' Ploy ' })).toEqual({ email: 'new@test.example' });
    const caller = await asNew('new@test.example');
    expect(await caller.call(api.operatorMe, {})).toMatchObject({ name: 'Ploy', role });
    expect(await logged()).toMatchObject([
      { action: 'operator.invite', by: 'owner', details: { email: 'new@test.example', role } },
      { action: 'operator.join', by: 'Ploy', details: { role } },
    ]);
  });

  test('gives its link to nobody but the mailbox', async () => {
    const answer = await (await as(owner)).call(api.inviteOperator, {
      body: { email: 'new@test.example', role: 'editor' },
    });
    const token = await mailbox.tokenFor('new@test.example');
    expect(Object.keys(answer)).toEqual(['invitation']);
    const seen = [answer, await (await as(owner)).call(api.team, {})];
    const [{ tokenHash } = { tokenHash: '' }] = await db.select().from(invitations);
    for (const secret of [token, tokenHash]) expect(JSON.stringify(seen)).not.toContain(secret);
  });

  test('shows the same offer for an address with and without an account', async () => {
    await operatorFixture(db, 'known', { guide: 'viewer' });
    const offers = [];
    for (const email of ['known@test.example', 'new@test.example']) {
      const { email: shown, ...offer } = await anybody.call(api.invitationByToken, {
        params: await invite(email),
      });
      expect(shown).toBe(email);
      offers.push(offer);
    }
    const offer = { role: 'editor', tenantName: 'zest', invitedBy: 'owner', isSignedIn: false };
    expect(offers).toEqual([offer, offer]);
  });

  test('makes the signed-in account with its address a member without a password', async () => {
    const known = await operatorFixture(db, 'known', { guide: 'viewer' });
    const params = await invite('known@test.example');
    const caller = await as(known);
    expect(await caller.call(api.invitationByToken, { params })).toMatchObject({ isSignedIn: true });
    await accept(params, undefined, caller);
    expect(await caller.call(api.operatorMe, {})).toMatchObject({ id: known.id, role: 'editor' });
  });

  test('sends an existing account to sign in, whatever password is given', async () => {
    const known = await operatorFixture(db, 'known', { guide: 'viewer' });
    const params = await invite('known@test.example');
    for (const password of [PASSWORD, 'a wrong password'])
      await expect(accept(params, { ...ploy, password })).rejects.toMatchObject({
        status: 409,
        code: 'INVITATION_SIGN_IN',
      });
    await expect(accept(params, ploy, await as(editor))).rejects.toMatchObject({ status: 409 });
    await expect((await as(known)).call(api.operatorMe, {})).rejects.toMatchObject({ status: 401 });
    expect(await signInByPassword(send, zest, known)).toBeDefined();
  });

  test('is not accepted without an account by somebody who isn’t signed in with its address', async () => {
    const params = await invite('new@test.example');
    for (const caller of [anybody, await as(editor)])
      await expect(accept(params, undefined, caller)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('is refused beyond a day’s number for an address and for the tenant', async () => {
    const body = (email: string) => ({ body: { email, role: 'viewer' as const } });
    const byOwner = await as(owner);
    const attempts = Array.from({ length: 8 }, () =>
      byOwner.call(api.inviteOperator, body('new@test.example')),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refused = { status: 429, code: 'INVITATION_LIMIT' };
    for (let number = 5; number < 100; number += 1)
      await byOwner.call(api.inviteOperator, body(`${number}@test.example`));
    await expect(byOwner.call(api.inviteOperator, body('last@test.example'))).rejects.toMatchObject(refused);
    await (await as(editor, guide)).call(api.inviteOperator, body('new@test.example'));
    clock.set(DAY + 60_000);
    const later = await as(owner);
    await later.call(api.inviteOperator, body('new@test.example'));
  });

  test('works once, even with concurrent requests', async () => {
    const params = await invite('new@test.example');
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) => accept(params, { ...ploy, name })),
    );
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).toMatchObject([invalid, invalid]);
    await expect(accept(params, ploy)).rejects.toMatchObject(invalid);
    await expect(anybody.call(api.invitationByToken, { params })).rejects.toMatchObject(invalid);
  });

  test('is valid for seven days, at its own tenant', async () => {
    const params = await invite('new@test.example');
    const elsewhere = client(guide);
    await expect(elsewhere.call(api.invitationByToken, { params })).rejects.toMatchObject(invalid);
    await expect(accept(params, ploy, elsewhere)).rejects.toMatchObject(invalid);
    clock.set(7 * DAY - 60_000);
    expect(await anybody.call(api.invitationByToken, { params })).toMatchObject({ role: 'editor' });
    clock.set(7 * DAY + 60_000);
    await expect(anybody.call(api.invitationByToken, { params })).rejects.toMatchObject(invalid);
    await expect(accept(params, ploy)).rejects.toMatchObject(invalid);
    // Also for an operator whose preview time is earlier.
    const yesterday = { ...(await signIn(db, zest, editor)), 'X-Preview-Time': String(Date.now()) };
    await expect(client(zest, yesterday).call(api.invitationByToken, { params })).rejects.toMatchObject(
      invalid,
    );
  });

  test('becomes invalid when it is cancelled or replaced', async () => {
    const byOwner = await as(owner);
    const first = await invite('new@test.example');
    const second = await invite('new@test.example');
    await expect(anybody.call(api.invitationByToken, { params: first })).rejects.toMatchObject(invalid);
    const { invitations: open } = await byOwner.call(api.team, {});
    expect(open).toHaveLength(1);
    const params = { id: open[0]?.id ?? '' };
    await expect((await as(editor, guide)).call(api.cancelInvitation, { params })).rejects.toMatchObject({
      status: 404,
    });
    await byOwner.call(api.cancelInvitation, { params });
    await expect(anybody.call(api.invitationByToken, { params: second })).rejects.toMatchObject(invalid);
    await expect(byOwner.call(api.cancelInvitation, { params })).rejects.toMatchObject({ status: 404 });
  });

  test('is stored only as a hash, and refused for a member', async () => {
    const { token } = await invite('new@test.example');
    expect(JSON.stringify(await db.select().from(invitations))).not.toContain(token);
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain(token);
    await expect(invite('editor@test.example')).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_MEMBER',
      message: 'editor@test.example is a member already',
    });
  });

  test.each([
    ['a short password', { name: 'Ploy', password: 'too short' }],
    ['a blank name', { name: ' ', password: PASSWORD }],
  ])('is not accepted with %s', async (_what, account) => {
    const params = await invite('new@test.example');
    await expect(accept(params, account)).rejects.toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(await anybody.call(api.invitationByToken, { params })).toMatchObject({ role: 'editor' });
  });
});

test('the audit log is paged, newest first, can be filtered by subject, and is the tenant’s own', async () => {
  for (const [tenant, by, id] of [
    [zest, owner, 'a'],
    [zest, owner, 'b'],
    [guide, editor, 'a'],
    [zest, owner, 'a'],
  ] as const)
    await audit(
      { db, scope: tenantScope(tenant), operator: by },
      'page.publish',
      { type: 'page', id },
      { id },
    );
  const caller = await as(owner);
  const ids = async (query: object) => {
    const { content, totalElements } = await caller.call(api.auditEntries, { query });
    return [content.map(({ subject }) => subject.id), totalElements];
  };
  expect(await ids({})).toEqual([['a', 'b', 'a'], 3]);
  expect(await ids({ size: 1, page: 2 })).toEqual([['b'], 3]);
  expect(await ids({ subjectType: 'page', subjectId: 'a' })).toEqual([['a', 'a'], 2]);
  expect(await ids({ subjectType: 'release' })).toEqual([[], 0]);
});

describe('areas', () => {
  const setAreas = async (by: Person, who: Person, areas: Area[] | null) =>
    (await as(by)).call(api.changeOperatorAreas, { params: { id: who.id }, body: { areas } });

  test('limit a member at once, are shown, and can be opened again', async () => {
    const limited = await as(editor);
    const pages = () => limited.call(editorPages, { query: {} });
    await pages();
    await setAreas(owner, editor, ['feeds']);
    await expect(pages()).rejects.toMatchObject({ status: 403 });
    expect(await limited.call(api.operatorMe, {})).toMatchObject({ scopes: ['feeds:write'] });
    const { members } = await limited.call(api.team, {});
    expect(members.find(({ id }) => id === editor.id)).toMatchObject({ areas: ['feeds'] });
    expect(await logged()).toContainEqual(
      expect.objectContaining({ action: 'operator.areas', details: { name: 'editor', areas: ['feeds'] } }),
    );
    await setAreas(owner, editor, null);
    await pages();
  });

  test('are set by owners, for members of their own tenant', async () => {
    const outsider = await operatorFixture(db, 'outsider', { guide: 'owner' });
    await expect(setAreas(editor, editor, null)).rejects.toMatchObject({ status: 403 });
    await expect(setAreas(owner, outsider, [])).rejects.toMatchObject({ status: 404 });
  });
});
