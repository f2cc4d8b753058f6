import { LRUCache } from 'lru-cache';
import { network } from '../../../platform/rate-limit.ts';

/** Limit of visitors that a network counts in a day: many shoppers of a mobile network share an address. */
export const MOST_A_DAY = 50;
/** Limit of remembered networks; the least recent one is dropped first. */
const MOST_NETWORKS = 50_000;
const DAY_MS = 86_400_000;

/**
 * Creates the limit of visitors that one network (an IPv4 address, or 64 bits of IPv6) counts in experiments on a day of
 * UTC. Each process counts separately, in memory: no address is stored.
 */
export function createVisitorLimit(now: () => number) {
  const seen = new LRUCache<string, Set<string>>({ max: MOST_NETWORKS });
  /** Whether the visitor is among the first of their network today. */
  return (tenantId: string, address: string, visitorId: string): boolean => {
    const key = `${tenantId}\n${network(address)}\n${Math.floor(now() / DAY_MS)}`;
    const visitors = seen.get(key) ?? new Set();
    seen.set(key, visitors);
    if (visitors.size < MOST_A_DAY) visitors.add(visitorId);
    return visitors.has(visitorId);
  };
}
