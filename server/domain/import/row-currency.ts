import type { Cause } from '#schemas/feeds/cause.ts';
import { agrees, currencyCode, hasPointGroups, withoutCurrency } from './currency.ts';
import { withoutPointGroups } from './price.ts';
import { type Problem, problemOf } from './problem.ts';

type Fields = Record<string, unknown>;

const PRICES = ['price', 'originalPrice', 'maxPrice'];
const SEVERAL_POINTS = /(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.,])/;

/**
 * Gives a row the currency that its column or its prices state, else the tenant's, and its prices without the points
 * that group thousands in that currency; or why the currency can't be told.
 */
export function readCurrency(
  fields: Fields,
  tenantCurrency: string,
): { fields: Fields } | { problem: Problem } {
  const column = columnOf(fields.currency);
  if (column === undefined && fields.currency !== undefined)
    return because('UNKNOWN_CURRENCY', 'currency', { value: fields.currency });
  const [spelled, ...others] = spelledIn(fields);
  const stated = column ?? spelled;
  const other = [...(column && spelled ? [spelled] : []), ...others].find(
    (one) => stated && !agrees(one, stated),
  );
  if (other !== undefined) return because('TWO_CURRENCIES', 'price', { currency: other, stated });
  if (stated === undefined && !hasPointGroups(tenantCurrency) && isPointed(fields))
    return because('POINTS', 'price', { value: fields.price, shop: tenantCurrency });
  const currency = stated ?? tenantCurrency;
  return { fields: { ...fields, currency, ...(hasPointGroups(currency) && ungrouped(fields)) } };
}

/** Whether a row's currency is the tenant's because neither the row nor its link, shop or file states one. */
export function isCurrencyAssumed(row: unknown): boolean {
  const fields: Fields = Object(row);
  return columnOf(fields.currency) === undefined && spelledIn(fields).length === 0;
}

function because(key: Cause, field: string, params: Record<string, unknown>): { problem: Problem } {
  return { problem: problemOf('IMPORT_FOREIGN_CURRENCY', { key, field, params }) };
}

function columnOf(value: unknown): string | undefined {
  return typeof value === 'string' ? (currencyCode(value) ?? withoutCurrency(value).currency) : undefined;
}

function spelledIn(fields: Fields): string[] {
  return PRICES.flatMap((field) => withoutCurrency(String(fields[field] ?? '')).currency ?? []);
}

function isPointed(fields: Fields): boolean {
  return fields.hasPointGroups === true || SEVERAL_POINTS.test(String(fields.price));
}

function ungrouped(fields: Fields): Fields {
  const texts = PRICES.filter((field) => typeof fields[field] === 'string');
  return Object.fromEntries(texts.map((field) => [field, withoutPointGroups(String(fields[field]))]));
}
