import { and, eq, inArray } from 'drizzle-orm';
import type { ValueProblem } from '#engine/content/check-values.ts';
import { isRecord } from '#engine/same-json.ts';
import { applyPins } from '../../catalogue/daily-pins.ts';
import { dailyPins, deals } from '../../catalogue/schema.ts';
import { type ContentStore, column } from '../store.ts';

const codesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((one) => (isRecord(one) ? [String(one.code)] : [])) : [];

export const dailySpecialStore: ContentStore = {
  table: dailyPins,
  fields: {
    name: column(dailyPins.name),
    startsAt: column(dailyPins.startsAt),
    endsAt: column(dailyPins.endsAt),
    deals: {
      ...column(dailyPins.deals),
      read: (stored: unknown) =>
        Array.isArray(stored) ? stored.map((code) => ({ type: 'CONTENT', code })) : undefined,
      write: codesIn,
    },
  },
  searched: ['name'],
  check: async ({ db, scope }, _id, { startsAt, endsAt, deals: picked }) => {
    const problems: ValueProblem[] = [];
    if (Date.parse(String(startsAt)) >= Date.parse(String(endsAt)))
      problems.push({ leaf: 'endsAt', code: 'INVALID' });
    const codes = codesIn(picked);
    const known = and(eq(deals.tenantId, scope.tenantId), inArray(deals.code, codes));
    if ((await db.$count(deals, known)) < new Set(codes).size)
      problems.push({ leaf: 'deals', code: 'INVALID' });
    return problems;
  },
  tags: () => ['feed:deals'],
  // The job would do so within five minutes; a preview shows it at once.
  changed: async ({ db, scope, now }) => void (await applyPins(db, scope.tenantId, new Date(now()))),
};
