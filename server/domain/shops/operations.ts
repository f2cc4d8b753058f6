import { asc, eq, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { addShop, Shop } from '#schemas/api/invented/shops.ts';
import { AppError } from '#schemas/errors.ts';
import { type Tenant, type TenantSettings, tenantSchema, withOrigin } from '#schemas/tenant.ts';
import type { OperatorCall } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import { tenants } from '../../platform/db/schema.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import { notifyPurge } from '../../platform/purge-bus.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { textIn } from '../../platform/wire.ts';
import { audit } from '../operators/audit.ts';
import { requireInstanceOwner } from '../operators/instance-owners.ts';
import { sendAgain } from '../operators/invitations/mails.ts';
import { firstOwners, type InvitationRow, invite } from '../operators/invitations/operations.ts';
import { presentMail } from '../operators/invitations/presenter.ts';
import { organizations } from '../operators/schema.ts';
import { addPage } from '../pages/page-list/operations.ts';
import { cutVersion } from '../pages/publishing/cut-version.ts';
import { publishVersion } from '../pages/publishing/publish-version.ts';
import { starterPages } from '../pages/template-documents.ts';
import { hostNameOf, isShopId } from './shop-address.ts';

const LIST_LIMIT = 1_000;

export type ShopRow = typeof tenants.$inferSelect;

/** A shop, and the open invitation of its first owner. */
export type ListedShop = { row: ShopRow; invited: InvitationRow['invitation'] | undefined };

/** All shops of the instance, by id. @throws AppError NOT_FOUND for callers who don't own the instance */
export async function allShops(call: OperatorCall): Promise<ListedShop[]> {
  await requireInstanceOwner(call);
  const rows = await call.db.select().from(tenants).orderBy(asc(tenants.id)).limit(LIST_LIMIT);
  const invited = await firstOwners(call);
  return rows.map((row) => ({ row, invited: invited.get(row.id) }));
}

/**
 * Sends the mail that invites a shop's first owner again.
 * @throws AppError NOT_FOUND for callers who don't own the instance, a shop with an owner and a mail that was sent
 */
export async function mailOwnerAgain(call: OperatorCall, id: string): Promise<null> {
  await requireInstanceOwner(call);
  const invited = (await firstOwners(call, id)).get(id);
  const [row] = await call.db.select().from(tenants).where(eq(tenants.id, id));
  if (!invited || !row) throw new AppError('NOT_FOUND');
  await sendAgain({ ...call, scope: tenantScope(tenantOf(row, call)) }, invited.id);
  return null;
}

/** The settings of a shop, with its address. */
export function tenantOf({ id, settings }: ShopRow, call: Pick<OperatorCall, 'scope'>): Tenant {
  const { port } = new URL(call.scope.tenant.siteOrigin);
  return withOrigin({ ...(settings as TenantSettings), id }, port);
}

/**
 * Opens a shop: its settings, its first pages, live, and the invitation of its first owner. It answers on its hosts as
 * soon as this is committed.
 * @throws AppError NOT_FOUND for callers who don't own the instance, SHOP_ID_INVALID, SHOP_ID_TAKEN, SHOP_HOST_INVALID,
 * SHOP_HOST_TAKEN, VALIDATION_FAILED
 */
export async function openShop(call: OperatorCall, vault: Vault, given: NewShop): Promise<ListedShop> {
  await requireInstanceOwner(call);
  const { owner, ...wanted } = given;
  const tenant = newTenant(call, wanted);
  const { id, siteOrigin, ...settings } = tenant;
  return call.db.transaction(async (tx) => {
    await holdShops(tx);
    await requireFree(tx, tenant);
    const stored = call.scope.tenant.siteOrigin.startsWith('https:') ? { ...settings, siteOrigin } : settings;
    const [row] = await tx.insert(tenants).values({ id, settings: stored }).returning();
    if (!row) throw new AppError('INTERNAL');
    await tx.insert(organizations).values({ id, slug: id, name: id });
    const scope = tenantScope(tenant);
    const by: OperatorCall = { ...call, db: tx as unknown as Db, scope };
    for (const { path, document } of starterPages(tenant.type)) {
      const { id: pageId } = await addPage(by, { path, pageType: 'COMMON_PAGE', from: { document } });
      await publishVersion(by, pageId, await cutVersion(by, pageId, {}));
    }
    const { invitation: invited } = await invite(by, vault, { email: owner, role: 'owner' });
    for (const one of [by, { ...by, scope: call.scope }])
      await audit(one, 'shop.open', { type: 'shop', id }, { email: owner });
    await notifyPurge(tx, ['tenants', `t:${id}`]);
    return { row, invited };
  });
}

/**
 * Closes a shop, or opens it again; its rows stay as they are.
 * @throws AppError NOT_FOUND for an unknown shop and for callers who don't own the instance, SHOP_OWN for the shop in
 * which the caller is signed in
 */
export async function suspendShop(call: OperatorCall, id: string, isSuspended: boolean): Promise<ListedShop> {
  await requireInstanceOwner(call);
  if (id === call.scope.tenantId) throw new AppError('SHOP_OWN');
  return call.db.transaction(async (tx) => {
    const [row] = await tx
      .update(tenants)
      .set({ suspendedAt: isSuspended ? new Date(call.now()) : null })
      .where(eq(tenants.id, id))
      .returning();
    if (!row) throw new AppError('NOT_FOUND');
    const action = isSuspended ? 'shop.suspend' : 'shop.resume';
    for (const scope of [call.scope, { tenantId: id }])
      await audit({ db: tx, scope, operator: call.operator }, action, { type: 'shop', id });
    await notifyPurge(tx, ['tenants', `t:${id}`]);
    return { row, invited: (await firstOwners({ ...call, db: tx as unknown as Db }, id)).get(id) };
  });
}

/** The new shop's settings, checked like those of any other. */
function newTenant({ scope }: OperatorCall, given: Omit<NewShop, 'owner'>): Tenant {
  if (!isShopId(given.id)) throw new AppError('SHOP_ID_INVALID');
  const hosts = given.hosts.map((host) => {
    const name = hostNameOf(host);
    if (name === undefined) throw new AppError('SHOP_HOST_INVALID', { host: host.slice(0, 100) });
    return name;
  });
  const { protocol, port } = new URL(scope.tenant.siteOrigin);
  const settings = starterSettings({ ...given, hosts: [...new Set(hosts)] }, protocol === 'https:');
  const parsed = tenantSchema.safeParse(settings);
  if (!parsed.success || !given.name[given.defaultLanguage])
    throw new AppError('VALIDATION_FAILED', { field: 'defaultLanguage' });
  return withOrigin(parsed.data, port);
}

/** Until the end of the transaction nobody else opens a shop: hosts stand in settings, where no index keeps them apart. */
const holdShops = (tx: Pick<Db, 'execute'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('shops', 0))`);

/** @throws AppError SHOP_ID_TAKEN, SHOP_HOST_TAKEN */
async function requireFree(tx: Pick<Db, 'select' | '$count'>, { id, hosts }: Tenant): Promise<void> {
  if ((await tx.$count(tenants, eq(tenants.id, id))) > 0) throw new AppError('SHOP_ID_TAKEN');
  for (const host of hosts) {
    const isTaken = sql`${tenants.settings} -> 'hosts' ? ${host}`;
    if ((await tx.$count(tenants, isTaken)) > 0) throw new AppError('SHOP_HOST_TAKEN', { host });
  }
}

/** A shop of the instance in its API format. */
export function presentShop({ row, invited }: ListedShop, call: OperatorCall): Shop {
  const { id, name, type, hosts, languages, currency, timezone, siteOrigin } = tenantOf(row, call);
  return {
    ...{ id, type, hosts, languages, currency, timezone, siteOrigin },
    name: textIn(call, name) ?? id,
    suspendedAt: row.suspendedAt?.getTime() ?? null,
    isOwn: id === call.scope.tenantId,
    invited: invited && { email: invited.email, mail: presentMail(invited) },
  };
}

type NewShop = EndpointInput<typeof addShop>['body'];

/** Settings with which a shop begins; menus, fixed texts and the frame's words are the built-in ones. */
function starterSettings(
  { id, name, type, hosts, languages, defaultLanguage, currency, timezone }: Omit<NewShop, 'owner'>,
  isSecure: boolean,
): TenantSettings {
  return {
    id,
    name,
    type,
    hosts,
    languages,
    defaultLanguage,
    currency,
    timezone,
    dateFormat: 'D MMM YYYY',
    year: defaultLanguage === 'th' ? 'buddhist' : 'gregorian',
    numberStyle: 'spec',
    theme: { brand: { primary: '#1F5FD0' }, shape: 'soft', density: 'cosy', font: 'anuphan', dark: 'system' },
    loginSwitch: { mobile: false, email: true, code: true, firebase: false, line: false },
    shareSwitch: true,
    consent: { mode: 'opt-in' },
    appLinks: {},
    ...(isSecure && { siteOrigin: `https://${hosts[0]}` }),
  };
}
