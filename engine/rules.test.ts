import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#schemas/constants.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { RULE_AUDIENCES, RULE_DEVICES, RULE_TERMINALS, type Rule, ruleSchema } from '#schemas/page/rule.ts';
import { nextRuleChange, type RuleFacts, rulesMatch, usesAppVersion, usesAudience } from './rules.ts';

const HORIZON = Date.UTC(2030, 0);
const facts: RuleFacts = {
  lang: 'th',
  terminal: 'h5',
  device: 'phone',
  audience: 'guest',
  now: Date.UTC(2026, 5, 15, 12),
};

const anyInstant = fc.integer({ min: 0, max: HORIZON }).map((ms) => new Date(ms).toISOString());
const someOf = <T extends string>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const anyRule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({ type: fc.constant('languages' as const), values: someOf(LANGUAGES) }),
  fc.record({ type: fc.constant('terminals' as const), values: someOf(RULE_TERMINALS) }),
  fc.record({ type: fc.constant('devices' as const), values: someOf(RULE_DEVICES) }),
  fc.record({ type: fc.constant('audience' as const), value: fc.constantFrom(...RULE_AUDIENCES) }),
  fc
    .tuple(anyInstant, anyInstant)
    .filter(([from, to]) => from < to)
    .chain(([from, to]) =>
      fc.constantFrom<Rule>({ type: 'time', from, to }, { type: 'time', from }, { type: 'time', to }),
    ),
  fc.record({
    type: fc.constant('minAppVersion' as const),
    value: fc.array(fc.nat(30), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.')),
  }),
);
const anyFacts: fc.Arbitrary<RuleFacts> = fc.record({
  lang: fc.constantFrom(...LANGUAGES),
  terminal: fc.constantFrom(...RULE_TERMINALS),
  device: fc.constantFrom(...RULE_DEVICES),
  audience: fc.constantFrom(...RULE_AUDIENCES),
  now: fc.integer({ min: 0, max: HORIZON }),
  appVersion: fc.constantFrom('1.0', '2.10.3', 'x', ''),
});

function pageWith(...rules: Rule[][]) {
  const nodes = Object.fromEntries(rules.map((own, i) => [`n${i}`, { ...node(`n${i}`), rules: own }]));
  return { ...samplePage(), nodes, slots: { main: Object.keys(nodes) } };
}

describe('rulesMatch', () => {
  test('no rules always hold', () => {
    expect(rulesMatch(undefined, facts)).toBe(true);
    expect(rulesMatch([], facts)).toBe(true);
  });

  test.each<[Rule, boolean]>([
    [{ type: 'languages', values: ['th', 'id'] }, true],
    [{ type: 'languages', values: ['en'] }, false],
    [{ type: 'terminals', values: ['h5'] }, true],
    [{ type: 'terminals', values: ['app'] }, false],
    [{ type: 'devices', values: ['phone'] }, true],
    [{ type: 'devices', values: ['desktop'] }, false],
    [{ type: 'audience', value: 'guest' }, true],
    [{ type: 'audience', value: 'member' }, false],
    [{ type: 'time', from: '2026-06-15T12:00:00Z' }, true],
    [{ type: 'time', from: '2026-06-15T12:00:00.001Z' }, false],
    [{ type: 'time', to: '2026-06-15T12:00:00Z' }, false],
    [{ type: 'time', to: '2026-06-15T12:00:00.001Z' }, true],
    [{ type: 'time', from: '2026-06-15T19:00:00+07:00' }, true],
    [{ type: 'minAppVersion', value: '99' }, true],
  ])('%j for a guest on a phone in Thai: %s', (rule, expected) => {
    expect(rulesMatch([rule], facts)).toBe(expected);
  });

  test.each([
    ['2.10', '2.9', true],
    ['2.9', '2.10', false],
    ['2.0', '2', true],
    ['2', '2.0.1', false],
    ['2.0-beta', '1', false],
    [undefined, '1', false],
  ])('app %s with a minimum of %s: %s', (appVersion, value, expected) => {
    const app: RuleFacts = { ...facts, terminal: 'app', ...(appVersion && { appVersion }) };
    expect(rulesMatch([{ type: 'minAppVersion', value }], app)).toBe(expected);
  });

  test('is all-of: rules match together exactly when each matches alone, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyRule), anyFacts, (rules, given) => {
        const each = rules.every((rule) => rulesMatch([rule], given));
        expect(rulesMatch(rules, given)).toBe(each);
        expect(rulesMatch(rules.toReversed(), given)).toBe(each);
      }),
    );
  });
});

