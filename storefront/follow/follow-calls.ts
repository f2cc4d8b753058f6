import { browserApi } from '#client/browser-api.ts';
import { followedUsers } from '#schemas/api/service-in-one.ts';
import { follow, unfollow } from '#schemas/api/user.ts';

/** True if the member follows this one. @throws ApiError */
export async function isFollowing(id: string): Promise<boolean> {
  const { content } = await browserApi().call(followedUsers, { body: { targetIds: [id] } }, { silent: true });
  return content.length > 0;
}

/** @throws ApiError */
export async function setFollowing(targetId: string, isFollowed: boolean): Promise<void> {
  const body = { followInfo: { targetId, targetType: 'USER' as const } };
  await browserApi().call(isFollowed ? follow : unfollow, { body });
}
