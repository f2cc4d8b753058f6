import { createHmac, randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { OperatorRole, Scope } from '#schemas/operator.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { OPERATOR_SECRET } from '../../edge/api/api.fixtures.ts';
import type { Db } from '../../platform/db/database.ts';
import { addMember, insertAccount } from './accounts.ts';
import { hashOfKey } from './hashed-keys.ts';
import { operatorSessions, operators } from './schema.ts';
import { createFirstToken } from './tokens/first-token.ts';

type Send = (tenant: Tenant, path: string, init: RequestInit) => Promise<Response>;
export type Person = { id: string; name: string; email: string };

export const PASSWORD = 'correct horse battery';
const HOUR_MS = 60 * 60_000;

/** Hash of PASSWORD; computed once, because it is slow by design. */
let passwordHash: Promise<string> | undefined;

/** Creates an account named `name`, a member of the given tenants with their roles. */
export async function operatorFixture(
  db: Db,
  name: string,
  roles: Record<string, OperatorRole>,
): Promise<Person> {
  const email = `${name}@test.example`;
  passwordHash ??= hashPassword(PASSWORD);
  const { id } = await insertAccount(db, { name, email, passwordHash: await passwordHash });
  for (const [tenantId, role] of Object.entries(roles)) await addMember(db, tenantId, id, role);
  return { id, name, email };
}

/** Headers that a browser on the tenant's site sends with every call, beside its cookies. */
export function siteHeaders({ siteOrigin }: Tenant): Record<string, string> {
  return { origin: siteOrigin, host: new URL(siteOrigin).host };
}

/** Calls better-auth as a browser on the tenant's site does. */
export function authCall(
  send: Send,
  tenant: Tenant,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return send(tenant, `/operator-auth${path}`, {
    method: 'POST',
    headers: { ...siteHeaders(tenant), ...headers },
    body: JSON.stringify(body),
  });
}

/** Signs in at the tenant's site by password, and gives the headers of that browser. */
export async function signInByPassword(
  send: Send,
  tenant: Tenant,
  { email }: { email: string },
): Promise<Record<string, string>> {
  const response = await authCall(send, tenant, '/sign-in/email', { email, password: PASSWORD });
  if (!response.ok) throw new Error(`Sign-in of ${email} failed: ${await response.text()}`);
  return { ...siteHeaders(tenant), cookie: cookiesOf(response) };
}

/** Headers of a browser with a session at the tenant's site, without the slow password check. */
export async function signIn(
  db: Db,
  tenant: Tenant,
  { email }: { email: string },
): Promise<Record<string, string>> {
  const [operator] = await db.select().from(operators).where(eq(operators.email, email));
  if (!operator) throw new Error(`There is no ${email}`);
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await db
    .insert(operatorSessions)
    .values({ id: randomUUID(), token: hashOfKey(token), userId: operator.id, expiresAt });
  return sessionHeaders(tenant, token);
}

/** Headers of a browser with a session's token at the tenant's site. */
export function sessionHeaders(tenant: Tenant, token: string): Record<string, string> {
  const prefix = tenant.siteOrigin.startsWith('https:') ? '__Secure-' : '';
  return { ...siteHeaders(tenant), cookie: signedCookie(`${prefix}operator.session_token`, token) };
}

/** A cookie that is signed as better-auth signs its own. */
export function signedCookie(name: string, value: string): string {
  const signature = createHmac('sha256', OPERATOR_SECRET).update(value).digest('base64');
  return `${name}=${encodeURIComponent(`${value}.${signature}`)}`;
}

/** Headers of a program with a token of the tenant, as `npm run operator -- token` makes it. */
export async function tokenHeaders(
  db: Db,
  { id }: Tenant,
  ...scopes: Scope[]
): Promise<{ authorization: string }> {
  const { email } = await operatorFixture(db, `maker-${randomUUID()}`, { [id]: 'owner' });
  const secret = await createFirstToken(db, { tenantId: id }, { email, name: 'program', scopes, days: 366 });
  return { authorization: `Bearer ${secret}` };
}

/** Cookies that a response sets, as a browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
