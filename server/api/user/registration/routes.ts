import { registerByEmail, registerByMobile } from '#schemas/api/account.ts';
import { route } from '../../route.ts';
import { register } from './operations.ts';

export const registrationRoutes = [
  route(registerByMobile, async ({ body }, call) => register(call, 'MOBILE', body)),
  route(registerByEmail, async ({ body }, call) => register(call, 'EMAIL', body)),
];
