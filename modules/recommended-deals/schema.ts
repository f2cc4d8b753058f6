import { z } from 'zod';

/** No props: the tenant's recommendations can't be configured here. */
export const recommendedDealsSchema = z.object({});

export type RecommendedDealsProps = z.infer<typeof recommendedDealsSchema>;

export const recommendedDealsDefaults: RecommendedDealsProps = {};
