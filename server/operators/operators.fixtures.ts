import type { OperatorRole } from '#schemas/operator.ts';
import type { Tenant } from '#schemas/tenant.ts';
import type { Db } from '../db/database.ts';
import { addMember, createAccount } from './accounts.ts';

type Send = (tenant: Tenant, path: string, init: RequestInit) => Promise<Response>;
export type Person = { id: string; name: string; email: string };

export const PASSWORD = 'correct horse battery';

/** An account named `name`, a member of the tenants given with their roles. */
export async function operatorFixture(
  db: Db,
  name: string,
  roles: Record<string, OperatorRole>,
): Promise<Person> {
  const email = `${name}@test.example`;
  const { id } = await createAccount(db, { name, email, password: PASSWORD });
  for (const [tenantId, role] of Object.entries(roles)) await addMember(db, tenantId, id, role);
  return { id, name, email };
}

/** What a browser on the tenant's site sends with every call, beside its cookies. */
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

/** Signs in at the tenant's site; the headers of that browser from then on. */
export async function signIn(
  send: Send,
  tenant: Tenant,
  { email }: { email: string },
): Promise<Record<string, string>> {
  const response = await authCall(send, tenant, '/sign-in/email', { email, password: PASSWORD });
  if (!response.ok) throw new Error(`Sign-in of ${email} failed: ${await response.text()}`);
  return { ...siteHeaders(tenant), cookie: cookiesOf(response) };
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
