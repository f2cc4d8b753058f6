import {
  deactivateMember,
  decideProfileReview,
  outboxMessages,
  profileReviews,
} from '#schemas/api/invented/member-desk.ts';
import { route } from '../../route.ts';
import { decide, newestMessages, setDeactivated, waitingReviews } from './operations.ts';

export const memberDeskRoutes = [
  route(outboxMessages, async (_, call) =>
    (await newestMessages(call)).map(({ id, destination, subject, body, createdAt }) => ({
      ...{ id, destination, subject, body },
      createdAt: createdAt.getTime(),
    })),
  ),
  route(profileReviews, async (_, call) =>
    (await waitingReviews(call)).map(({ memberId, dataType, dataValue, createdAt }) => ({
      ...{ memberId, dataType, dataValue },
      createdAt: createdAt.getTime(),
    })),
  ),
  route(decideProfileReview, async ({ body }, call) => decide(call, body)),
  route(deactivateMember, async ({ body }, call) => setDeactivated(call, body)),
];
