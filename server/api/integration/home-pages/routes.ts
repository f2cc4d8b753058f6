import * as integration from '#schemas/api/integration.ts';
import { route } from '../../route.ts';
import { boardsByCodes } from '../../service-in-one/item-groups/operations.ts';
import { presentBoard } from '../../service-in-one/item-groups/presenter.ts';
import { nextUpdateTime, recommendedBrands, tilesOf } from './operations.ts';
import { presentBrand, presentTile } from './presenter.ts';

export const homePageRoutes = [
  route(integration.dailySpecialConfig, async (_, call) => ({ nextUpdateTime: await nextUpdateTime(call) })),
  route(integration.homeBrands, async (_, call) =>
    (await recommendedBrands(call)).map((brand) => presentBrand(brand, call)),
  ),
  route(integration.homeBoards, async ({ body }, call) =>
    (await boardsByCodes(call, body.codes)).map((board) => presentBoard(board, call)),
  ),
  route(integration.homeCategories, async ({ body }, call) =>
    (await tilesOf(call, body.code)).map((category) => presentTile(category, call)),
  ),
];
