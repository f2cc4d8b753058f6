import { followedUsers } from '#schemas/api/service-in-one.ts';
import { follow, unfollow } from '#schemas/api/user.ts';
import { addFollow, followedPage, removeFollow } from '../../../../domain/members/follows/operations.ts';
import { presentMember } from '../../../../domain/members/members.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const followRoutes = [
  route(follow, async ({ body }, call) => addFollow(call, body.followInfo.targetId)),
  route(unfollow, async ({ body }, call) => removeFollow(call, body.followInfo.targetId)),
  route(followedUsers, async ({ body }, call) =>
    presentPage(await followedPage(call, body), (row) => presentMember(row, true)),
  ),
];
