import { type SQL, sql } from 'drizzle-orm';

/** Key of the advisory lock that an import into the tenant's catalogue holds from its first row to its last. */
export function importLock(tenantId: string): SQL {
  return sql`hashtextextended(${`import:${tenantId}`}, 0)`;
}
