import { z } from 'zod';

/** No props: the tenant's topics can't be configured here. */
export const topicsSchema = z.object({});

export type TopicsProps = z.infer<typeof topicsSchema>;

export const topicsDefaults: TopicsProps = {};
