import { z } from 'zod';

/** No props: the tenant's recommended brands can't be configured here. */
export const brandsSchema = z.object({});

export type BrandsProps = z.infer<typeof brandsSchema>;

export const brandsDefaults: BrandsProps = {};
