import type { Db } from '../../../platform/db/database.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';

/** A transaction, or the database for a single statement. */
export type PublishingTx = Pick<
  Db,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count'
>;

/** Author of a publication and its transaction: an operator's call, or the author of a release that is due. */
export type Publisher = {
  db: PublishingTx;
  scope: TenantScope;
  operator: { id: string; name: string };
};
