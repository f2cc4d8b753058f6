import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';

export const relatedDealsSchema = z.object({ title: localizedTextValue(80).default({}) });

export type RelatedDealsProps = z.infer<typeof relatedDealsSchema>;

export const relatedDealsDefaults: RelatedDealsProps = { title: {} };
