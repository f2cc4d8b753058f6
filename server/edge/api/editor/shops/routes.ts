import * as api from '#schemas/api/invented/shops.ts';
import {
  allShops,
  mailOwnerAgain,
  openShop,
  presentShop,
  suspendShop,
} from '../../../../domain/shops/operations.ts';

import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const shopRoutes = ({ vault }: Pick<Services, 'vault'>) => [
  route(api.shops, async (_, call) => (await allShops(call)).map((shop) => presentShop(shop, call))),
  route(api.addShop, async ({ body }, call) => presentShop(await openShop(call, vault, body), call)),
  route(api.suspendShop, async ({ params, body }, call) =>
    presentShop(await suspendShop(call, params.id, body.isSuspended), call),
  ),
  route(api.mailOwnerAgain, async ({ params }, call) => mailOwnerAgain(call, params.id)),
];
