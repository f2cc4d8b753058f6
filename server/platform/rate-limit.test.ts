import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { collectClicks } from '#schemas/api/search.ts';
import { AppError } from '#schemas/errors.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi, testApi } from '../edge/api/api.fixtures.ts';
import { CALLERS_PER_ADDRESS, createRateLimit, network } from './rate-limit.ts';
import { tenantScope } from './tenants/tenants.ts';

function limited(limit: NonNullable<Endpoint['limit']>) {
  let time = 1_000_000;
  const check = createRateLimit(() => time);
  /** Makes a call and gives the seconds to wait, 0 if it is allowed. */
  const call = (address = '192.0.2.1', tenant = 'zest', id = 'codes') => {
    try {
      check.caller({ ...collectClicks, id, limit }, tenant, address);
      return 0;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
      return Number(error.params.seconds);
    }
  };
  return { call, wait: (seconds: number) => (time += seconds * 1_000) };
}

describe('a limit of 3 calls a minute', () => {
  const limit = { calls: 3, per: 'minute' } as const;

  test('allows three calls at once, then one every 20 seconds', () => {
    const { call, wait } = limited(limit);
    expect([call(), call(), call(), call(), call()]).toEqual([0, 0, 0, 20, 20]);
    wait(19);
    expect(call()).toBe(1);
    wait(1);
    expect([call(), call()]).toEqual([0, 20]);
    wait(3_600);
    expect([call(), call(), call(), call()]).toEqual([0, 0, 0, 20]);
  });

  test('counts each address, tenant and endpoint separately', () => {
    const { call } = limited({ ...limit, calls: 1 });
    expect([call(), call()]).toEqual([0, 60]);
    expect(call('192.0.2.2')).toBe(0);
    expect(call('192.0.2.1', 'guide')).toBe(0);
    expect(call('192.0.2.1', 'zest', 'comments')).toBe(0);
  });

  test('allows an address 50 times as many, an IPv6 network of 64 bits together', () => {
    const check = createRateLimit(() => 1_000_000);
    const calls = (address: string) => () => check.address({ id: 'codes', limit }, 'zest', address);
    for (let i = 0; i < 3 * CALLERS_PER_ADDRESS; i++) calls(`2001:db8:0:1::${i}`)();
    expect(calls('2001:db8:0:1:ffff::2')).toThrow('RATE_LIMITED');
    expect(calls('2001:db8:0:2::1')).not.toThrow();
    expect(calls('192.0.2.1')).not.toThrow();
  });

  test.each([
    ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', true],
    ['2001:db8:0:1::1', '2001:db8:0:2::1', false],
    ['::1', '::2', true],
    ['::1', '1::', false],
  ])('%s and %s are one network: %s', (one, other, same) => {
    expect(network(one) === network(other)).toBe(same);
  });

  test('allows nothing extra when the clock is set back', () => {
    const { call, wait } = limited({ ...limit, calls: 1 });
    expect(call()).toBe(0);
    wait(-600);
    expect(call()).toBe(60);
  });

  test('remembers a limited number of callers', () => {
    const { call } = limited({ ...limit, calls: 1 });
    call('first');
    for (let i = 0; i < 100_000; i++) call(`later ${i}`);
    expect(call('first')).toBe(0);
  });
});

test('views beyond the limit are refused with 429, per address; pages being rendered have no limit', async () => {
  const zest = tenantFixture('zest');
  const { db } = await openTestApi([zest]);
  const { api, client } = testApi(db, {
    proxies: 1,
    clock: { now: () => 1_000_000, ahead: () => 0, set: () => undefined },
  });
  const server = createServer((request, response) => api.listener(request, response, tenantScope(zest)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const collect = (address: string) =>
    fetch(`http://127.0.0.1:${port}/api${collectClicks.path}`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': `9.9.9.9, ${address}` },
      body: '[]',
    });
  try {
    const { calls } = collectClicks.limit;
    const statuses: number[] = [];
    while (statuses.length < calls) statuses.push((await collect('192.0.2.1')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await collect('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.json()).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    expect((await collect('192.0.2.2')).status).toBe(200);
    for (let i = 0; i <= calls; i++) await client(zest).call(collectClicks, { body: [] });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
