import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { dashName } from '#locales/format/slug.ts';
import { MOST_RESULTS } from '#schemas/constants.ts';
import type { Filter, FilterCondition } from '#schemas/filter.ts';
import { SOURCES, type SourceKind } from '#schemas/source.ts';
import type { Call } from '../../platform/call.ts';
import { conditionSql, type FilterField, refused } from '../../platform/db/filter-sql.ts';
import { contents } from '../articles/schema.ts';
import { readIdsUnder } from '../catalogue/classifications/operations.ts';
import { dealPercentOff } from '../catalogue/deals/lists.ts';
import { MINOR, percentOff } from '../catalogue/goods-figures.ts';
import { wears } from '../catalogue/label-filter.ts';
import { brands, deals, goods, itemGroups } from '../catalogue/schema.ts';
import { findEntries } from '../search/find.ts';

const DAY_MS = 86_400_000;
const NOWHERE = [''];

/** Column of a field; of a deal's field it may be a column of its goods. */
type SourceField = FilterField & { ofGoods?: true };
type Value = FilterCondition['value'];

/**
 * SQL for the things that meet a query's conditions.
 * @throws AppError VALIDATION_FAILED with the path of a field, op or value that the kind lacks, such as `query.0.op`
 */
export async function querySql(call: Call, kind: SourceKind, filter: Filter): Promise<SQL | undefined> {
  const conditions = filter.map((condition, index) => oneSql(call, kind, condition, `query.${index}`));
  return and(...(await Promise.all(conditions)));
}

async function oneSql(call: Call, kind: SourceKind, condition: FilterCondition, path: string): Promise<SQL> {
  const { field: name, op, value } = condition;
  const ops = new Map<string, readonly string[]>(Object.entries(SOURCES[kind].fields)).get(name);
  const field = fieldsOf(kind, call).get(name);
  if (!ops || !field) throw refused(`${path}.field`, `names no field of ${kind}`);
  if (!ops.includes(op)) throw refused(`${path}.op`, `isn't one of ${ops.join(', ')}`);
  if (name === 'label' && Array.isArray(value)) return labelSql(call, kind, op === 'notIn', value);
  const read = await readValue(call, kind, condition);
  const where =
    name === 'verdict' && Array.isArray(value)
      ? verdictSql(call, op === 'notIn', value)
      : conditionSql({ [name]: field }, { field: name, ...read }, path);
  return field.ofGoods ? sql`exists (select from ${goods} where ${isItsGoods} and ${where})` : where;
}

const isItsGoods = and(eq(goods.tenantId, deals.tenantId), eq(goods.id, deals.goodsId));

function labelSql({ now }: Call, kind: SourceKind, isNot: boolean, codes: string[]): SQL {
  const worn = sql`(${wears(kind === 'deals' ? deals : goods, codes, now())})`;
  return isNot ? sql`${worn} is not true` : worn;
}

/** Verdicts hold as long as the story; afterwards it is NEW. Of plain columns, which PostgreSQL has statistics of. */
function verdictSql({ now }: Call, isNot: boolean, verdicts: string[]): SQL {
  const holds = sql`${goods.storyUntil} > ${new Date(now())}`;
  const isOne = sql`(${holds} and ${goods.verdict} in ${verdicts})`;
  const given = verdicts.includes('NEW') ? sql`(${isOne} or (${holds}) is not true)` : isOne;
  return isNot ? sql`${given} is not true` : given;
}

function fieldsOf(kind: SourceKind, call: Call): ReadonlyMap<string, SourceField> {
  switch (kind) {
    case 'deals':
      return new Map(Object.entries(dealFields(call)));
    case 'goods':
      return new Map(Object.entries(goodsFields(call)));
    case 'contents':
      return new Map(Object.entries(CONTENT_FIELDS));
    case 'brands':
      return new Map([['hot', { kind: 'boolean', column: brands.hot }]]);
    case 'boards':
      return new Map([['category', { kind: 'text', column: itemGroups.classificationId }]]);
    default:
      return new Map();
  }
}

