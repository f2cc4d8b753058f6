import * as z from 'zod/mini';
import { entity, idSchema, maybe } from './wire.ts';

/** Brand; one that isn't online is shown as expired. */
export const brandSchema = entity('Brand', {
  id: idSchema,
  code: maybe(idSchema),
  name: maybe(z.string()),
  logo: maybe(z.string()),
  cover: maybe(z.string()),
  online: maybe(z.boolean()),
});
export type Brand = z.infer<typeof brandSchema>;
