import { z } from 'zod';

/** The topics are the tenant's; there is nothing to set. */
export const topicsSchema = z.object({});

export type TopicsProps = z.infer<typeof topicsSchema>;

export const topicsDefaults: TopicsProps = {};
