import * as z from 'zod';
import type { ContentKind } from '../enums/content.ts';
import { contentRelationValue } from './content-relation.ts';
import type { FieldBase } from './types.ts';

/** An ordered list of picked contents. */
export type RelatedContentsField = FieldBase<'RELATED_CONTENTS'> & {
  kinds?: readonly ContentKind[];
  maxItems?: number;
};

/** Each content at most once. */
export const relatedContentsValue = z
  .array(contentRelationValue)
  .max(100)
  .refine((items) => new Set(items.map(({ type, code }) => `${type} ${code}`)).size === items.length);
