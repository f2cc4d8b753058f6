import { sendAuthCode, verifyAuthCode } from '#schemas/api/account.ts';
import { sendCode, verifyCode } from '../../../../domain/members/code-verification.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const authCodeRoutes = ({ memberAuth }: Services) => [
  route(sendAuthCode, async ({ body }, call, http) => sendCode({ ...call, ...http, memberAuth }, body)),
  route(verifyAuthCode, async ({ body }, call, http) => verifyCode({ ...call, ...http, memberAuth }, body)),
];
