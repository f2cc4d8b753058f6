import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { CONSOLE } from '../audit.ts';
import { members, operators } from '../schema.ts';
import { addToken, type NewToken } from './operations.ts';

/**
 * Creates a token of the tenant from the command line, in the name of one of its owners, and returns its secret.
 * @throws Error without such an owner, AppError TOKEN_LIMIT
 */
export async function createFirstToken(
  db: Db,
  scope: Pick<TenantScope, 'tenantId'>,
  { email, ...token }: NewToken & { email: string },
): Promise<string> {
  const { tenantId } = scope;
  const [owner] = await db
    .select({ id: operators.id, name: operators.name })
    .from(members)
    .innerJoin(operators, eq(operators.id, members.userId))
    .where(and(eq(members.organizationId, tenantId), eq(members.role, 'owner'), eq(operators.email, email)));
  if (!owner) throw new Error(`No owner of ${tenantId} has the address ${email}.`);
  const { secret } = await addToken({ db, scope, operator: CONSOLE, now: Date.now }, token, owner);
  return secret;
}
