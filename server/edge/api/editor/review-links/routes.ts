import { createReviewLink, listReviewLinks, revokeReviewLink } from '#schemas/api/invented/review.ts';
import { createLink, linksOf, presentLink, revokeLink } from '../../../../domain/pages/review-links.ts';

import { secretFor } from '../../../../platform/secrets.ts';
import { route } from '../../route.ts';

/** Name of the secret; the front verifies the tokens with the same one. */
const SECRET = 'review';

export const editorReviewLinkRoutes = [
  route(createReviewLink, async ({ params, body }, call) =>
    presentLink(await createLink(call, params.id, body), await secretFor(call.db, SECRET)),
  ),
  route(listReviewLinks, async ({ params }, call) => {
    const secret = await secretFor(call.db, SECRET);
    return (await linksOf(call, params.id)).map((row) => presentLink(row, secret));
  }),
  route(revokeReviewLink, async ({ params }, call) => {
    await revokeLink(call, params.id);
    return null;
  }),
];
