import { deactivateMember, decideProfileReview, profileReviews } from '#schemas/api/invented/member-desk.ts';
import { decideReview, setDeactivated, waitingReviews } from '../../../../domain/members/member-desk.ts';
import { route } from '../../route.ts';

export const memberDeskRoutes = [
  route(profileReviews, async (_, call) =>
    (await waitingReviews(call)).map((row) => ({ ...row, createdAt: row.createdAt.getTime() })),
  ),
  route(decideProfileReview, async ({ body }, call) => decideReview(call, body)),
  route(deactivateMember, async ({ body }, call) => setDeactivated(call, body)),
];
