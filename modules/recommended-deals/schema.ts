import { z } from 'zod';

/** What is recommended is the tenant's; there is nothing to set. */
export const recommendedDealsSchema = z.object({});

export type RecommendedDealsProps = z.infer<typeof recommendedDealsSchema>;

export const recommendedDealsDefaults: RecommendedDealsProps = {};
