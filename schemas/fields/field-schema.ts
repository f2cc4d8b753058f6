import * as z from 'zod';
import { localized } from '../page/localized.ts';
import { sourceValue } from '../source.ts';
import { commodityRelationValue } from './commodity-relation.ts';
import { codeSchema, contentRelationValue } from './content-relation.ts';
import { jumpValue } from './jump.ts';
import { numberValue } from './number.ts';
import { pictureValue } from './picture.ts';
import type { Field } from './registry.ts';
import { relatedContentsValue } from './related-contents.ts';
import { richTextValue } from './rich-text.ts';
import { localizedTextValue, textValue } from './text.ts';
import { timeValue } from './time.ts';

/** Schema of the values of a field: the form's rules and the server's are the same. */
export function fieldSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'TEXT':
      if (field.codeOf) return codeSchema;
      return field.localized ? localizedTextValue(field.maxLength) : textValue(field.maxLength);
    case 'NUMBER':
      return numberValue(field);
    case 'PICTURE':
      return field.localized ? localized(pictureValue) : pictureValue;
    case 'RICH_TEXT':
      return richTextValue;
    case 'SELECT': {
      const option = z.literal(field.options.map(({ value }) => value));
      return field.multiple ? z.array(option).max(field.options.length) : option;
    }
    case 'TIME':
      return timeValue;
    case 'CONTENT_RELATION':
      return contentRelationValue.refine(({ type }) => field.kinds?.includes(type) ?? true);
    case 'RELATED_CONTENTS':
      return relatedContentsValue.refine(
        (items) =>
          items.length <= (field.maxItems ?? items.length) &&
          items.every(({ type }) => field.kinds?.includes(type) ?? true),
      );
    case 'JUMP':
      return jumpValue;
    case 'COMMODITY_RELATION':
      return commodityRelationValue.refine((codes) => codes.length <= (field.maxItems ?? codes.length));
    case 'SOURCE':
      return z.custom((value) => sourceValue(field.of).safeParse(value).success);
    case 'LIST':
      return z
        .array(
          z.strictObject(
            Object.fromEntries(
              field.item.map((item) => [
                item.name,
                item.required ? fieldSchema(item) : fieldSchema(item).optional(),
              ]),
            ),
          ),
        )
        .max(field.max);
  }
}
