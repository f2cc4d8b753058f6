import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/errors.ts';

type Bucket = { calls: number; at: number };
type Limited = Pick<Endpoint, 'id' | 'limit'>;

/** Limit of remembered callers; the least recent one is dropped first. */
const MOST_BUCKETS = 100_000;
const PERIOD_MS = { minute: 60_000, hour: 3_600_000 } as const;

/** Budget of an address, in limits of one caller: a mobile carrier has hundreds of phones behind one address. */
export const CALLERS_PER_ADDRESS = 50;

/**
 * Creates the rate limits of endpoints that declare a `limit`: token buckets that hold a number of calls and refill
 * within the period. Each process counts separately.
 */
export function createRateLimit(now: () => number) {
  const buckets = new LRUCache<string, Bucket>({ max: MOST_BUCKETS });
  const take = ({ id, limit }: Limited, tenantId: string, name: string, share: number): void => {
    if (!limit) return;
    const key = `${id}\n${tenantId}\n${name}`;
    const at = now();
    const most = limit.calls * share;
    const perMs = most / PERIOD_MS[limit.per];
    const last = buckets.get(key) ?? { calls: most, at };
    const calls = Math.min(most, last.calls + Math.max(0, at - last.at) * perMs);
    if (calls < 1) throw new AppError('RATE_LIMITED', { seconds: Math.ceil((1 - calls) / perMs / 1_000) });
    buckets.set(key, { calls: calls - 1, at });
  };
  return {
    /**
     * Counts a call of one caller: a member, a device, or an address without either. @throws AppError RATE_LIMITED with
     * the seconds until the next call is allowed
     */
    caller: (limited: Limited, tenantId: string, caller: string): void =>
      take(limited, tenantId, `caller ${caller}`, 1),
    /** Counts a call of everybody behind an IP address: devices can be invented. @throws AppError RATE_LIMITED */
    address: (limited: Limited, tenantId: string, address: string): void =>
      take(limited, tenantId, `address ${network(address)}`, CALLERS_PER_ADDRESS),
  };
}

/** The part of an IP address that one caller can't choose freely: for IPv6 the network of 64 bits. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}
