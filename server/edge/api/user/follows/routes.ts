import { followedContents, suggestedPublishers } from '#schemas/api/invented/following.ts';
import { followedUsers } from '#schemas/api/service-in-one.ts';
import { follow, unfollow } from '#schemas/api/user.ts';
import * as authors from '../../../../domain/articles/authors.ts';
import { tellOwnLikes } from '../../../../domain/articles/contents/operations.ts';
import { presentContent } from '../../../../domain/articles/contents/presenter.ts';
import { addFollow, followedPage, removeFollow } from '../../../../domain/members/follows.ts';
import { presentMember } from '../../../../domain/members/members.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const followRoutes = [
  route(follow, async ({ body }, call) => addFollow(call, body.followInfo.targetId)),
  route(unfollow, async ({ body }, call) => removeFollow(call, body.followInfo.targetId)),
  route(followedUsers, async ({ body }, call) =>
    presentPage(await followedPage(call, body), (row) => presentMember(row, true)),
  ),
  route(followedContents, async ({ body }, call) => {
    const found = await authors.followedContents(call, body.pageRequest);
    const page = presentPage(found, (row) => presentContent(row, call));
    await tellOwnLikes(call, page.content);
    return page;
  }),
  route(suggestedPublishers, async (_, call) =>
    (await authors.suggestedPublishers(call)).map((row) => presentMember(row, false)),
  ),
];
