import * as z from 'zod';
import type { CustomFieldType } from '../page/custom-field.ts';
import { type CommodityRelationField, commodityRelationValue } from './commodity-relation.ts';
import { type ContentRelationField, contentRelationValue } from './content-relation.ts';
import { type JumpField, jumpValue } from './jump.ts';
import type { NumberField } from './number.ts';
import { type PictureField, pictureValue } from './picture.ts';
import { type RelatedContentsField, relatedContentsValue } from './related-contents.ts';
import { type RichTextField, richTextValue } from './rich-text.ts';
import { type SelectField, selectValue } from './select.ts';
import type { SourceField } from './source.ts';
import { localizedTextValue, type TextField, textValue } from './text.ts';
import { type TimeField, timeValue } from './time.ts';
import type { FieldBase } from './types.ts';

/** Repeating group of fields, at most `max` times. A container, none of the custom field types. */
export type ListField = FieldBase<'LIST'> & {
  item: readonly Field[];
  max: number;
  /** Field of an item that names the slot of its modules: the editor sets the name and keeps the slots in step. */
  slotField?: string;
};

/** Control of an inspector. */
export type Field =
  | TextField
  | PictureField
  | RichTextField
  | SelectField
  | TimeField
  | ContentRelationField
  | RelatedContentsField
  | JumpField
  | CommodityRelationField
  | NumberField
  | ListField
  | SourceField;

const MAX_PAGE_TEXT = 5_000;

/** Schemas of a page's custom fields, by type (S1 §3). */
export const FIELD_VALUES: Readonly<Record<CustomFieldType, z.ZodType>> = {
  TEXT: z.union([textValue(MAX_PAGE_TEXT), localizedTextValue(MAX_PAGE_TEXT)]),
  PICTURE: pictureValue,
  RICH_TEXT: richTextValue,
  SELECT: selectValue,
  TIME: timeValue,
  CONTENT_RELATION: contentRelationValue,
  RELATED_CONTENTS: relatedContentsValue,
  JUMP: jumpValue,
  COMMODITY_RELATION: commodityRelationValue,
};
