import { changeContact, closeAccount, createPassword, logOut } from '#schemas/api/account.ts';
import { route } from '../../route.ts';
import { bindContact, closeOwnAccount, logOutMember, setPassword } from './operations.ts';

export const securityRoutes = [
  route(createPassword, async ({ body }, call) => setPassword(call, body)),
  route(changeContact, async ({ body }, call) => bindContact(call, body)),
  route(logOut, async ({ body }, call) => logOutMember(call, body.everywhere === true)),
  route(closeAccount, async ({ body }, call) => closeOwnAccount(call, body)),
];
