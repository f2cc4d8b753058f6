import * as endpoints from '#schemas/api/invented/reviews.ts';
import { ask, decide, presentReview, reviewOf } from '../../../../domain/teamwork/reviews.ts';

import { route } from '../../route.ts';

export const editorReviewRoutes = [
  route(endpoints.documentReview, async ({ params }, call) => {
    const review = await reviewOf(call, params);
    return review && presentReview(review);
  }),
  route(endpoints.askForReview, async ({ params, body }, call) => {
    await ask(call, params, body);
    return null;
  }),
  route(endpoints.giveVerdict, async ({ params, body }, call) => {
    await decide(call, params.id, body);
    return null;
  }),
];
