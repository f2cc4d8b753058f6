import { sourceItems } from '#schemas/api/invented/sources.ts';
import { tellOwnLikes } from '../../../../domain/articles/contents/operations.ts';
import { itemsOfSource } from '../../../../domain/sources/operations.ts';
import { route } from '../../route.ts';

export const sourceRoutes = [
  route(sourceItems, async ({ body }, call) => {
    const found = await itemsOfSource(call, body);
    await tellOwnLikes(
      call,
      found.items.flatMap(({ article }) => article ?? []),
    );
    return found;
  }),
];
