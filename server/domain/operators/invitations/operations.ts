import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { verifyPassword } from 'better-auth/crypto';
import { and, asc, desc, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import type { Call, OperatorCall } from '../../../platform/call.ts';
import type { Db } from '../../../platform/db/database.ts';
import { oneRow } from '../../../platform/db/one-row.ts';
import type { Vault } from '../../../platform/encryption/vault.ts';
import { addMember, createAccount } from '../accounts.ts';
import { audit } from '../audit.ts';
import { invitations, members, operatorAccounts, operators } from '../schema.ts';
import { dueMail, NO_MAIL } from './mails.ts';

const VALID_MS = 7 * 24 * 60 * 60 * 1_000;
/** Password attempts for an existing account per link, so that links can't be used for guessing. */
const MAX_ATTEMPTS = 5;
const LIST_LIMIT = 500;

export type InvitationRow = { invitation: typeof invitations.$inferSelect; inviter: string };

/** Open invitations of the tenant, newest first. */
export function openInvitations({ db, scope, now }: Call): Promise<InvitationRow[]> {
  return db
    .select({ invitation: invitations, inviter: operators.name })
    .from(invitations)
    .innerJoin(operators, eq(operators.id, invitations.inviterId))
    .where(
      and(
        eq(invitations.organizationId, scope.tenantId),
        eq(invitations.status, 'pending'),
        gt(invitations.expiresAt, new Date(now())),
      ),
    )
    .orderBy(desc(invitations.createdAt), asc(invitations.id))
    .limit(LIST_LIMIT);
}

/** Newest open invitations of owners of shops that have none yet, by shop; of one shop if it is given. */
export async function firstOwners(
  { db, now }: Pick<Call, 'db' | 'now'>,
  shop?: string,
): Promise<ReadonlyMap<string, InvitationRow['invitation']>> {
  const owners = db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.organizationId, invitations.organizationId), eq(members.role, 'owner')));
  const rows = await db
    .select()
    .from(invitations)
    .where(
      and(
        shop === undefined ? undefined : eq(invitations.organizationId, shop),
        eq(invitations.role, 'owner'),
        eq(invitations.status, 'pending'),
        gt(invitations.expiresAt, new Date(now())),
        notExists(owners),
      ),
    )
    .orderBy(asc(invitations.createdAt), asc(invitations.id))
    .limit(LIST_LIMIT);
  return new Map(rows.map((row) => [row.organizationId, row]));
}

/**
 * Creates an invitation link and the mail that hands it over; an open one for the same address becomes invalid.
 * @throws AppError ALREADY_MEMBER
 */
export async function invite(
  call: OperatorCall,
  vault: Vault,
  { email, role }: { email: string; role: OperatorRole },
): Promise<InvitationRow & { token: string }> {
  const { scope, operator } = call;
  const token = randomBytes(24).toString('base64url');
  const invitation = await call.db.transaction(async (tx) => {
    if (await isMember(tx, scope.tenantId, email)) throw new AppError('ALREADY_MEMBER', { email });
    const isOpen = and(eq(invitations.organizationId, scope.tenantId), eq(invitations.status, 'pending'));
    await tx
      .update(invitations)
      .set({ status: 'canceled', ...NO_MAIL })
      .where(and(isOpen, eq(invitations.email, email)));
    const values = {
      id: randomUUID(),
      organizationId: scope.tenantId,
      email,
      role,
      status: 'pending',
      inviterId: operator.id,
      tokenHash: hashOf(token),
      expiresAt: new Date(call.now() + VALID_MS),
      createdAt: new Date(call.now()),
    };
    const mail = await dueMail(vault, values, token);
    const row = oneRow(
      await tx
        .insert(invitations)
        .values({ ...values, ...mail })
        .returning(),
    );
    await audit(
      { ...call, db: tx },
      'operator.invite',
      { type: 'invitation', id: values.id },
      { email, role },
    );
    return row;
  });
  return { invitation, inviter: operator.name, token };
}

