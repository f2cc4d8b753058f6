import { formatDateTime } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { labelText, recordOf } from '../fields/control.ts';

/** Language, tenant and texts of the words. */
type TextContext = Pick<ViewContext, 'lang' | 'tenant' | 't'>;

/** Value of a field, or of one language of it, as words of one line; '' for none. */
export function valueText(field: Field, value: unknown, ctx: TextContext): string {
  if (value === undefined || value === null) return '';
  switch (field.type) {
    case 'TEXT':
      return ownText(value, ctx);
    case 'RICH_TEXT':
      return ownText(value, ctx)
        .replaceAll(/<[^>]*>/g, ' ')
        .trim();
    case 'NUMBER':
      return typeof value === 'number' ? numberText(value, field.hundredths === true, ctx) : '';
    case 'TIME':
      return typeof value === 'string' ? formatDateTime(value, ctx) : '';
    case 'SELECT':
      return [value]
        .flat()
        .flatMap((one) => optionText(field.options, one, ctx))
        .join(', ');
    case 'PICTURE':
      return String(recordOf(value).url ?? '');
    case 'CONTENT_RELATION':
      return String(recordOf(value).code ?? '');
    case 'JUMP':
      return String(value);
    case 'RELATED_CONTENTS':
    case 'COMMODITY_RELATION':
    case 'LIST':
    case 'SOURCE':
      return ctx.t('content.items', { count: Array.isArray(value) ? value.length : 0 });
  }
}

const ownText = (value: unknown, { lang, tenant }: TextContext): string =>
  typeof value === 'string'
    ? value
    : String(pickLocalized(recordOf(value), lang, tenant.defaultLanguage) ?? '');

const numberText = (value: number, hundredths: boolean, { lang }: TextContext): string =>
  (hundredths ? value / 100 : value).toLocaleString(lang, { maximumFractionDigits: 2 });

type Options = Extract<Field, { type: 'SELECT' }>['options'];

const optionText = (options: Options, value: unknown, { t }: TextContext): string[] => {
  const option = options.find((one) => one.value === value);
  return option ? [labelText(t, option.label)] : [];
};
