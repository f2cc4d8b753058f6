import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { createToken as endpoint, OperatorToken } from '#schemas/api/invented/tokens.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type OperatorScope, operatorScope } from '../../../platform/operator-scope.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { type AuditContext, audit } from '../audit.ts';
import { members, operatorTokens } from '../schema.ts';

const DAY_MS = 86_400_000;
const MAX_TOKENS = 100;
/** Precision of the time of last use, ms: a busy token writes no row at each call. */
const USED_EVERY_MS = 60_000;
const PREFIX = 'talat_';
const SECRET_BYTES = 32;

export type TokenRow = typeof operatorTokens.$inferSelect;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Tokens of the tenant, newest first. */
export function tokensOf({ db, scope }: OperatorCall): Promise<TokenRow[]> {
  return db
    .select()
    .from(operatorTokens)
    .where(eq(operatorTokens.tenantId, scope.tenantId))
    .orderBy(desc(operatorTokens.createdAt), operatorTokens.id)
    .limit(MAX_TOKENS);
}

/** A token's name, scopes and days. */
export type NewToken = EndpointInput<typeof endpoint>['body'];

/**
 * Creates a token, with the secret that only its holder keeps. It ends with the membership of its creator, by default
 * the caller. @throws AppError TOKEN_LIMIT
 */
export function addToken(
  call: Pick<OperatorCall, 'db' | 'now'> & AuditContext,
  { name, scopes, days }: NewToken,
  creator = call.operator,
): Promise<{ row: TokenRow; secret: string }> {
  const { tenantId } = call.scope;
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  const createdAt = new Date(call.now());
  return call.db.transaction(async (tx) => {
    const held = await tx.$count(operatorTokens, eq(operatorTokens.tenantId, tenantId));
    if (held >= MAX_TOKENS) throw new AppError('TOKEN_LIMIT', { most: MAX_TOKENS });
    const [row] = await tx
      .insert(operatorTokens)
      .values({
        tenantId,
        id: randomUUID(),
        name,
        tokenHash: hashOf(secret),
        scopes: [...new Set(scopes)],
        createdAt,
        expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
        operatorId: creator.id,
        operatorName: creator.name,
      })
      .returning();
    if (!row) throw new AppError('INTERNAL');
    await audit({ ...call, db: tx }, 'token.create', { type: 'token', id: row.id }, { name, scopes });
    return { row, secret };
  });
}

/** Ends a token at once. @throws AppError NOT_FOUND */
export async function removeToken(call: OperatorCall, id: string): Promise<void> {
  await call.db.transaction(async (tx) => {
    const isToken = and(eq(operatorTokens.tenantId, call.scope.tenantId), eq(operatorTokens.id, id));
    const [row] = await tx.delete(operatorTokens).where(isToken).returning();
    if (!row) throw new AppError('NOT_FOUND');
    await audit({ ...call, db: tx }, 'token.revoke', { type: 'token', id }, { name: row.name });
  });
}

/** Ends the tokens that a member created, whose membership ends. */
export async function removeTokensOf(call: OperatorCall, operatorId: string): Promise<void> {
  const { tenantId } = call.scope;
  const isTheirs = and(eq(operatorTokens.tenantId, tenantId), eq(operatorTokens.operatorId, operatorId));
  const rows = await call.db.delete(operatorTokens).where(isTheirs).returning();
  for (const { id, name } of rows) await audit(call, 'token.revoke', { type: 'token', id }, { name });
}

/**
 * The operator as whom the bearer of a token of the tenant acts: a publisher within the token's scopes, as long as the
 * operator who created it is a member.
 */
export async function identifyByTokens(
  db: Db,
  now: number,
  headers: Headers,
  { tenantId }: TenantScope,
): Promise<OperatorScope | undefined> {
  const [, secret] = /^Bearer (talat_[\w-]{43})$/.exec(headers.get('authorization') ?? '') ?? [];
  if (secret === undefined) return undefined;
  const isCreator = and(
    eq(members.organizationId, operatorTokens.tenantId),
    eq(members.userId, operatorTokens.operatorId),
  );
  const [found] = await db
    .select({ row: operatorTokens })
    .from(operatorTokens)
    .innerJoin(members, isCreator)
    .where(
      and(
        eq(operatorTokens.tenantId, tenantId),
        eq(operatorTokens.tokenHash, hashOf(secret)),
        gt(operatorTokens.expiresAt, new Date(now)),
      ),
    );
  if (!found) return undefined;
  const { row } = found;
  await db
    .update(operatorTokens)
    .set({ lastUsedAt: new Date(now) })
    .where(
      and(
        eq(operatorTokens.tenantId, tenantId),
        eq(operatorTokens.id, row.id),
        or(isNull(operatorTokens.lastUsedAt), lt(operatorTokens.lastUsedAt, new Date(now - USED_EVERY_MS))),
      ),
    );
  return operatorScope({ id: `token:${row.id}`, name: row.name, role: 'publisher', scopes: row.scopes });
}

/** A token in its API format, without its hash. */
export function presentToken({ id, name, scopes, operatorName, ...row }: TokenRow): OperatorToken {
  return {
    id,
    name,
    scopes,
    createdBy: operatorName,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    lastUsedAt: row.lastUsedAt?.getTime() ?? null,
  };
}
