import { browserApi } from '#client/browser-api.ts';
import { followedContents, suggestedPublishers } from '#schemas/api/invented/following.ts';
import { followedUsers } from '#schemas/api/service-in-one.ts';
import { follow, unfollow } from '#schemas/api/user.ts';

/** True if the member follows this one. @throws ApiError */
export async function isFollowing(id: string): Promise<boolean> {
  const { content } = await browserApi().call(followedUsers, { body: { targetIds: [id] } }, { silent: true });
  return content.length > 0;
}

/** A page of those whom the member follows. @throws ApiError */
export function followedPage(page: number) {
  return browserApi().call(followedUsers, { body: { pageRequest: { page } } });
}

/** A page of what those whom the member follows have written. @throws ApiError */
export function followedContentPage(page: number) {
  return browserApi().call(followedContents, { body: { pageRequest: { page } } });
}

/** Members to follow; none where they can't be read. */
export function suggestions() {
  return browserApi()
    .call(suggestedPublishers, {}, { silent: true })
    .catch(() => []);
}

/** @throws ApiError */
export async function setFollowing(targetId: string, isFollowed: boolean): Promise<void> {
  const body = { followInfo: { targetId, targetType: 'USER' as const } };
  await browserApi().call(isFollowed ? follow : unfollow, { body });
}
