import * as z from 'zod/mini';
import { loose } from '../../entities/wire.ts';
import { LOGIN_PROVIDERS } from '../../enums/account.ts';
import { endpoint } from '../endpoint.ts';

const signInProviderSchema = loose({
  provider: z.enum(LOGIN_PROVIDERS),
  /** Address of the shop to register at the provider. */
  returnUrl: z.string(),
  /** Name of the client's secret in LOGIN_SECRETS, and whether it is there. */
  secretName: z.string(),
  hasSecret: z.boolean(),
  /** Whether shoppers are offered it now. */
  isOffered: z.boolean(),
});

export const signInProviders = endpoint({
  id: 'signInProviders',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/sign-in-providers',
  summary: 'Login providers of the tenant: which have a secret, and which shoppers are offered',
  data: z.array(signInProviderSchema),
  auth: 'viewer',
  area: 'content',
  isFresh: true,
});
