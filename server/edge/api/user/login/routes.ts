import * as account from '#schemas/api/account.ts';
import { resetWays } from '#schemas/api/invented/passkeys.ts';
import { parseContact } from '../../../../domain/members/contacts.ts';
import {
  giveNewPassword,
  loginWithCode,
  loginWithIdToken,
  loginWithPassword,
  waysBeforeReset,
} from '../../../../domain/members/login.ts';
import { presentPasskey } from '../../../../domain/members/passkeys/operations.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const loginRoutes = ({ memberAuth }: Services) => [
  route(account.loginByMobile, async ({ body: { mobile, countryCode, password } }, call, http) =>
    loginWithPassword(
      { ...call, ...http, memberAuth },
      parseContact(call, 'MOBILE', mobile, countryCode),
      password,
    ),
  ),
  route(account.loginByEmail, async ({ body: { email, password } }, call, http) =>
    loginWithPassword({ ...call, ...http, memberAuth }, parseContact(call, 'EMAIL', email), password),
  ),
  route(account.loginByCode, async ({ body }, call, http) =>
    loginWithCode({ ...call, ...http, memberAuth }, body),
  ),
  route(account.loginByFirebase, async ({ body }, call, http) =>
    loginWithIdToken({ ...call, ...http, memberAuth }, 'firebase', body.idToken),
  ),
  route(account.loginByLine, async ({ body }, call, http) =>
    loginWithIdToken({ ...call, ...http, memberAuth }, 'line', body.idToken),
  ),
  route(resetWays, async ({ body }, call) => {
    const { passkeys, providers } = await waysBeforeReset(call, body.validKey);
    return { passkeys: passkeys.map(presentPasskey), providers };
  }),
  route(account.resetPassword, async ({ body }, call) => giveNewPassword(call, body)),
];
