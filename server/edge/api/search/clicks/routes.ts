import { collectClicks } from '#schemas/api/search.ts';
import { countViews } from '../../../../domain/search/count-clicks.ts';
import { route } from '../../route.ts';

export const clickRoutes = [
  route(collectClicks, async ({ body }, call) => {
    await countViews(call, body);
    return null;
  }),
];
