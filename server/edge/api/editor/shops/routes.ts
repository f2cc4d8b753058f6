import * as api from '#schemas/api/invented/shops.ts';
import { mailInvitation } from '../../../../domain/shops/invitation-mail.ts';
import { allShops, openShop, suspendShop } from '../../../../domain/shops/operations.ts';
import { presentShop } from '../../../../domain/shops/presenter.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const shopRoutes = ({ courier }: Pick<Services, 'courier'>) => [
  route(api.shops, async (_, call) => (await allShops(call)).map((row) => presentShop(row, call))),
  route(api.addShop, async ({ body }, call) => {
    const opened = await openShop(call, body);
    const isMailed = await mailInvitation(call, courier, opened);
    return { shop: presentShop(opened.row, call), invitation: opened.invitation.url, isMailed };
  }),
  route(api.suspendShop, async ({ params, body }, call) =>
    presentShop(await suspendShop(call, params.id, body.isSuspended), call),
  ),
];
