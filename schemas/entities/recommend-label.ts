import type * as z from 'zod/mini';
import { DEAL_LABEL_CODES } from '../enums/label.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { entity } from './wire.ts';

/** Tab of the recommended feed. */
export const recommendLabelSchema = entity('RecommendLabel', { labelCode: tolerantEnum(DEAL_LABEL_CODES) });
export type RecommendLabel = z.infer<typeof recommendLabelSchema>;
