import * as z from 'zod';
import { CONTENT_KINDS, type ContentKind } from '../enums/content.ts';
import type { FieldBase } from './types.ts';

/** Field for one bound content; `kinds` limits the choice. */
export type ContentRelationField = FieldBase<'CONTENT_RELATION'> & { kinds?: readonly ContentKind[] };

export const codeSchema = z.string().min(1).max(128);

export const contentRelationValue = z.strictObject({ type: z.enum(CONTENT_KINDS), code: codeSchema });
export type ContentRelation = z.infer<typeof contentRelationValue>;
