import * as z from 'zod/mini';
import { entity } from './wire.ts';

/** Tab of a tab strip; the All tab's value is null. */
export const tabSchema = entity('Tab', { value: z.nullable(z.string()), label: z.string() });
export type Tab = z.infer<typeof tabSchema>;
