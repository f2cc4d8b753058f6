import { APP_OPEN, STARTED_APP } from '#schemas/constants.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import { browserStorage } from '#ui/safe-storage.ts';
import { HUAWEI } from '../device/agent.ts';
import { isPreview } from '../preview.ts';

type Visit = { tenant: Pick<TenantPublic, 'appLinks'>; device: 'phone' | 'desktop' };
type Go = (href: string) => void;

const STARTED = 'started-app';

let running: AbortController | undefined;

/**
 * Opens the tenant's app by its custom link; if the page is still visible after five seconds there is no app, and the
 * store of the device is opened (S2 §4). `path` is the path that the app should show, such as `/en/content/d1`.
 */
export function openApp(visit: Visit, path = here(), go: Go = assign): void {
  const store = storeLink(visit.tenant.appLinks, path, navigator.userAgent);
  if (!startApp(visit, path, go)) {
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

/**
 * Starts the app from the visitor's first page on this device, where the tenant intercepts pages; never opens the store
 * by itself.
 */
export function interceptPage(visit: Visit, go: Go = assign): void {
  if (isPreview() || !visit.tenant.appLinks.intercept || hasStarted()) return;
  startApp(visit, here(), go);
}

/** Address that opens a path in the tenant's app; undefined without an app. */
export function appAddress({ appLinks: { custom } }: Visit['tenant'], path: string): string | undefined {
  return custom && withParameter(custom, 'path', path);
}

/**
 * Starts the app; false if there is no custom link. With interception the flag is stored later, when the browser has
 * asked its user whether to open the app.
 */
function startApp({ tenant, device }: Visit, path: string, go: Go): boolean {
  const { intercept } = tenant.appLinks;
  const address = appAddress(tenant, path);
  if (!address) return false;
  go(address);
  const onIntercept = device === 'phone' ? STARTED_APP.interceptMobileMs : STARTED_APP.interceptOtherMs;
  setTimeout(() => browserStorage.set(STARTED, 'true'), intercept ? onIntercept : STARTED_APP.plainMs);
  return true;
}

function storeLink(links: TenantPublic['appLinks'], path: string, agent: string): string | undefined {
  if (/iPhone|iPad|iPod/.test(agent)) return links.apple;
  if (HUAWEI.test(agent)) return links.huawei;
  return links.google && withParameter(links.google, 'referrer', String(new URLSearchParams({ path })));
}

function withParameter(href: string, name: string, value: string): string {
  const url = new URL(href);
  url.searchParams.set(name, value);
  return url.href;
}

const here = () => window.location.pathname + window.location.search;

const assign = (href: string) => window.location.assign(href);

// Without storage every page is the first one, and none intercepts.
const hasStarted = () => browserStorage.isBlocked() || browserStorage.get(STARTED) !== undefined;
