import * as endpoints from '#schemas/api/invented/webhooks.ts';
import * as desk from '../../../../domain/webhooks/webhook-desk.ts';
import { presentDelivery, presentWebhook } from '../../../../domain/webhooks/webhook-desk.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const webhookRoutes = ({ vault, outgoing }: Services) => [
  route(endpoints.webhookList, async (_, call) => (await desk.webhooksOf(call)).map(presentWebhook)),
  route(endpoints.addWebhook, async ({ body }, call) => {
    const { row, secret } = await desk.createWebhook(call, { vault, outgoing }, body);
    return { webhook: presentWebhook(row), secret };
  }),
  route(endpoints.changeWebhook, async ({ params, body }, call) =>
    presentWebhook(await desk.updateWebhook(call, outgoing, params.id, body)),
  ),
  route(endpoints.rotateWebhookSecret, async ({ params }, call) => ({
    secret: await desk.rotateSecret(call, vault, params.id),
  })),
  route(endpoints.removeWebhook, async ({ params }, call) => {
    await desk.deleteWebhook(call, params.id);
    return null;
  }),
  route(endpoints.webhookDeliveries, async ({ params, query }, call) =>
    presentPage(await desk.deliveriesOf(call, params.id, query), presentDelivery),
  ),
  route(endpoints.resendDelivery, async ({ params }, call) => {
    await desk.resend(call, params.id, params.delivery);
    return null;
  }),
];
