import { decideHeldPrice, heldPriceList, takeBackPriceDecision } from '#schemas/api/invented/held-prices.ts';
import { decidePrice, heldPage, takeBackDecision } from '../../../../domain/held-prices/operations.ts';
import { presentHeldPrice } from '../../../../domain/held-prices/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const editorHeldPriceRoutes = [
  route(heldPriceList, async ({ query }, call) =>
    presentPage(await heldPage(call, query), (row) => presentHeldPrice(row, call)),
  ),
  route(decideHeldPrice, async ({ body }, call) => decidePrice(call, body)),
  route(takeBackPriceDecision, async ({ params }, call) => takeBackDecision(call, params.id)),
];
