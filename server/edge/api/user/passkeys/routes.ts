import * as calls from '#schemas/api/invented/passkeys.ts';
import {
  loginWithPasskey,
  proveByPasskey,
  startLoginByPasskey,
} from '../../../../domain/members/passkeys/login.ts';
import {
  passkeysOf,
  presentPasskey,
  removeOwnPasskey,
} from '../../../../domain/members/passkeys/operations.ts';

import { createPasskey, startCreation } from '../../../../domain/members/passkeys/registration.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const passkeyRoutes = ({ memberAuth }: Services) => [
  route(calls.passkeyList, async (_, call) => (await passkeysOf(call)).map(presentPasskey)),
  route(calls.startPasskey, async (_, call, http) => startCreation({ ...call, ...http, memberAuth })),
  route(calls.addPasskey, async ({ body }, call, http) =>
    createPasskey({ ...call, ...http, memberAuth }, body),
  ),
  route(calls.removePasskey, async ({ params }, call) => removeOwnPasskey(call, params.id)),
  route(calls.startPasskeyLogin, async (_, call, http) =>
    startLoginByPasskey({ ...call, ...http, memberAuth }),
  ),
  route(calls.loginByPasskey, async ({ body }, call, http) =>
    loginWithPasskey({ ...call, ...http, memberAuth }, body),
  ),
  route(calls.proveByPasskey, async ({ body }, call, http) =>
    proveByPasskey({ ...call, ...http, memberAuth }, body),
  ),
];
