import { contentsByCodes, goodsByCodes } from '#schemas/api/invented/picks.ts';
import { route } from '../../route.ts';
import { tellOwnLikes } from '../../search/contents/operations.ts';
import { presentGoods } from '../../service-in-one/item-groups/presenter.ts';
import { pickedContents, pickedGoods } from './operations.ts';
import { presentPick } from './presenter.ts';

export const pickRoutes = [
  route(goodsByCodes, async ({ body }, call) =>
    (await pickedGoods(call, body.codes)).map((row) => presentGoods(row, call)),
  ),
  route(contentsByCodes, async ({ body }, call) => {
    const picks = (await pickedContents(call, body.items)).map((pick) => presentPick(pick, call));
    await tellOwnLikes(
      call,
      picks.flatMap(({ article }) => article ?? []),
    );
    return picks;
  }),
];
