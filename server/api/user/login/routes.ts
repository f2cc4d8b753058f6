import * as account from '#schemas/api/account.ts';
import { parseContact } from '../../../members/contacts.ts';
import { route } from '../../route.ts';
import { giveNewPassword, loginWithCode, loginWithIdToken, loginWithPassword } from './operations.ts';

export const loginRoutes = [
  route(account.loginByMobile, async ({ body: { mobile, countryCode, password } }, call) =>
    loginWithPassword(call, parseContact(call, 'MOBILE', mobile, countryCode), password),
  ),
  route(account.loginByEmail, async ({ body: { email, password } }, call) =>
    loginWithPassword(call, parseContact(call, 'EMAIL', email), password),
  ),
  route(account.loginByCode, async ({ body }, call) => loginWithCode(call, body)),
  route(account.loginByFirebase, async ({ body }, call) => loginWithIdToken(call, 'firebase', body.idToken)),
  route(account.loginByLine, async ({ body }, call) => loginWithIdToken(call, 'line', body.idToken)),
  route(account.resetPassword, async ({ body }, call) => giveNewPassword(call, body)),
];
