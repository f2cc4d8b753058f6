import * as z from 'zod';
import type { FieldBase } from './types.ts';

/** Types of a reference: a deal (CONTENT), a note, an article or a topic. */
export const CONTENT_KINDS = ['CONTENT', 'NOTE', 'ARTICLE', 'TOPIC'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Field for one bound content; `kinds` limits the choice. */
export type ContentRelationField = FieldBase<'CONTENT_RELATION'> & { kinds?: readonly ContentKind[] };

export const codeSchema = z.string().min(1).max(128);

export const contentRelationValue = z.strictObject({ type: z.enum(CONTENT_KINDS), code: codeSchema });
export type ContentRelation = z.infer<typeof contentRelationValue>;
