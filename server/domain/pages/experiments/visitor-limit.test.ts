import { beforeEach, expect, test } from 'vitest';
import { createVisitorLimit, MOST_A_DAY, NETWORK_SHARE } from './visitor-limit.ts';

let isCounted = createVisitorLimit(() => 0);
beforeEach(() => {
  isCounted = createVisitorLimit(() => 0);
});
const CARRIER = '192.0.2.1';
const visit = (visitorId: string, address: string, device: string | undefined = visitorId) =>
  isCounted({ tenantId: 'zest', address, device, visitorId });
/** Visitors of as many other networks. */
const others = (count: number, at = 0) => {
  for (let i = at; i < at + count; i += 1) visit(`other ${i}`, `198.51.${Math.floor(i / 250)}.${i % 250}`);
};

test('500 phones of a carrier count beside the visitors of other networks', () => {
  const counted = Array.from({ length: 500 }, (_, i) => {
    others(10, i * 10);
    return visit(`phone ${i}`, CARRIER);
  });
  expect(counted.filter(Boolean)).toHaveLength(500);
  expect(visit('phone 499', CARRIER)).toBe(true);
});

test('a device counts three visitors, who go on, in all networks together', () => {
  const invented = (i: number, address = CARRIER) => visit(`visitor ${i}`, address, 'one device');
  expect([0, 1, 2, 3, 4, 0].map((i) => invented(i))).toEqual([true, true, true, false, false, true]);
  expect(MOST_A_DAY.device).toBe(3);
  expect(invented(5, '192.0.2.2')).toBe(false);
  expect(invented(2, '192.0.2.2')).toBe(true);
});

test('a network of invented devices brings no more than fifty, or a tenth of the shop’s visitors', () => {
  const flood = (at: number) =>
    Array.from({ length: 2_000 }, (_, i) => visit(`invented ${at + i}`, CARRIER)).filter(Boolean).length;
  expect(flood(0)).toBe(MOST_A_DAY.network);
  others(2_000);
  const all = 2_000 + MOST_A_DAY.network + flood(2_000);
  expect(all - 2_000).toBeLessThanOrEqual(all * NETWORK_SHARE + 1);
  expect(all - 2_000).toBeGreaterThan(MOST_A_DAY.network);
});
