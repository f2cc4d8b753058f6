import { z } from 'zod';

/** The recommended brands are the tenant's; there is nothing to set. */
export const brandsSchema = z.object({});

export type BrandsProps = z.infer<typeof brandsSchema>;

export const brandsDefaults: BrandsProps = {};
