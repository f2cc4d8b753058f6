import * as z from 'zod/mini';
import { entity } from './wire.ts';

/** How a country's numbers look without area code and leading zero: `pattern` is a regular expression's source (S2 §5). */
export const phoneRuleSchema = entity('PhoneRule', {
  country: z.string(),
  areaCode: z.string(),
  pattern: z.string(),
});
export type PhoneRule = z.infer<typeof phoneRuleSchema>;
