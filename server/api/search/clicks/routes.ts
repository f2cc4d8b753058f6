import { collectClicks } from '#schemas/api/search.ts';
import { route } from '../../route.ts';
import { countViews } from './operations.ts';

export const clickRoutes = [
  route(collectClicks, async ({ body }, call) => {
    await countViews(call, body);
    return null;
  }),
];
