import { type SQL, sql } from 'drizzle-orm';
import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#schemas/errors.ts';
import {
  FILTER_KINDS,
  FILTER_OPS,
  type Filter,
  type FilterKind,
  type FilterOp,
  filterSchema,
} from '#schemas/filter.ts';
import { keysOf } from '#schemas/typed-object.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { type FilterField, filterSql } from './filter-sql.ts';
import { minor, moment, texts } from './schema.ts';

const things = pgTable('filtered_things', {
  id: text('id').primaryKey(),
  platform: text('platform'),
  stock: integer('stock'),
  price: minor('price'),
  score: numeric('score', { precision: 3, scale: 2, mode: 'number' }),
  hot: boolean('hot'),
  at: moment('at'),
  labels: texts('labels'),
});
const fields: Record<string, FilterField> = {
  text: { kind: 'text', column: things.platform },
  number: { kind: 'number', column: things.stock },
  boolean: { kind: 'boolean', column: things.hot },
  moment: { kind: 'moment', column: things.at },
  localized: { kind: 'localized', column: sql`name` },
  list: { kind: 'list', column: things.labels },
  price: { kind: 'number', column: things.price },
  score: { kind: 'number', column: things.score },
  double: { kind: 'number', column: sql`stock * 2` },
};

const database = await openTestDatabase();
const { db } = database;
const NOON = Date.UTC(2026, 10, 11, 12);

beforeAll(async () => {
  await db.execute(sql`create table filtered_things (id text primary key, platform text, stock integer,
    price bigint, score numeric(3, 2), hot boolean, at timestamptz, name jsonb, labels text[])`);
  await db.execute(sql`insert into filtered_things values
    ('full', 'SHOP_50%', 5, 5000000000, 4.5, true, '2026-11-11T12:00:00Z', '{"th": "ชา 50%", "en": "Tea_50"}', '{NEW,HOT}'),
    ('other', 'LAZADA', 9, 900, 1.25, false, '2026-11-12T12:00:00Z', '{"en": "Coffee"}', '{HOT}'),
    ('blank', '', 0, 0, 0, false, '2026-11-10T12:00:00Z', '{"en": ""}', '{}'),
    ('none', null, null, null, null, null, null, null, null)`);
});

async function idsWhere(where: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: things.id }).from(things).where(where);
  return rows.map(({ id }) => id).sort();
}
const found = (...filter: Filter) => idsWhere(filterSql(fields, filter));

type Case = [op: FilterOp, value: Filter[number]['value'], ids: string[]];
const CASES: Record<FilterKind, Case[]> = {
  text: [
    ['is', 'LAZADA', ['other']],
    ['isNot', 'LAZADA', ['blank', 'full', 'none']],
    ['in', ['LAZADA', 'SHOP_50%'], ['full', 'other']],
    ['notIn', ['LAZADA', 'SHOP_50%'], ['blank', 'none']],
    ['contains', 'lazad', ['other']],
    ['contains', '%', ['full']],
    ['contains', '_', ['full']],
    ['contains', '\\', []],
    ['isSet', undefined, ['full', 'other']],
    ['isNotSet', undefined, ['blank', 'none']],
  ],
  number: [
    ['is', 5, ['full']],
    ['isNot', 5, ['blank', 'none', 'other']],
    ['in', ['5', '9'], ['full', 'other']],
    ['notIn', ['5', '9'], ['blank', 'none']],
    ['atLeast', 5, ['full', 'other']],
    ['atMost', 5, ['blank', 'full']],
    ['isSet', undefined, ['blank', 'full', 'other']],
    ['isNotSet', undefined, ['none']],
  ],
  boolean: [
    ['is', true, ['full']],
    ['isNot', true, ['blank', 'none', 'other']],
    ['isSet', undefined, ['blank', 'full', 'other']],
    ['isNotSet', undefined, ['none']],
  ],
  moment: [
    ['atLeast', NOON, ['full', 'other']],
    ['atMost', NOON, ['blank', 'full']],
    ['isSet', undefined, ['blank', 'full', 'other']],
    ['isNotSet', undefined, ['none']],
  ],
  localized: [
    ['is', 'Coffee', ['other']],
    ['isNot', 'Coffee', ['blank', 'full', 'none']],
    ['in', ['Coffee', 'ชา 50%'], ['full', 'other']],
    ['notIn', ['Coffee', 'ชา 50%'], ['blank', 'none']],
    ['contains', 'cof', ['other']],
    ['contains', '0%', ['full']],
    ['contains', 'a_5', ['full']],
    ['contains', 'f_e', []],
    ['isSet', undefined, ['full', 'other']],
    ['isNotSet', undefined, ['blank', 'none']],
  ],
  list: [
    ['contains', 'NEW', ['full']],
    ['in', ['NEW', 'HOT'], ['full', 'other']],
    ['notIn', ['NEW'], ['blank', 'none', 'other']],
    ['isSet', undefined, ['full', 'other']],
    ['isNotSet', undefined, ['blank', 'none']],
  ],
};

