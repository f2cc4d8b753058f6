import { APP_OPEN, STARTED_APP } from '#schemas/constants.ts';
import type { TenantPublic } from '#schemas/tenant.ts';

type AppLinks = TenantPublic['appLinks'];

type Start = {
  links: AppLinks;
  /** What the app is to show, such as `/en/content/d1`. */
  path: string;
  isPhone: boolean;
};

const STARTED = 'started-app';

let running: AbortController | undefined;

/**
 * Opens the tenant's app, by its custom link; if the page is still to be seen after five seconds there is none here, and
 * the store of the device is opened (S2 §4).
 */
export function openApp(start: Start, go: (href: string) => void = assign): void {
  const store = storeLink(start.links, start.path, navigator.userAgent);
  if (!startApp(start, go)) {
    if (store) go(store);
    return;
  }
  running?.abort();
  if (!store) return;
  const flow = new AbortController();
  const { signal } = flow;
  running = flow;
  let checks = 0;
  const timer = setInterval(() => {
    if (!document.hidden && ++checks < APP_OPEN.polls) return;
    flow.abort();
    if (!document.hidden) go(store);
  }, APP_OPEN.pollMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  // Between two checks the page may go and come back.
  document.addEventListener('visibilitychange', () => flow.abort(), { signal });
  window.addEventListener('pagehide', () => flow.abort(), { signal });
}

/** Where the tenant intercepts pages: its first one on this device starts the app, which never leads to a store by itself. */
export function interceptPage(start: Start, go: (href: string) => void = assign): void {
  if (start.links.intercept && !readFlag()) startApp(start, go);
}

/** False if there is no custom link. The flag waits until the browser has asked its user, where pages are intercepted. */
function startApp({ links, path, isPhone }: Start, go: (href: string) => void): boolean {
  if (!links.custom) return false;
  go(withParameter(links.custom, 'path', path));
  const onIntercept = isPhone ? STARTED_APP.interceptMobileMs : STARTED_APP.interceptOtherMs;
  setTimeout(storeFlag, links.intercept ? onIntercept : STARTED_APP.plainMs);
  return true;
}

function storeLink(links: AppLinks, path: string, agent: string): string | undefined {
  if (/iPhone|iPad|iPod/.test(agent)) return links.apple;
  if (/Huawei|HarmonyOS|HMSCore/i.test(agent)) return links.huawei;
  return links.google && withParameter(links.google, 'referrer', String(new URLSearchParams({ path })));
}

function withParameter(href: string, name: string, value: string): string {
  const url = new URL(href);
  url.searchParams.set(name, value);
  return url.href;
}

const assign = (href: string) => window.location.assign(href);

// A browser may forbid storage: then every page is the first one, and none intercepts.
function readFlag(): boolean {
  try {
    return localStorage.getItem(STARTED) !== null;
  } catch {
    return true;
  }
}

function storeFlag(): void {
  try {
    localStorage.setItem(STARTED, 'true');
  } catch {}
}
