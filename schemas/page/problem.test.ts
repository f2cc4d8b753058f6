import { expect, test } from 'vitest';
import * as z from 'zod';
import { addProblem, problemsOf } from './problem.ts';

/** Problems of a value at `nodes.a` of its document. */
function problems(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : problemsOf(parsed.error, ['nodes', 'a']);
}

test.each([
  ['too many', z.array(z.string()).max(2), ['a', 'b', 'c'], 'TOO_BIG', { maximum: 2 }],
  ['too few', z.string().min(3), 'x', 'TOO_SMALL', { minimum: 3 }],
  ['unknown keys', z.strictObject({}), { one: 1, two: 2 }, 'UNKNOWN_KEY', { key: 'one, two' }],
  ['another type', z.string(), 7, 'INVALID_VALUE', undefined],
  ['a refinement that says nothing', z.string().refine(() => false), 'x', 'INVALID_VALUE', undefined],
] as const)('%s', (_, schema, value, code, params) => {
  const problem = { code, path: ['nodes', 'a', 'x'], ...(params && { params }) };
  expect(problems(z.object({ x: schema }), { x: value })).toEqual([problem]);
});

test('a problem of our own is returned unchanged, at its place in the document', () => {
  const schema = z.unknown().superRefine((_, ctx) => {
    addProblem(ctx, { code: 'NODE_MISSING', path: ['slots', 0], params: { id: 'x' } });
  });
  const found = { code: 'NODE_MISSING', params: { id: 'x' } };
  expect(problems(schema, 1)).toEqual([{ ...found, path: ['nodes', 'a', 'slots', 0] }]);
  const parsed = schema.safeParse(1);
  expect(parsed.error && problemsOf(parsed.error)).toEqual([{ ...found, path: ['slots', 0] }]);
});

test('of many problems the first hundred are returned', () => {
  const found = problems(z.array(z.string()), Array(150).fill(1));
  expect(found).toHaveLength(100);
  expect(found.at(-1)?.path).toEqual(['nodes', 'a', 99]);
});
