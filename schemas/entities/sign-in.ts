import * as z from 'zod/mini';
import { LOGIN_PROVIDERS } from '../enums/account.ts';
import { tolerantArray } from './tolerant-array.ts';
import { entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

/** Session of a member who has just signed in. Browsers keep the token in an HTTP-only cookie; the app gets it here. */
export const signInSchema = entity('SignIn', {
  userId: idSchema,
  token: maybe(z.string()),
  expireTime: instantSchema,
});
export type SignIn = z.infer<typeof signInSchema>;

/** Login methods of a tenant (S2 §7). */
export const loginSwitchSchema = entity('LoginSwitch', {
  mobile: z.boolean(),
  email: z.boolean(),
  code: z.boolean(),
  firebase: z.boolean(),
  line: z.boolean(),
  /** Providers at which browsers sign in, in the order in which they are offered. */
  providers: maybe(tolerantArray(loose({ provider: z.enum(LOGIN_PROVIDERS) }))),
});
export type LoginProvider = NonNullable<z.infer<typeof loginSwitchSchema>['providers']>[number];
