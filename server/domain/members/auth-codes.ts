import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { AUTH_SCENES } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';
import { AUTH_CODE } from '#schemas/member-constants.ts';
import { entriesOf } from '#schemas/typed-object.ts';
import type { Call } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import { network } from '../../platform/rate-limit.ts';
import type { AccountCall } from './account-call.ts';
import { contactAt, hasContact } from './contacts.ts';
import { authCodes, memberCredentials } from './schema.ts';
import { deviceAccount } from './sign-in.ts';

export type CodeRow = typeof authCodes.$inferSelect;
type AuthScene = (typeof AUTH_SCENES)[number];
/** Purpose and destination of a code, and the signed-in member who requested it; null for a guest. */
export type CodeSubject = { scene: AuthScene; destination: string; memberId: string | null };

export const CODE_MINUTES = 10;
const TRIES = 5;
/** Codes of a subject that count: the newest, and the one before it, whose message may come later. */
const VALID_CODES = 2;
const PROOF_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

/**
 * Rate limits: at most `codes` requests within `ms`, per subject, per destination, per IP address and per tenant. Those
 * of a device that is known to the account are counted apart: nobody else can use up its member's codes. Of an address,
 * which thousands of a mobile carrier's customers share, only codes count that nobody has entered.
 */
const CAPS = {
  subject: [{ codes: 1, ms: AUTH_CODE.resendS * 1_000 }],
  destination: [
    { codes: 8, ms: HOUR_MS },
    { codes: 16, ms: 24 * HOUR_MS },
  ],
  address: [
    { codes: 500, ms: HOUR_MS },
    { codes: 1_500, ms: 24 * HOUR_MS },
  ],
  tenant: [{ codes: 3_000, ms: HOUR_MS }],
} as const;

/**
 * Queues a verification code. A job generates and sends it, so that the response doesn't depend on whether such an
 * account exists. @throws AppError RATE_LIMITED with the seconds to wait
 */
export async function requestCode(call: AccountCall, subject: CodeSubject): Promise<void> {
  const { db, scope, lang } = call;
  const { tenantId } = scope;
  const at = new Date(call.now());
  const address = call.address && network(call.address);
  const device = await knownDeviceOf(call, subject.destination);
  const matches: Record<keyof typeof CAPS, SQL[] | undefined> = {
    subject: [isTo(subject.destination), isOf(device), eq(authCodes.scene, subject.scene)],
    destination: [isTo(subject.destination), isOf(device)],
    address: address ? [eq(authCodes.address, address), isNull(authCodes.usedAt)] : undefined,
    tenant: [],
  };
  await db.transaction(async (tx) => {
    // Requests of a tenant run one at a time; concurrent ones would all see room for one more.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`auth-codes ${tenantId}`}, 0))`);
    for (const [name, caps] of entriesOf(CAPS)) {
      const match = matches[name];
      for (const { codes, ms } of match ? caps : []) {
        const [oldest] = await tx
          .select({ createdAt: authCodes.createdAt })
          .from(authCodes)
          .where(and(eq(authCodes.tenantId, tenantId), ...(match ?? [])))
          .orderBy(desc(authCodes.createdAt))
          .limit(1)
          .offset(codes - 1);
        // A concurrent request with a slightly later timestamp may have been stored first.
        const left = Math.min(ms, (oldest?.createdAt.getTime() ?? 0) + ms - at.getTime());
        const seconds = Math.ceil(left / 1_000);
        if (seconds > 0) throw new AppError('RATE_LIMITED', { seconds }, { data: { seconds } });
      }
    }
    const id = randomUUID();
    await tx
      .insert(authCodes)
      .values({ ...subject, tenantId, id, address, device, lang, createdAt: at, sendAt: at });
  });
}

const isTo = (destination: string) => eq(authCodes.destination, destination);
const isOf = (device: string | undefined) =>
  device === undefined ? isNull(authCodes.device) : eq(authCodes.device, device);

/** Device of the call, if it has signed in to the account of the destination before. */
async function knownDeviceOf(
  { db, scope, headers, memberAuth }: AccountCall,
  destination: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ memberId: memberCredentials.memberId })
    .from(memberCredentials)
    .where(hasContact(scope.tenantId, contactAt(destination)));
  return found && memberAuth.knownDevices.find(headers, deviceAccount(scope, found.memberId));
}

