import { browserApi } from '#client/browser-api.ts';
import { addPush, pushKey, removePush } from '#schemas/api/invented/push.ts';

/** Whether this browser can get web push messages, and hasn't been told never to. */
export const canPush = () =>
  'PushManager' in window && 'serviceWorker' in navigator && Notification.permission !== 'denied';

/** Whether messages come to this browser. */
export async function isPushed(): Promise<boolean> {
  return (await subscription()) !== null;
}

/**
 * Asks for the permission, right after a press, and has messages come to this browser. False if the shopper doesn't
 * permit it. @throws Error where the push service can't be reached
 */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { publicKey } = await browserApi().call(pushKey, {}, { silent: true });
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON();
  const body = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
  await browserApi().call(addPush, { body }, { silent: true });
  return true;
}

/** Ends the messages to this browser, there first: without a network none are shown either. True when done. */
export async function turnPushOff(): Promise<true> {
  const known = await subscription();
  if (!known) return true;
  await known.unsubscribe();
  await browserApi().call(removePush, { body: { endpoint: known.endpoint } }, { silent: true });
  return true;
}

const subscription = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
