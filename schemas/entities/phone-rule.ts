import * as z from 'zod/mini';
import { entity } from './wire.ts';

/**
 * Format of a country's numbers without area code and leading zero: `pattern` is a regular expression's source (S2 §5).
 */
export const phoneRuleSchema = entity('PhoneRule', {
  country: z.string(),
  areaCode: z.string(),
  pattern: z.string(),
});
export type PhoneRule = z.infer<typeof phoneRuleSchema>;
