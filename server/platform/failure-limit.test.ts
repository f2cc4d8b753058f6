import { describe, expect, test } from 'vitest';
import { AppError } from '#schemas/errors.ts';
import { createFailureLimit } from './failure-limit.ts';

function limited() {
  let time = 1_000_000;
  const limit = createFailureLimit(() => time);
  const wait = (address = '192.0.2.1', tenant = 'zest') => {
    try {
      limit.check(tenant, address);
      return 0;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
      return Number(error.params.seconds);
    }
  };
  const attempts = (count: number, hasFailed: boolean) => {
    for (let i = 0; i < count; i++) limit.note('zest', '192.0.2.1', hasFailed);
  };
  return { wait, attempts, pass: (seconds: number) => (time += seconds * 1_000) };
}

describe('an address whose attempts fail', () => {
  test('waits twice as long after each failure above the free ones, up to an hour', () => {
    const { wait, attempts, pass } = limited();
    attempts(60, true);
    expect(wait()).toBe(0);
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      attempts(1, true);
      waits.push(wait());
    }
    expect(waits).toEqual([2, 4, 8, 16]);
    pass(16);
    expect(wait()).toBe(0);
    attempts(40, true);
    expect(wait()).toBe(3_600);
    expect([wait('192.0.2.2'), wait('192.0.2.1', 'guide')]).toEqual([0, 0]);
  });

  test('doesn’t wait if as many succeed', () => {
    const { wait, attempts } = limited();
    for (let i = 0; i < 500; i++) {
      attempts(1, false);
      attempts(1, true);
    }
    expect(wait()).toBe(0);
  });

  test('starts again after some hours', () => {
    const { wait, attempts, pass } = limited();
    attempts(64, true);
    pass(6 * 3_600);
    attempts(50, true);
    expect(wait()).toBe(0);
  });
});
