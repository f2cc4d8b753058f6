import * as z from 'zod/mini';
import { signInSchema } from '../../entities/sign-in.ts';
import { maybe } from '../../entities/wire.ts';
import { ID_TOKEN_PROVIDERS, IDENTITY_PROVIDERS, LOGIN_PROVIDERS } from '../../enums/account.ts';
import { STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';

const path = '/saas-user-service/user/login/provider';
const provider = z.enum(LOGIN_PROVIDERS);

export const startProviderLogin = endpoint({
  id: 'startProviderLogin',
  method: 'POST',
  path: `${path}/start`,
  summary:
    'Gives the address at which the provider signs the visitor in; it returns to `back`, a path of this shop. A signed-in member links the account',
  body: z.object({
    provider,
    back: z.string().check(z.maxLength(2_000)),
    /** True after an attempt that didn't return: LINE then asks instead of signing in by itself. */
    isRetry: maybe(z.boolean()),
  }),
  data: z.object({ url: z.string() }),
  auth: 'visitor',
  limit: { calls: 60, per: 'hour' },
});

export const finishProviderLogin = endpoint({
  id: 'finishProviderLogin',
  method: 'GET',
  path: `${path}/{provider}/return`,
  summary:
    'Return of the browser from the provider; redirects to where the login began, with `#login=` and the outcome unless the visitor is signed in',
  params: z.object({ provider }),
  data: z.null(),
  auth: 'none',
});

export const registerByProvider = endpoint({
  id: 'registerByProvider',
  method: 'POST',
  path: `${path}/register`,
  summary: 'Opens an account for the visitor whom the provider has just signed in, and signs it in',
  body: z.object({ isAgreed: z.literal(true) }),
  data: signInSchema,
  auth: 'none',
  limit: { calls: 60, per: 'hour' },
});

export const linkProvider = endpoint({
  id: 'linkProvider',
  method: 'POST',
  path: `${path}/link`,
  summary: 'Links the account of the provider that has just signed the visitor in with the signed-in member',
  data: z.null(),
  auth: 'member',
  limit: { calls: 60, per: 'hour' },
});

export const linkIdToken = endpoint({
  id: 'linkIdToken',
  method: 'POST',
  path: '/saas-user-service/user/login/linked/{provider}',
  summary:
    'Links the account of an id token with the signed-in member, within ten minutes of the last sign-in or proof; one that is linked already is a proof itself',
  params: z.object({ provider: z.enum(ID_TOKEN_PROVIDERS) }),
  body: z.object({ idToken: z.string().check(z.maxLength(8_192), z.regex(STORABLE)) }),
  data: z.null(),
  auth: 'member',
  limit: { calls: 60, per: 'hour' },
  guessable: true,
});

export const unlinkProvider = endpoint({
  id: 'unlinkProvider',
  method: 'DELETE',
  path: '/saas-user-service/user/login/linked/{provider}',
  summary: 'Unlinks a provider’s account from the member, who must have another way to sign in',
  params: z.object({ provider: z.enum(IDENTITY_PROVIDERS) }),
  data: z.null(),
  auth: 'member',
  limit: { calls: 60, per: 'hour' },
});