function dealFields({ now }: Call): Record<string, SourceField> {
  const moment = new Date(now());
  return {
    category: { kind: 'text', column: goods.classificationId, ofGoods: true },
    brand: { kind: 'text', column: goods.brandId, ofGoods: true },
    verdict: { kind: 'text', column: goods.verdict, ofGoods: true },
    platform: { kind: 'text', column: deals.platform },
    price: { kind: 'number', column: deals.rankPrice },
    discount: { kind: 'number', column: dealPercentOff(now()) },
    label: { kind: 'list', column: deals.labels },
    text: { kind: 'text', column: deals.id },
    newSince: { kind: 'moment', column: deals.publishedAt },
    daily: { kind: 'boolean', column: sql`coalesce(${deals.dailySpecialUntil} > ${moment}, false)` },
  };
}

function goodsFields({ now }: Call): Record<string, SourceField> {
  return {
    category: { kind: 'text', column: goods.classificationId },
    brand: { kind: 'text', column: goods.brandId },
    verdict: { kind: 'text', column: goods.verdict },
    platform: { kind: 'text', column: goods.platform },
    price: { kind: 'number', column: goods.rankPrice },
    discount: { kind: 'number', column: percentOff(now()) },
    label: { kind: 'list', column: goods.labels },
    text: { kind: 'text', column: goods.id },
    newSince: { kind: 'moment', column: goods.createdAt },
  };
}

const CONTENT_FIELDS: Record<string, SourceField> = {
  type: { kind: 'text', column: contents.contentTypeCode },
  category: { kind: 'text', column: contents.classificationId },
  selected: { kind: 'boolean', column: contents.selected },
  newSince: { kind: 'moment', column: contents.publishTime },
  keyword: {
    kind: 'list',
    column: sql`array(select lower(regexp_replace(trim(own.value), '\\s+', '-', 'g'))
      from jsonb_array_elements(${contents.keywords}) as word, jsonb_each_text(word) as own)`,
  },
};

/** Op and value in the units of the field's column; a value of a wrong type stays, and is refused with the column. */
async function readValue(call: Call, kind: SourceKind, { field, op, value }: FilterCondition) {
  switch (field) {
    case 'category':
      return { op, value: await idsOfCategories(call, kind, value) };
    case 'brand':
      return { op, value: await idsOfBrands(call, value) };
    case 'keyword':
      return { op, value: Array.isArray(value) ? value.map((one) => dashName(one).toLowerCase()) : value };
    case 'price':
      return { op, value: typeof value === 'number' ? Math.round(value * MINOR) : value };
    case 'newSince':
      return {
        op: 'atLeast' as const,
        value: typeof value === 'number' ? call.now() - value * DAY_MS : value,
      };
    case 'text':
      return { op: 'in' as const, value: await idsOfText(call, kind, value) };
    default:
      return { op, value };
  }
}

async function idsOfCategories(call: Call, kind: SourceKind, value: Value): Promise<Value> {
  if (!Array.isArray(value)) return value;
  const ids = await readIdsUnder(call, { codes: value }, kind === 'contents' ? 'ARTICLE' : 'GOODS');
  return ids.length > 0 ? ids : NOWHERE;
}

async function idsOfBrands({ db, scope }: Call, value: Value): Promise<Value> {
  if (!Array.isArray(value)) return value;
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.tenantId, scope.tenantId), inArray(brands.code, value)))
    .limit(value.length);
  return rows.length > 0 ? rows.map(({ id }) => id) : NOWHERE;
}

/** Ids of the best matches of the words as typed. */
async function idsOfText({ db, scope, now }: Call, kind: SourceKind, value: Value): Promise<Value> {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const wanted = {
    tenantId: scope.tenantId,
    types: [kind === 'deals' ? 'CONTENT' : 'GOODS'] as const,
    keyword: value,
    now: now(),
  };
  const { content, match } = await findEntries(db, wanted, { page: 1, size: MOST_RESULTS });
  return match === 'exact' && content.length > 0 ? content.map(({ id }) => id) : NOWHERE;
}
