import { createReviewLink, listReviewLinks, revokeReviewLink } from '#schemas/api/invented/review.ts';
import { secretFor } from '../../../secrets.ts';
import { route } from '../../route.ts';
import { createLink, linksOf, revokeLink } from './operations.ts';
import { presentLink } from './presenter.ts';

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
