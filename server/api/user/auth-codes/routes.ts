import { sendAuthCode, verifyAuthCode } from '#schemas/api/account.ts';
import { route } from '../../route.ts';
import { sendCode, verifyCode } from './operations.ts';

export const authCodeRoutes = [
  route(sendAuthCode, async ({ body }, call) => sendCode(call, body)),
  route(verifyAuthCode, async ({ body }, call) => verifyCode(call, body)),
];
