import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { TenantScope } from '../../platform/tenants/tenants.ts';

const LIMIT_MS = 15_000;

/**
 * Requests a home page of each kind of tenant, so that code which Node reads and compiles on first use is ready
 * before the first visitors: a cold render can take longer than the modules' time limit for data. Never throws.
 */
export async function warmUp(
  server: AddressInfo,
  scopes: readonly TenantScope[],
  log: Logger,
): Promise<void> {
  const oneOfEach = new Map(scopes.map((scope) => [scope.tenant.type, scope.tenant.hosts[0]]));
  for (const host of oneOfEach.values())
    await visit(server, host).catch((error) => log.warn({ err: error, host }, 'not warmed up'));
}

function visit({ address, port }: AddressInfo, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: address, port, headers: { host }, signal: AbortSignal.timeout(LIMIT_MS) }, (response) =>
      response.resume().once('end', resolve).once('error', reject),
    ).once('error', reject);
  });
}
