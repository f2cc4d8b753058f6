import { memberList } from '#schemas/api/invented/member-desk.ts';
import { membersOfTenant, presentListedMember } from '../../../../domain/members/member-list.ts';

import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const memberListRoutes = [
  route(memberList, async ({ query }, call) =>
    presentPage(await membersOfTenant(call, query), presentListedMember),
  ),
];