describe.each(keysOf(FILTER_KINDS))('a field of kind %s', (kind) => {
  test.each(CASES[kind])('%s %s', async (op, value, ids) => {
    expect(await found({ field: kind, op, ...(value !== undefined && { value }) })).toEqual(ids);
  });

  test('has a case for each of its ops, and refuses the others', () => {
    expect(new Set(CASES[kind].map(([op]) => op))).toEqual(new Set(FILTER_KINDS[kind]));
    const lacking = FILTER_OPS.filter((op) => !(FILTER_KINDS[kind] as readonly string[]).includes(op));
    for (const op of lacking)
      expect(() => filterSql(fields, [{ field: kind, op, value: 'x' }])).toThrow(AppError);
  });
});

test('all conditions must hold, and none at all is no condition', async () => {
  const isOpen = { field: 'number', op: 'atLeast', value: 1 } as const;
  expect(await found(isOpen, { field: 'list', op: 'contains', value: 'NEW' })).toEqual(['full']);
  expect(filterSql(fields, [])).toBeUndefined();
});

test('numbers of any column type compare exactly', async () => {
  expect(await found({ field: 'price', op: 'atLeast', value: 5_000_000_000 })).toEqual(['full']);
  expect(await found({ field: 'score', op: 'atLeast', value: 1.25 })).toEqual(['full', 'other']);
  expect(await found({ field: 'double', op: 'is', value: 10 })).toEqual(['full']);
});

const REFUSED: [path: string, condition: unknown][] = [
  ['1.field', { field: 'unknown', op: 'is', value: 'x' }],
  ['1.field', { field: 'constructor', op: 'is', value: 'x' }],
  ['1.op', { field: 'boolean', op: 'atLeast', value: 3 }],
  ['1.value', { field: 'text', op: 'is' }],
  ['1.value', { field: 'text', op: 'is', value: 3 }],
  ['1.value', { field: 'text', op: 'in', value: 'LAZADA' }],
  ['1.value', { field: 'text', op: 'isSet', value: true }],
  ['1.value', { field: 'number', op: 'is', value: '5' }],
  ['1.value', { field: 'number', op: 'is', value: 1.5 }],
  ['1.value', { field: 'number', op: 'is', value: 2 ** 31 }],
  ['1.value', { field: 'price', op: 'is', value: 1e300 }],
  ['1.value.0', { field: 'number', op: 'in', value: [' '] }],
  ['1.value.1', { field: 'number', op: 'in', value: ['5', 'five'] }],
  ['1.value', { field: 'boolean', op: 'is', value: 'true' }],
  ['1.value', { field: 'moment', op: 'atLeast', value: -1 }],
  ['1.value', { field: 'moment', op: 'atLeast', value: 1e20 }],
  ['1.value', { field: 'localized', op: 'is', value: 3 }],
  ['1.value', { field: 'list', op: 'contains', value: ['NEW'] }],
  ['1.value', { field: 'list', op: 'in', value: 'NEW' }],
];

test.each(REFUSED)('the wrong part is named: %s of %j', (path, condition) => {
  const filter = filterSchema.parse([{ field: 'text', op: 'isSet' }, condition]);
  expect(refusal(() => filterSql(fields, filter))).toMatchObject({
    code: 'VALIDATION_FAILED',
    params: { field: path, path },
  });
});

function refusal(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const tooLarge: [string, unknown][] = [
  ['more than 20 conditions', Array(21).fill({ field: 'text', op: 'isSet' })],
  ['more than 50 values', [{ field: 'text', op: 'in', value: Array(51).fill('x') }]],
  ['a long text', [{ field: 'text', op: 'is', value: 'x'.repeat(201) }]],
  ['a zero byte', [{ field: 'text', op: 'is', value: 'a\0b' }]],
  ['half a surrogate pair', [{ field: 'text', op: 'is', value: '\ud800' }]],
  ['a list of lists', [{ field: 'text', op: 'in', value: [['x']] }]],
  ['an unknown key', [{ field: 'text', op: 'isSet', or: [] }]],
  ['an infinite number', [{ field: 'number', op: 'is', value: Number.POSITIVE_INFINITY }]],
];
test.each(tooLarge)('the schema refuses %s', (_, filter) => {
  expect(filterSchema.safeParse(filter).success).toBe(false);
});

test('hostile texts stay values', async () => {
  for (const value of ["' or true --", "'; drop table filtered_things; --", '$1', '%'.repeat(200)])
    for (const kind of ['text', 'localized', 'list'])
      expect(await found({ field: kind, op: 'contains', value })).toEqual([]);
  expect(await found()).toHaveLength(4);
});
