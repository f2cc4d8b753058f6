import { contentsByCodes, goodsByCodes } from '#schemas/api/invented/picks.ts';
import { tellOwnLikes } from '../../../../domain/articles/contents/operations.ts';
import { presentGoods } from '../../../../domain/catalogue/item-groups/presenter.ts';
import { pickedContents, pickedGoods } from '../../../../domain/sources/picked/operations.ts';
import { presentPick } from '../../../../domain/sources/picked/presenter.ts';
import { route } from '../../route.ts';

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
