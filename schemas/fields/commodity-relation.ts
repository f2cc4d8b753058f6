import * as z from 'zod';
import { codeSchema } from './content-relation.ts';
import type { FieldBase } from './types.ts';

/** An ordered list of picked goods. */
export type CommodityRelationField = FieldBase<'COMMODITY_RELATION'> & { maxItems?: number };

/** Codes of goods, each at most once. */
export const commodityRelationValue = z
  .array(codeSchema)
  .max(100)
  .refine((codes) => new Set(codes).size === codes.length);
