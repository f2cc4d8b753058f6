import { searchUsers } from '#schemas/api/user.ts';
import { presentMember } from '../../../members/members.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { peopleNamed } from './operations.ts';

export const peopleRoutes = [
  route(searchUsers, async ({ body }, call) =>
    presentPage(await peopleNamed(call, body.keyword, body.pageRequest), (row) => presentMember(row)),
  ),
];
