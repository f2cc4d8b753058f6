import * as account from '#schemas/api/account.ts';
import { AppError } from '#schemas/errors.ts';
import { route } from '../../route.ts';

const unavailable = async () => {
  throw new AppError('UNAVAILABLE');
};

export const accountRoutes = [
  route(account.sendAuthCode, unavailable),
  route(account.verifyAuthCode, unavailable),
  route(account.registerByMobile, unavailable),
  route(account.registerByEmail, unavailable),
  route(account.loginByMobile, unavailable),
  route(account.loginByEmail, unavailable),
  route(account.loginByCode, unavailable),
  route(account.loginByFirebase, unavailable),
  route(account.loginByLine, unavailable),
  route(account.resetPassword, unavailable),
  route(account.createPassword, unavailable),
  route(account.ownProfile, unavailable),
  route(account.updateProfile, unavailable),
  route(account.changeContact, unavailable),
  route(account.logOut, unavailable),
  route(account.closeAccount, unavailable),
];
