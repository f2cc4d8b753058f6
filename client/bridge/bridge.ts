import { nativeChannel } from './native-channel.ts';
import { type AppMessage, BRIDGE_VERSION, FIRST_CAPABILITIES, readReady } from './protocol.ts';

export type Bridge = {
  /**
   * Sends the message to the app as soon as it is ready. `orElse` is the fallback on the page if the app lacks the
   * method.
   */
  send: (message: AppMessage, orElse: () => void) => void;
};

type Waiting = { message: AppMessage; orElse: () => void };

/** Time limit of the handshake, in ms: an app that hasn't responded by then has none. */
const PATIENCE_MS = 1_000;
const MAX_WAITING = 20;

/**
 * Page's end of the bridge (decision 018): greets the app, queues messages until it responds, and leaves room for
 * the device's safe areas. Outside an app it sends nothing.
 */
export function connectBridge(target: Window, signal?: AbortSignal): Bridge {
  const waiting: Waiting[] = [];
  let capabilities: readonly string[] | undefined;

  const handOver = ({ message, orElse }: Waiting) => {
    const post = capabilities?.includes(message.method) ? nativeChannel(target) : undefined;
    if (!post || !say(post, message)) orElse();
  };
  const know = (known: readonly string[]) => {
    capabilities = known;
    for (const one of waiting.splice(0)) handOver(one);
  };
  const listen = (event: MessageEvent) => {
    // The app runs a script in the page: messages from frames and other windows are ignored.
    if (event.source !== target || event.origin !== target.location.origin) return;
    const ready = readReady(event.data);
    if (!ready) return;
    if (ready.safeArea) keepClear(target, ready.safeArea);
    know(ready.capabilities);
  };
  target.addEventListener('message', listen, { signal });
  const greeted = nativeChannel(target);
  if (greeted) say(greeted, { method: 'bridge.hello', params: {} });
  const timer = target.setTimeout(() => !capabilities && know(FIRST_CAPABILITIES), PATIENCE_MS);
  signal?.addEventListener('abort', () => target.clearTimeout(timer));

  return {
    send: (message, orElse) => {
      if (capabilities) return handOver({ message, orElse });
      waiting.push({ message, orElse });
      if (waiting.length > MAX_WAITING) waiting.shift();
    },
  };
}

let bridge: Bridge | undefined;

/** Bridge of this page. */
export function appBridge(): Bridge {
  bridge ??= connectBridge(window);
  return bridge;
}

/** Posts a message; false when the app throws. */
function say(post: (json: string) => void, message: AppMessage | { method: 'bridge.hello'; params: object }) {
  try {
    post(JSON.stringify({ version: BRIDGE_VERSION, ...message }));
    return true;
  } catch {
    return false;
  }
}

function keepClear({ document }: Window, { top, bottom }: { top: number; bottom: number }) {
  document.documentElement.style.setProperty('--safe-top', `${top}px`);
  document.documentElement.style.setProperty('--safe-bottom', `${bottom}px`);
}
