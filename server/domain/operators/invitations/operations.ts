import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { and, asc, desc, eq, gt, notExists } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import type { Call, OperatorCall } from '../../../platform/call.ts';
import type { Db } from '../../../platform/db/database.ts';
import { oneRow } from '../../../platform/db/one-row.ts';
import type { Vault } from '../../../platform/encryption/vault.ts';
import { type Account, addMember, insertAccount } from '../accounts.ts';
import { audit } from '../audit.ts';
import { invitations, members, operators, organizations } from '../schema.ts';
import { dueMail, NO_MAIL } from './mails.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const VALID_MS = 7 * DAY_MS;
/** Invitations that a tenant may send to one address, and to all, within a day. */
const MAX_TO_ADDRESS = 5;
const MAX_OF_TENANT = 100;
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
 * Creates an invitation and the mail with its link, which nobody else gets; an open one for the same address becomes
 * invalid.
 * @throws AppError ALREADY_MEMBER, INVITATION_LIMIT
 */
export async function invite(
  call: OperatorCall,
  vault: Vault,
  { email, role }: { email: string; role: OperatorRole },
): Promise<InvitationRow> {
  const { scope, operator } = call;
  const token = randomBytes(24).toString('base64url');
  const invitation = await call.db.transaction(async (tx) => {
    // One at a time, so that concurrent invitations can't exceed the limit.
    await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.id, scope.tenantId))
      .for('update');
    await requireRoom(tx, call, email);
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
  return { invitation, inviter: operator.name };
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
  signedIn: Account | undefined,
): Promise<InvitationRow & { isSignedIn: boolean }> {
  const invitation = await findOpen(call.db, call, token);
  const [inviter] = await call.db.select().from(operators).where(eq(operators.id, invitation.inviterId));
  const isSignedIn = signedIn?.email === invitation.email;
  return { invitation, inviter: inviter?.name ?? '', isSignedIn };
}

/**
 * Makes the owner of the invited mailbox a member: signed in with that address, or with a new account. The link is
 * known to the mailbox alone, so a new account's address is proved. A password is never compared: sign-in does that,
 * with its limits.
 * @throws AppError INVITATION_INVALID, INVITATION_SIGN_IN if the address has an account already
 */
export async function accept(
  call: Call,
  token: string,
  { signedIn, account }: { signedIn: Account | undefined; account?: NewAccount | undefined },
): Promise<{ email: string }> {
  const { id, email, role } = await findOpen(call.db, call, token);
  const known = signedIn?.email === email ? signedIn : undefined;
  // Hashed before the address is looked up, so that the time doesn't depend on it.
  const passwordHash = !known && account ? await hashPassword(account.password) : undefined;
  await call.db.transaction(async (tx) => {
    // The link is used up first, so that of two concurrent requests one fails.
    const [used] = await tx
      .update(invitations)
      .set({ status: 'accepted', ...NO_MAIL })
      .where(and(eq(invitations.id, id), eq(invitations.status, 'pending')))
      .returning();
    if (!used) throw new AppError('INVITATION_INVALID');
    const isTaken = !known && (await tx.$count(operators, eq(operators.email, email))) > 0;
    if (isTaken) throw new AppError('INVITATION_SIGN_IN', { email });
    const operator = known ?? (await newAccount(tx, email, account?.name, passwordHash));
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

type NewAccount = { name: string; password: string };

function newAccount(db: Pick<Db, 'insert'>, email: string, name?: string, passwordHash?: string) {
  if (name === undefined || passwordHash === undefined)
    throw new AppError('VALIDATION_FAILED', { field: 'account' });
  return insertAccount(db, { email, name, passwordHash });
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

/**
 * Refuses invitations beyond a day's number, of the tenant or for the address, so that nobody's mailbox is flooded.
 * @throws AppError INVITATION_LIMIT
 */
async function requireRoom(db: Pick<Db, '$count'>, { scope, now }: Call, email: string): Promise<void> {
  const isOfToday = and(
    eq(invitations.organizationId, scope.tenantId),
    gt(invitations.createdAt, new Date(now() - DAY_MS)),
  );
  const toAddress = await db.$count(invitations, and(isOfToday, eq(invitations.email, email)));
  const all = await db.$count(invitations, isOfToday);
  if (toAddress >= MAX_TO_ADDRESS || all >= MAX_OF_TENANT) throw new AppError('INVITATION_LIMIT');
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
