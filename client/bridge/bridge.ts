import { nativeChannel } from './native-channel.ts';
import { type AppMessage, BRIDGE_VERSION, FIRST_CAPABILITIES, readReady } from './protocol.ts';

export type Bridge = {
  /** Hands the message to the app, as soon as that is ready. `orElse` does on the page what this app can't do. */
  send: (message: AppMessage, orElse: () => void) => void;
};

type Waiting = { message: AppMessage; orElse: () => void };

/** An app that hasn't answered by then knows no handshake. */
const PATIENCE_MS = 1_000;
const MAX_WAITING = 20;

/**
 * The page's end of the bridge (docs/decisions/018): greets the app, keeps what there is to say until it answers, and
 * makes room for what the device covers. Outside an app it says nothing to anybody.
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
    // The app speaks by running a script in the page: frames and other windows are somebody else.
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

/** The one of this page. */
export function appBridge(): Bridge {
  bridge ??= connectBridge(window);
  return bridge;
}

/** False when the app refuses to listen. */
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
