import * as z from 'zod/mini';
import { entity, idSchema, instantSchema, maybe } from './wire.ts';

/** A member who has just been signed in. Browsers keep the token in a cookie that no script reads; the app gets it here. */
export const signInSchema = entity('SignIn', {
  userId: idSchema,
  token: maybe(z.string()),
  expireTime: instantSchema,
});
export type SignIn = z.infer<typeof signInSchema>;

/** Ways to sign in that a tenant offers (S2 §7). */
export const loginSwitchSchema = entity('LoginSwitch', {
  mobile: z.boolean(),
  email: z.boolean(),
  code: z.boolean(),
  firebase: z.boolean(),
  line: z.boolean(),
});
