import { LRUCache } from 'lru-cache';
import { network } from '../../../platform/rate-limit.ts';

/** Limits of visitors that count in a day: those of a device, and those that any network may bring. */
export const MOST_A_DAY = { device: 3, network: 50 } as const;
/** Part of the shop's visitors of the day that a network may bring beyond these: a mobile network's share an address. */
export const NETWORK_SHARE = 0.1;
/** Limits of remembered networks, devices and tenants; the least recent one is dropped first. */
const MOST_NETWORKS = 50_000;
const MOST_DEVICES = 100_000;
const MOST_TENANTS = 10_000;
const DAY_MS = 86_400_000;

type Visit = { tenantId: string; address: string; device: string | undefined; visitorId: string };

/**
 * Creates the limit of visitors who count in experiments on a day of UTC, so that nobody decides one alone: three of a
 * device, and of a network (an IPv4 address, or 64 bits of IPv6) fifty or a tenth of the shop's, whichever is more.
 * Devices can be invented, the other networks' visitors can't. Each process counts separately, in memory: no address is
 * stored.
 */
export function createVisitorLimit(now: () => number) {
  const ofNetworks = new LRUCache<string, Set<string>>({ max: MOST_NETWORKS });
  const ofDevices = new LRUCache<string, Set<string>>({ max: MOST_DEVICES });
  const ofTenants = new LRUCache<string, number>({ max: MOST_TENANTS });
  const setOf = (cache: LRUCache<string, Set<string>>, key: string) => {
    const found = cache.get(key) ?? new Set();
    cache.set(key, found);
    return found;
  };
  /** Whether the visitor counts today; one who has counted goes on. */
  return ({ tenantId, address, device, visitorId }: Visit): boolean => {
    const day = `${tenantId}\n${Math.floor(now() / DAY_MS)}`;
    const ofNetwork = setOf(ofNetworks, `${day}\n${network(address)}`);
    if (ofNetwork.has(visitorId)) return true;
    const ofDevice = device === undefined ? undefined : setOf(ofDevices, `${day}\n${device}`);
    if (ofDevice && !ofDevice.has(visitorId) && ofDevice.size >= MOST_A_DAY.device) return false;
    const all = ofTenants.get(day) ?? 0;
    if (ofNetwork.size >= Math.max(MOST_A_DAY.network, all * NETWORK_SHARE)) return false;
    ofNetwork.add(visitorId);
    ofDevice?.add(visitorId);
    ofTenants.set(day, all + 1);
    return true;
  };
}
