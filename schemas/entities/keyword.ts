import * as z from 'zod/mini';
import { entity, idSchema } from './wire.ts';

/** A hot keyword or tag. */
export const keywordSchema = entity('Keyword', { id: idSchema, keyword: z.string() });
export type Keyword = z.infer<typeof keywordSchema>;
