import type { ViewContext } from '#runtime/context.ts';
import type { Field } from '#schemas/fields/registry.ts';
import type { FilterCondition } from '#schemas/filter.ts';
import { valueText } from './value-text.ts';

/** Operator and value of a condition in words: `at least 12`, `is one of Shopee, Lazada`. */
export function conditionText(
  field: Field,
  { op, value }: FilterCondition,
  ctx: Pick<ViewContext, 'lang' | 'tenant' | 't'>,
): string {
  const operator = ctx.t(`content.op.${op}`);
  if (value === undefined) return operator;
  const shown = field.type === 'TIME' ? new Date(Number(value)).toISOString() : value;
  const text = [shown]
    .flat()
    .map((one) => valueText(field, one, ctx) || String(one))
    .join(', ');
  return `${operator} ${text}`;
}