describe('ruleSchema', () => {
  test('takes every rule that rulesMatch knows', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        expect(ruleSchema.parse(rule)).toEqual(rule);
      }),
    );
  });

  test('takes instants of any time zone', () => {
    const rule = { type: 'time', from: '2026-01-01T00:00:00+07:00' };
    expect(ruleSchema.parse(rule)).toEqual(rule);
  });

  test.each([
    { type: 'languages', values: [] },
    { type: 'languages', values: ['fr'] },
    { type: 'audience', value: 'admin' },
    { type: 'time' },
    { type: 'time', from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' },
    { type: 'time', from: '2026-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' },
    { type: 'time', from: '2026-01-01' },
    { type: 'time', from: 'tomorrow' },
    { type: 'minAppVersion', value: 'v2' },
    { type: 'weather', value: 'rain' },
  ])('refuses %j', (rule) => {
    expect(ruleSchema.safeParse(rule).success).toBe(false);
  });
});

describe('nextRuleChange', () => {
  test('is undefined without time rules and once all have passed', () => {
    expect(nextRuleChange(pageWith([{ type: 'audience', value: 'guest' }]), 0)).toBeUndefined();
    expect(
      nextRuleChange(pageWith([{ type: 'time', to: '2026-01-01T00:00:00Z' }]), facts.now),
    ).toBeUndefined();
  });

  test('nothing changes before it, and it is one of the instants', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyRule, { maxLength: 3 }), { maxLength: 5 }),
        anyFacts,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rules, given, share) => {
          const shown = (now: number) => rules.map((own) => rulesMatch(own, { ...given, now }));
          const next = nextRuleChange(pageWith(...rules), given.now);
          const until = next ?? HORIZON + 1;
          const between = Math.min(until - 1, Math.floor(given.now + (until - given.now) * share));
          expect(shown(between)).toEqual(shown(given.now));
          if (next === undefined) return;
          expect(next).toBeGreaterThan(given.now);
          const texts = rules.flat().flatMap((rule) => (rule.type === 'time' ? [rule.from, rule.to] : []));
          expect(texts).toContain(new Date(next).toISOString());
        },
      ),
      { numRuns: 500 },
    );
  });

  test('is later than now, never now itself', () => {
    const page = pageWith([{ type: 'time', from: new Date(facts.now).toISOString() }]);
    expect(nextRuleChange(page, facts.now)).toBeUndefined();
    expect(nextRuleChange(page, facts.now - 1)).toBe(facts.now);
  });

  test('is the earliest of several', () => {
    const page = pageWith(
      [{ type: 'time', from: '2026-09-01T00:00:00Z' }],
      [{ type: 'time', from: '2026-01-01T00:00:00Z', to: '2026-07-01T00:00:00+07:00' }],
    );
    expect(nextRuleChange(page, facts.now)).toBe(Date.UTC(2026, 5, 30, 17));
  });
});

test('a page reports the traits that its rules use', () => {
  const plain = pageWith([{ type: 'languages', values: ['th'] }]);
  const audience = pageWith([], [{ type: 'audience', value: 'member' }]);
  const version = pageWith([{ type: 'minAppVersion', value: '2' }]);
  expect([plain, audience, version].map(usesAudience)).toEqual([false, true, false]);
  expect([plain, audience, version].map(usesAppVersion)).toEqual([false, false, true]);
  // One rule among others is enough, and no rules are none.
  const all = pageWith(
    [{ type: 'languages', values: ['th'] }],
    [{ type: 'audience', value: 'guest' }],
    [{ type: 'minAppVersion', value: '2' }],
  );
  expect([usesAudience(all), usesAppVersion(all)]).toEqual([true, true]);
  expect([usesAudience(samplePage()), usesAppVersion(samplePage())]).toEqual([false, false]);
});
