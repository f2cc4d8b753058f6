import { expect, test } from 'vitest';
import { heldFor } from './brake.ts';
import type { Plan } from './plan-run.ts';

const PLAN: Plan = {
  inserted: 0,
  updated: 0,
  unchanged: 100,
  repriced: 0,
  missing: 0,
  hidden: 0,
  rejected: 0,
  warned: 0,
  uncategorised: 0,
};

test.each([
  ['nothing unusual', {}, {}, []],
  ['no items', { unchanged: 0 }, {}, ['EMPTY']],
  ['new items only', { unchanged: 0, inserted: 1 }, {}, []],
  ['30 % hidden', { hidden: 30, missing: 30 }, { live: 100 }, []],
  ['31 % hidden', { hidden: 31, missing: 31 }, { live: 100 }, ['HIDES']],
  ['31 % missing, but kept', { missing: 31 }, { live: 100 }, []],
  ['half of the prices leap', { repriced: 50 }, { leaps: 50 }, []],
  ['more than half of the prices leap', { repriced: 51 }, { leaps: 51 }, ['PRICES']],
  ['10 % refused', { rejected: 10 }, { refusedBefore: 0 }, []],
  ['11 % refused', { rejected: 11 }, { refusedBefore: 0.1 }, ['REFUSALS']],
  ['11 % refused, as before', { rejected: 11 }, { refusedBefore: 0.11 }, []],
  ['11 % refused at the first run', { rejected: 11 }, {}, []],
  [
    'all at once',
    { unchanged: 0, hidden: 9, rejected: 100 },
    { live: 9, refusedBefore: 0 },
    ['EMPTY', 'HIDES', 'REFUSALS'],
  ],
] as const)(
  'of 100 rows, %s',
  (_case, plan, {
    live = 0,
    leaps = 0,
    refusedBefore = undefined as number | undefined,
  }: { live?: number; leaps?: number; refusedBefore?: number }, reasons) => {
    expect(heldFor({ plan: { ...PLAN, ...plan }, live, leaps }, 100, refusedBefore)).toEqual(reasons);
  },
);
