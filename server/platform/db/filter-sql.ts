import { and, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#schemas/errors.ts';
import { FILTER_KINDS, type Filter, type FilterCondition, type FilterKind } from '#schemas/filter.ts';
import { hasKey } from '#schemas/typed-object.ts';

/** Column or expression that a filter may name, with its kind: `list` is a text array, `localized` texts by language. */
export type FilterField = { kind: FilterKind; column: AnyPgColumn | SQL };

type Context = { column: AnyPgColumn | SQL; condition: FilterCondition; path: string };

const MAX_INTEGER = 2 ** 31 - 1;

/**
 * SQL condition for rows that meet all conditions; undefined without any. Rows whose value is missing meet `isNot` and
 * `notIn`. @throws AppError VALIDATION_FAILED, whose `field` is the path of the first wrong part, such as `2.value`
 */
export function filterSql(fields: Record<string, FilterField>, filter: Filter): SQL | undefined {
  return and(...filter.map((condition, index) => conditionSql(fields, condition, String(index))));
}

/** LIKE pattern for the text anywhere in another; its wildcards are escaped. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** SQL of one condition, true, false or null. @throws AppError as `filterSql` does; `path` is the condition's own */
export function conditionSql(
  fields: Record<string, FilterField>,
  condition: FilterCondition,
  path: string,
): SQL {
  if (!hasKey(fields, condition.field)) throw refused(`${path}.field`, 'names no field of this list');
  const { kind, column } = fields[condition.field] as FilterField;
  const ops: readonly string[] = FILTER_KINDS[kind];
  if (!ops.includes(condition.op)) throw refused(`${path}.op`, `isn't one of ${ops.join(', ')}`);
  const context = { column, condition, path };
  if (condition.op === 'isSet') return isSet(kind, context);
  if (condition.op === 'isNotSet') return sql`not ${isSet(kind, context)}`;
  if (kind === 'localized') return localizedSql(context);
  if (kind === 'list') return listSql(context);
  return scalarSql(kind, context);
}

/** Condition that is true or false, never null. */
function isSet(kind: FilterKind, { column, condition, path }: Context): SQL {
  if (condition.value !== undefined) throw refused(`${path}.value`, 'must be absent');
  switch (kind) {
    case 'text':
      return sql`(coalesce(${column}, '') <> '')`;
    case 'list':
      return sql`(coalesce(cardinality(${column}), 0) > 0)`;
    case 'localized':
      return inAnyLanguage(column, sql`one.value <> ''`);
    default:
      return sql`(${column} is not null)`;
  }
}

function scalarSql(kind: Exclude<FilterKind, 'localized' | 'list'>, context: Context): SQL {
  const { column, condition, path } = context;
  switch (condition.op) {
    case 'is':
      return sql`(${column} = ${oneValue(kind, context)})`;
    case 'isNot':
      return sql`(${column} is distinct from ${oneValue(kind, context)})`;
    case 'in':
      return sql`(${column} in ${manyValues(kind, context)})`;
    case 'notIn':
      return sql`(${column} in ${manyValues(kind, context)}) is not true`;
    case 'atLeast':
      return sql`(${column} >= ${oneValue(kind, context)})`;
    case 'atMost':
      return sql`(${column} <= ${oneValue(kind, context)})`;
    default:
      return sql`(${column} ilike ${likePattern(textOf(condition.value, path))})`;
  }
}

function localizedSql({ column, condition: { op, value }, path }: Context): SQL {
  switch (op) {
    case 'is':
      return inAnyLanguage(column, sql`one.value = ${textOf(value, path)}`);
    case 'isNot':
      return sql`not ${inAnyLanguage(column, sql`one.value = ${textOf(value, path)}`)}`;
    case 'in':
      return inAnyLanguage(column, sql`one.value in ${textsOf(value, path)}`);
    case 'notIn':
      return sql`not ${inAnyLanguage(column, sql`one.value in ${textsOf(value, path)}`)}`;
    default:
      return inAnyLanguage(column, sql`one.value ilike ${likePattern(textOf(value, path))}`);
  }
}

function listSql({ column, condition: { op, value }, path }: Context): SQL {
  if (op === 'contains') return sql`(${column} @> array[${textOf(value, path)}]::text[])`;
  const overlaps = sql`(${column} && ${sql.param(textsOf(value, path))}::text[])`;
  return op === 'in' ? overlaps : sql`${overlaps} is not true`;
}

/** Condition on `one.value`, which any language's text may meet. */
function inAnyLanguage(column: AnyPgColumn | SQL, condition: SQL): SQL {
  return sql`exists (select from jsonb_each_text(${column}) as one where ${condition})`;
}

function oneValue(kind: FilterKind, context: Context): SQL {
  return parameter(kind, context, context.condition.value, `${context.path}.value`);
}

function manyValues(kind: FilterKind, context: Context): SQL[] {
  const { value } = context.condition;
  if (!Array.isArray(value)) throw refused(`${context.path}.value`, 'must be a list');
  return value.map((one, index) => {
    const item = kind === 'number' && one.trim() !== '' ? Number(one) : one;
    return parameter(kind, context, item, `${context.path}.value.${index}`);
  });
}

function parameter(kind: FilterKind, { column }: Context, value: unknown, path: string): SQL {
  switch (kind) {
    case 'number':
      return numberParameter(column, value, path);
    case 'boolean':
      if (typeof value !== 'boolean') throw refused(path, 'must be true or false');
      return sql`${value}::boolean`;
    case 'moment': {
      const isMoment = typeof value === 'number' && value >= 0 && !Number.isNaN(new Date(value).getTime());
      if (!isMoment) throw refused(path, 'must be milliseconds since 1970');
      return sql`${new Date(value)}::timestamptz`;
    }
    default:
      if (typeof value !== 'string') throw refused(path, 'must be a text');
      return sql`${value}::text`;
  }
}

/** A number of the column's own type, so that an index of the column serves the comparison. */
function numberParameter(column: AnyPgColumn | SQL, value: unknown, path: string): SQL {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw refused(path, 'must be a number');
  const type = column instanceof PgColumn ? column.getSQLType() : 'numeric';
  if (type !== 'integer' && type !== 'bigint') return sql`${value}::numeric`;
  const limit = type === 'integer' ? MAX_INTEGER : Number.MAX_SAFE_INTEGER;
  if (!Number.isInteger(value) || Math.abs(value) > limit) throw refused(path, 'must be a whole number');
  return sql`${value}::${sql.raw(type)}`;
}

function textOf(value: unknown, path: string): string {
  if (typeof value !== 'string') throw refused(`${path}.value`, 'must be a text');
  return value;
}

function textsOf(value: unknown, path: string): string[] {
  if (!Array.isArray(value)) throw refused(`${path}.value`, 'must be a list');
  return value;
}

/** Error of a wrong part of a filter. */
export function refused(field: string, problem: string): AppError {
  return new AppError('VALIDATION_FAILED', { field, problem, path: field });
}