/** Cancels an open invitation. @throws AppError NOT_FOUND */
export async function cancelInvitation(call: OperatorCall, id: string): Promise<void> {
  await call.db.transaction(async (tx) => {
    const [row] = await tx
      .update(invitations)
      .set({ status: 'canceled', ...NO_MAIL })
      .where(
        and(
          eq(invitations.organizationId, call.scope.tenantId),
          eq(invitations.id, id),
          eq(invitations.status, 'pending'),
        ),
      )
      .returning();
    if (!row) throw new AppError('NOT_FOUND');
    const subject = { type: 'invitation', id };
    await audit({ ...call, db: tx }, 'operator.uninvite', subject, { email: row.email });
  });
}

/** The invitation that a link opens. @throws AppError INVITATION_INVALID */
export async function openInvitation(
  call: Call,
  token: string,
): Promise<InvitationRow & { hasAccount: boolean }> {
  const invitation = await findOpen(call.db, call, token);
  const [inviter] = await call.db.select().from(operators).where(eq(operators.id, invitation.inviterId));
  const account = await accountOf(call.db, invitation.email);
  return { invitation, inviter: inviter?.name ?? '', hasAccount: account !== undefined };
}

/** Makes the link's holder a member: with a new account, or with an existing one after checking its password. */
export async function accept(
  call: Call,
  token: string,
  given: { name?: string | undefined; password: string },
): Promise<{ email: string }> {
  const { id, email, role } = await findOpen(call.db, call, token);
  const account = await accountOf(call.db, email);
  if (account) {
    await countAttempt(call.db, id);
    const isRight = await verifyPassword({ hash: account.password ?? '', password: given.password });
    if (!isRight) throw new AppError('WRONG_PASSWORD');
  }
  const { name } = given;
  if (!account && !name) throw new AppError('VALIDATION_FAILED', { field: 'name' });
  await call.db.transaction(async (tx) => {
    // The link is used up first, so that of two concurrent requests one fails.
    const [used] = await tx
      .update(invitations)
      .set({ status: 'accepted', ...NO_MAIL })
      .where(and(eq(invitations.id, id), eq(invitations.status, 'pending')))
      .returning();
    if (!used) throw new AppError('INVITATION_INVALID');
    const operator =
      account ?? (await createAccount(tx, { email, name: name ?? email, password: given.password }));
    await addMember(tx, call.scope.tenantId, operator.id, role);
    await audit(
      { ...call, db: tx, operator },
      'operator.join',
      { type: 'operator', id: operator.id },
      { role },
    );
  });
  return { email };
}

async function findOpen(db: Db, { scope, now }: Call, token: string) {
  const [row] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, scope.tenantId),
        eq(invitations.tokenHash, hashOf(token)),
        eq(invitations.status, 'pending'),
        gt(invitations.expiresAt, new Date(now())),
      ),
    );
  if (!row) throw new AppError('INVITATION_INVALID');
  return row;
}

/** Counts an attempt before the password is checked, so that concurrent attempts can't exceed the limit. */
async function countAttempt(db: Db, id: string): Promise<void> {
  const counted = await db
    .update(invitations)
    .set({ attempts: sql`${invitations.attempts} + 1` })
    .where(and(eq(invitations.id, id), lt(invitations.attempts, MAX_ATTEMPTS)))
    .returning({ id: invitations.id });
  if (counted.length === 0) throw new AppError('INVITATION_INVALID');
}

async function accountOf(db: Db, email: string) {
  const [account] = await db
    .select({ id: operators.id, name: operators.name, password: operatorAccounts.password })
    .from(operators)
    .innerJoin(operatorAccounts, eq(operatorAccounts.userId, operators.id))
    .where(eq(operators.email, email));
  return account;
}

async function isMember(db: Db, tenantId: string, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .innerJoin(operators, eq(operators.id, members.userId))
    .where(and(eq(members.organizationId, tenantId), eq(operators.email, email)));
  return row !== undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
