import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type JsonSchema, schemaText } from './schema-text.ts';

const text = (schema: JsonSchema) =>
  schemaText(
    schema,
    (word) => word.replaceAll('<', '&lt;'),
    (name) => `[${name}]`,
  );
const of = (schema: z.core.$ZodType) => text(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);

test.each([
  [z.string().check(z.maxLength(50)), 'string (length ≤ 50)'],
  [z.string().check(z.minLength(1), z.maxLength(50)), 'string (length 1–50)'],
  [z.int().check(z.minimum(1), z.maximum(9)), 'integer (1–9)'],
  [z.int(), 'integer'],
  [z.number().check(z.gt(0)), 'number (> 0)'],
  [z._default(z.int().check(z.minimum(1)), 20), 'integer (≥ 1, default 20)'],
  [z.array(z.string()).check(z.maxLength(3)), 'Array<string> (items ≤ 3)'],
  [z.enum(['A', '<']), '"A" | "&lt;"'],
  [z.nullable(z.boolean()), 'boolean | null'],
  [z.record(z.string(), z.number()), 'Record<string, number>'],
  [z.literal('A'), '"A"'],
  [z.unknown(), 'any'],
  [z.object({}), '{}'],
  [
    z.object({ id: z.string(), more: z.optional(z.object({ n: z.number() })) }),
    '{\n  id: string\n  more?: {\n    n: number\n  }\n}',
  ],
])('schema %# is %j', (schema, expected) => {
  expect(of(schema)).toBe(expected);
});

test('a reference is a link, parts of an intersection are joined', () => {
  const part = { $ref: '#/components/schemas/Deal' };
  expect(text({ allOf: [part, { properties: { a: { type: 'string' } }, required: ['a'] }] })).toBe(
    '[Deal] & {\n  a: string\n}',
  );
});
