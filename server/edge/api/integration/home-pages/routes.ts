import * as integration from '#schemas/api/integration.ts';
import {
  nextUpdateTime,
  recommendedBrands,
  tilesOf,
} from '../../../../domain/catalogue/home-pages/operations.ts';
import { presentBrand, presentTile } from '../../../../domain/catalogue/home-pages/presenter.ts';
import { boardsByCodes } from '../../../../domain/catalogue/item-groups/operations.ts';
import { presentBoard } from '../../../../domain/catalogue/item-groups/presenter.ts';
import { boardsWithContent } from '../../../../domain/sources/picked/board-places.ts';
import { route } from '../../route.ts';

export const homePageRoutes = [
  route(integration.dailySpecialConfig, async (_, call) => ({ nextUpdateTime: await nextUpdateTime(call) })),
  route(integration.homeBrands, async (_, call) =>
    (await recommendedBrands(call)).map((brand) => presentBrand(brand, call)),
  ),
  route(integration.homeBoards, async ({ body }, call) =>
    (await boardsWithContent(call, await boardsByCodes(call, body.codes))).map((board) =>
      presentBoard(board, call),
    ),
  ),
  route(integration.homeCategories, async ({ body }, call) =>
    (await tilesOf(call, body.code)).map((category) => presentTile(category, call)),
  ),
];
