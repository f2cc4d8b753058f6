import * as z from 'zod/mini';
import { ID_TOKEN_PROVIDERS } from '../enums/account.ts';
import { tolerantArray } from './tolerant-array.ts';
import { entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

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
  /** Where browsers fetch the id tokens of those two, and as whom they ask. */
  providers: maybe(
    tolerantArray(
      loose({ provider: z.enum(ID_TOKEN_PROVIDERS), authorizeUrl: z.string(), clientId: z.string() }),
    ),
  ),
});
export type LoginProvider = NonNullable<z.infer<typeof loginSwitchSchema>['providers']>[number];
