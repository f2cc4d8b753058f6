import { addPush, pushKey, removePush } from '#schemas/api/invented/push.ts';
import { addOne, removeOne } from '../../../../domain/alerts/push/operations.ts';
import { vapidKeys } from '../../../../platform/web-push/vapid.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const pushRoutes = ({ memberAuth, outgoing }: Services) => {
  const { publicKey } = vapidKeys(memberAuth.codeSecret);
  return [
    route(pushKey, async () => ({ publicKey })),
    route(addPush, async ({ body }, call) => addOne(call, body, outgoing)),
    route(removePush, async ({ body }, call) => removeOne(call, body.endpoint)),
  ];
};
