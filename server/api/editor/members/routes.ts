import { memberList } from '#schemas/api/invented/member-desk.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { membersOfTenant } from './operations.ts';
import { presentListed } from './presenter.ts';

export const memberListRoutes = [
  route(memberList, async ({ query }, call) =>
    presentPage(await membersOfTenant(call, query), presentListed),
  ),
];
