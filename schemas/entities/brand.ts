import * as z from 'zod/mini';
import { entity, idSchema, maybe } from './wire.ts';

/** A brand. A brand that isn't online shows as expired. */
export const brandSchema = entity('Brand', {
  id: idSchema,
  code: maybe(idSchema),
  name: maybe(z.string()),
  logo: maybe(z.string()),
  cover: maybe(z.string()),
  online: maybe(z.boolean()),
});
export type Brand = z.infer<typeof brandSchema>;
