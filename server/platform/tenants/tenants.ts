import { type Tenant, type TenantPublic, tenantSchema, toTenantPublic, withOrigin } from '#schemas/tenant.ts';
import type { Db } from '../db/database.ts';
import { tenants } from '../db/schema.ts';

declare const proof: unique symbol;

/**
 * Proof that a request belongs to a tenant. Only `tenantScope` creates one, at the edge (from the Host header) or in a
 * command (from its `--tenant`); every operation on tenant data requires it.
 */
export type TenantScope = { readonly tenant: Tenant; readonly tenantId: string; readonly [proof]: true };

export function tenantScope(tenant: Tenant): TenantScope {
  return { tenant, tenantId: tenant.id } as TenantScope;
}

export type TenantDirectory = {
  byHost: (host: string | undefined) => { scope: TenantScope; visible: TenantPublic } | undefined;
  byId: (id: string) => TenantScope | undefined;
  /** Whether the host is that of a shop that an instance owner has closed. */
  isSuspended: (host: string | undefined) => boolean;
  all: () => TenantScope[];
  reload: () => Promise<void>;
};

/**
 * Opens the directory of open tenants by host, kept in memory: an exact allow-list, refreshed by `reload`. The server's
 * port becomes part of the origin of a tenant that configures none.
 */
export async function openTenantDirectory(
  db: Db,
  port: () => number,
  onInvalid: (id: string, problem: string) => void,
): Promise<TenantDirectory> {
  let hosts = new Map<string, { scope: TenantScope; visible: TenantPublic }>();
  let ids = new Map<string, TenantScope>();
  let closed: ReadonlySet<string> = new Set();

  const reload = async () => {
    const nextHosts: typeof hosts = new Map();
    const nextIds: typeof ids = new Map();
    const nextClosed = new Set<string>();
    for (const row of await db.select().from(tenants).limit(10_000)) {
      const parsed = tenantSchema.safeParse({ ...row.settings, id: row.id });
      if (!parsed.success) {
        onInvalid(row.id, parsed.error.message);
        continue;
      }
      if (row.suspendedAt) {
        for (const host of parsed.data.hosts) nextClosed.add(host);
        continue;
      }
      const tenant = withOrigin(parsed.data, port());
      const entry = { scope: tenantScope(tenant), visible: toTenantPublic(tenant) };
      nextIds.set(row.id, entry.scope);
      for (const host of tenant.hosts) nextHosts.set(host, entry);
    }
    hosts = nextHosts;
    ids = nextIds;
    closed = nextClosed;
  };
  await reload();

  return {
    byHost: (host) => (host ? hosts.get(hostName(host)) : undefined),
    byId: (id) => ids.get(id),
    isSuspended: (host) => host !== undefined && closed.has(hostName(host)),
    all: () => [...ids.values()],
    reload,
  };
}

/** Normalised host: `Zest.localhost:3000` → `zest.localhost`; anything but a plain host name matches no tenant. */
function hostName(host: string): string {
  const colon = host.lastIndexOf(':');
  const name = colon > 0 && /^\d{1,5}$/.test(host.slice(colon + 1)) ? host.slice(0, colon) : host;
  return name.toLowerCase();
}
