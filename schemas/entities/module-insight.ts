import * as z from 'zod/mini';
import { entity } from './wire.ts';

/** Impressions and clicks of a module. */
export const moduleInsightSchema = entity('ModuleInsight', {
  nodeId: z.string(),
  impressions: z.int(),
  clicks: z.int(),
});
export type ModuleInsight = z.infer<typeof moduleInsightSchema>;
