import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/errors.ts';

type Bucket = { calls: number; at: number };

/** Limit of remembered callers; the least recent one is dropped first. */
const MOST_BUCKETS = 50_000;
const PERIOD_MS = { minute: 60_000, hour: 3_600_000 } as const;

/**
 * Creates the rate limit for endpoints that declare a `limit`, per IP address and tenant: a token bucket that holds
 * `calls` and refills within the period. Each process counts separately.
 */
export function createRateLimit(now: () => number) {
  const buckets = new LRUCache<string, Bucket>({ max: MOST_BUCKETS });
  /** Counts a call. @throws AppError RATE_LIMITED with the seconds until the next call is allowed */
  return ({ id, limit }: Pick<Endpoint, 'id' | 'limit'>, tenantId: string, address: string): void => {
    if (!limit) return;
    const key = `${id}\n${tenantId}\n${network(address)}`;
    const at = now();
    const perMs = limit.calls / PERIOD_MS[limit.per];
    const last = buckets.get(key) ?? { calls: limit.calls, at };
    const calls = Math.min(limit.calls, last.calls + Math.max(0, at - last.at) * perMs);
    if (calls < 1) throw new AppError('RATE_LIMITED', { seconds: Math.ceil((1 - calls) / perMs / 1_000) });
    buckets.set(key, { calls: calls - 1, at });
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
