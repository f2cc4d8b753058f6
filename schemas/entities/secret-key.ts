import * as z from 'zod/mini';
import { SECRET_KEY } from '../constants.ts';
import { entity, instantSchema } from './wire.ts';

/** Key for encrypting fields, valid until `expireTime`. */
export const secretKeySchema = entity('SecretKey', {
  secretKey: z.string().check(z.length(SECRET_KEY.length)),
  expireTime: instantSchema,
});
export type SecretKey = z.infer<typeof secretKeySchema>;