/**
 * Hash of the code with this id. It depends on a secret that isn't in the table, so that a reader of the table can't
 * find the code by trying all values.
 */
export const codeHash = (secret: string, id: string, code: string) =>
  createHmac('sha256', secret).update(`${id} ${code}`).digest('hex');

const proofHash = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Checks a code against the newest ones of its subject, of those that a known device or all others have requested, and
 * uses them up: a message that was slow still counts after another one was sent. Each attempt counts for both, and their
 * rows are locked, so that of any number of concurrent attempts five are checked for each code and one succeeds.
 * @throws AppError WRONG_CODE for every failure
 */
export async function spendCode(call: AccountCall, subject: CodeSubject, code: string): Promise<void> {
  await tryCode(call, subject, code, null);
}

/**
 * Checks a code as `spendCode` does, and exchanges it for a key that later proves the destination once. @throws
 * AppError WRONG_CODE
 */
export async function tradeCode(call: AccountCall, subject: CodeSubject, code: string): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await tryCode(call, subject, code, proofHash(key));
  return key;
}

async function tryCode(
  call: AccountCall,
  { scene, destination, memberId }: CodeSubject,
  code: string,
  proof: string | null,
): Promise<void> {
  const { db, scope, memberAuth, now } = call;
  const at = new Date(now());
  const device = await knownDeviceOf(call, destination);
  const isRight = await db.transaction(async (tx) => {
    const newest = await tx
      .select()
      .from(authCodes)
      .where(
        and(
          eq(authCodes.tenantId, scope.tenantId),
          eq(authCodes.scene, scene),
          isTo(destination),
          isOf(device),
          memberId === null ? isNull(authCodes.memberId) : eq(authCodes.memberId, memberId),
        ),
      )
      .orderBy(desc(authCodes.createdAt))
      .limit(VALID_CODES)
      .for('update');
    const open = newest.filter(
      ({ tries, usedAt, expiresAt }) =>
        tries < TRIES && usedAt === null && expiresAt !== null && expiresAt > at,
    );
    const right = open.find((row) => row.codeHash === codeHash(memberAuth.codeSecret, row.id, code));
    for (const { id, tries } of open)
      await tx
        .update(authCodes)
        .set({
          tries: tries + 1,
          usedAt: right ? at : null,
          proofHash: right?.id === id ? proof : null,
          proofExpiresAt: new Date(at.getTime() + PROOF_MS),
        })
        .where(eq(authCodes.id, id));
    return right !== undefined;
  });
  if (!isRight) throw new AppError('WRONG_CODE');
}

/**
 * Uses up a key and gives the destination that it proves. Call it in the transaction of the change that needs the
 * proof. @throws AppError PROOF_EXPIRED
 */
export async function spendProof(
  db: Pick<Db, 'update'>,
  call: Pick<Call, 'scope' | 'now'>,
  key: string,
  subject: Pick<CodeSubject, 'scene' | 'memberId'>,
): Promise<string> {
  const [proved] = await db
    .update(authCodes)
    .set({ proofHash: null })
    .where(isProof(call, key, subject))
    .returning({ destination: authCodes.destination });
  if (!proved) throw new AppError('PROOF_EXPIRED');
  return proved.destination;
}

/** The destination that a key proves, which can still be used. @throws AppError PROOF_EXPIRED */
export async function readProof(
  call: Call,
  key: string,
  subject: Pick<CodeSubject, 'scene' | 'memberId'>,
): Promise<string> {
  const [proved] = await call.db
    .select({ destination: authCodes.destination })
    .from(authCodes)
    .where(isProof(call, key, subject));
  if (!proved) throw new AppError('PROOF_EXPIRED');
  return proved.destination;
}

function isProof(
  { scope, now }: Pick<Call, 'scope' | 'now'>,
  key: string,
  { scene, memberId }: Pick<CodeSubject, 'scene' | 'memberId'>,
): SQL | undefined {
  return and(
    eq(authCodes.tenantId, scope.tenantId),
    eq(authCodes.proofHash, proofHash(key)),
    eq(authCodes.scene, scene),
    memberId === null ? isNull(authCodes.memberId) : eq(authCodes.memberId, memberId),
    gt(authCodes.proofExpiresAt, new Date(now())),
  );
}
