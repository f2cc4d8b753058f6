import { changeContact, closeAccount, createPassword, logOut } from '#schemas/api/account.ts';
import { proveMember } from '#schemas/api/invented/member-sessions.ts';
import { closeOwnAccount } from '../../../../domain/account-closing/close-account.ts';
import {
  bindContact,
  logOutMember,
  prove,
  setPassword,
} from '../../../../domain/members/security/operations.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const securityRoutes = ({ memberAuth }: Services) => [
  route(createPassword, async ({ body }, call, http) => setPassword({ ...call, ...http, memberAuth }, body)),
  route(changeContact, async ({ body }, call, http) => bindContact({ ...call, ...http, memberAuth }, body)),
  route(proveMember, async ({ body }, call, http) => prove({ ...call, ...http, memberAuth }, body)),
  route(logOut, async ({ body }, call, http) => logOutMember({ ...call, ...http }, body.everywhere === true)),
  route(closeAccount, async ({ body }, call, http) =>
    closeOwnAccount({ ...call, ...http, memberAuth }, body),
  ),
];
