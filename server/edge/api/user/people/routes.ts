import { searchUsers } from '#schemas/api/user.ts';
import { presentMember } from '../../../../domain/members/members.ts';
import { peopleNamed } from '../../../../domain/members/people.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const peopleRoutes = [
  route(searchUsers, async ({ body }, call) =>
    presentPage(await peopleNamed(call, body.keyword, body.pageRequest), (row) => presentMember(row)),
  ),
];
