import type { Tenant } from '#schemas/tenant.ts';
import type { Db } from '../../platform/db/database.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { openMemberSession } from './member-sessions.ts';
import { members } from './schema.ts';

/** Creates a member of the tenant with a session, and gives the session's header. */
export async function signedIn(db: Db, tenant: Tenant, id: string, nickname = id) {
  await db.insert(members).values({ tenantId: tenant.id, id, nickname }).onConflictDoNothing();
  return { Authorization: `Bearer ${await openMemberSession(db, tenantScope(tenant), id, Date.now())}` };
}
