import { addPush, pushKey, removePush } from '#schemas/api/invented/push.ts';
import { addPushSubscription, removePushSubscription } from '../../../../domain/alerts/push-subscriptions.ts';
import { vapidKeys } from '../../../../platform/web-push/vapid.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const pushRoutes = ({ memberAuth, outgoing }: Services) => [
  route(pushKey, async () => ({ publicKey: vapidKeys(memberAuth.codeSecret).publicKey })),
  route(addPush, async ({ body }, call) => addPushSubscription(call, body, outgoing)),
  route(removePush, async ({ body }, call) => removePushSubscription(call, body.endpoint)),
];
