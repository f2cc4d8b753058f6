import { registerByEmail, registerByMobile } from '#schemas/api/account.ts';
import { register } from '../../../../domain/members/registration.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const registrationRoutes = ({ memberAuth }: Services) => [
  route(registerByMobile, async ({ body }, call, http) =>
    register({ ...call, ...http, memberAuth }, 'MOBILE', body),
  ),
  route(registerByEmail, async ({ body }, call, http) =>
    register({ ...call, ...http, memberAuth }, 'EMAIL', body),
  ),
];
