import { LRUCache } from 'lru-cache';
import { AppError } from '#schemas/errors.ts';
import { network } from './rate-limit.ts';

/** Failed calls above the successful ones that an address has free. */
const FREE_FAILURES = 60;
/** Time after which one failure is forgotten. */
const FORGET_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 3_600_000;
const MOST_ADDRESSES = 50_000;

type Record = { excess: number; at: number; until: number };

/**
 * Creates the growing wait of addresses whose attempts at something secret (passwords, codes, tokens, short links)
 * mostly fail: each failure above the free ones doubles it, from a second to an hour. A success makes up for a failure,
 * so that a mobile carrier with one attacker among its thousands of customers doesn't wait. Each process counts
 * separately.
 */
export function createFailureLimit(now: () => number) {
  const records = new LRUCache<string, Record>({ max: MOST_ADDRESSES });
  const keyOf = (tenantId: string, address: string) => `${tenantId}\n${network(address)}`;
  return {
    /** @throws AppError RATE_LIMITED while the address waits */
    check: (tenantId: string, address: string): void => {
      const left = (records.get(keyOf(tenantId, address))?.until ?? 0) - now();
      if (left > 0) throw new AppError('RATE_LIMITED', { seconds: Math.ceil(left / 1_000) });
    },
    /** Counts an attempt that was carried out. */
    note: (tenantId: string, address: string, hasFailed: boolean): void => {
      const key = keyOf(tenantId, address);
      const at = now();
      const last = records.get(key) ?? { excess: 0, at, until: 0 };
      const forgotten = Math.max(0, at - last.at) / FORGET_MS;
      const excess = Math.max(0, Math.max(0, last.excess - forgotten) + (hasFailed ? 1 : -1));
      const doublings = excess - FREE_FAILURES;
      const wait = doublings > 0 ? Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** Math.floor(doublings)) : 0;
      records.set(key, { excess, at, until: hasFailed && wait > 0 ? at + wait : last.until });
    },
  };
}
