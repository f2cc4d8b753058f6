import { ownProfile, updateProfile } from '#schemas/api/account.ts';
import { changeProfile, presentOwn, readOwn } from '../../../../domain/members/profile.ts';

import { route } from '../../route.ts';

export const profileRoutes = [
  route(ownProfile, async (_, call) => presentOwn(await readOwn(call))),
  route(updateProfile, async ({ body }, call) => {
    await changeProfile(call, body);
    return presentOwn(await readOwn(call));
  }),
];
