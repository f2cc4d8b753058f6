import { ownProfile, updateProfile } from '#schemas/api/account.ts';
import { route } from '../../route.ts';
import { changeProfile, readOwn } from './operations.ts';
import { presentOwn } from './presenter.ts';

export const profileRoutes = [
  route(ownProfile, async (_, call) => presentOwn(await readOwn(call))),
  route(updateProfile, async ({ body }, call) => {
    await changeProfile(call, body);
    return presentOwn(await readOwn(call));
  }),
];
