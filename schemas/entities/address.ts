import * as z from 'zod/mini';
import { entity, loose, maybe } from './wire.ts';

/** Shipping address of a prize. */
export const addressSchema = entity('Address', {
  name: z.string(),
  phone: z.string(),
  area: loose({
    province: z.string(),
    district: z.string(),
    subDistrict: maybe(z.string()),
    postalCode: z.string(),
  }),
  street: z.string(),
});
export type Address = z.infer<typeof addressSchema>;
