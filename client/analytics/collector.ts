import type { ProductEvent, VisitEvent } from '#schemas/enums/analytics.ts';
import { randomId } from '../browser-headers.ts';
import { type ProductClick, readClick, subCardClick } from './clicks.ts';
import { takeEarlyNotes } from './early-notes.ts';
import { createKept, forgetKept, type Kept } from './kept.ts';
import { watchMember } from './member.ts';
import { watchPages } from './page-visits.ts';
import { createQueue } from './queue.ts';
import { type ClickFields, type Params, recordOf } from './record.ts';
import { currentSession } from './session.ts';
import { visitSource } from './sources.ts';

const PATH = '/api/saas-tenant-service/tenant/report';
const URGENT = new Set<string>(['first-open', 'session-start', 'user-login', 'user-logout', 'page-leave']);

export type CollectorOptions = {
  /** True if nothing is sent or stored before `allow()`. */
  isHeld: boolean;
  /** Product event of a click on a link of the page at `href`, beside the one of its class. */
  productClick: (link: Element, href: string) => ProductClick | undefined;
  /** Fingerprint; read only where consent isn't needed or was given. */
  fingerprint: () => string | undefined;
};

export type Collector = {
  track: (name: ProductEvent, params?: Params) => void;
  /** Starts sending, after the visitor's consent. */
  allow: () => void;
  /** Ends collecting; waiting and stored events are deleted. */
  destroy: () => void;
};

let running: Collector | undefined;

/**
 * Starts collecting events in this window. Our own mistakes (a second start, no support, use after the end) have no
 * effect on visitors (S2 §8).
 */
export function startCollector(options: CollectorOptions): Collector | undefined {
  if (typeof navigator.sendBeacon !== 'function') return undefined;
  running ??= createCollector(options);
  return running;
}

function createCollector({ isHeld, productClick, fingerprint }: CollectorOptions): Collector {
  const kept = createKept(!isHeld);
  const queue = createQueue(kept, (body) => send(body, isLeaving || document.hidden), isHeld);
  const stopped = new AbortController();
  let isAllowed = !isHeld;
  let isLeaving = false;

  const put = (name: VisitEvent | ProductEvent, params: Params, more: More = {}) => {
    if (stopped.signal.aborted) return;
    const {
      at: timestamp = Date.now(),
      href = window.location.href,
      click,
      userId = knownMember(kept),
    } = more;
    const session = currentSession(kept, timestamp);
    const event = { timestamp, sessionId: session.id, userId, href };
    const add = (eventName: VisitEvent | ProductEvent, given: Params, fields?: ClickFields) =>
      queue.add(recordOf({ ...event, eventName, params: given, click: fields }), URGENT.has(eventName));
    if (kept.read('analytics-opened') !== true) {
      kept.write('analytics-opened', true);
      add('first-open', {});
    }
    if (session.isNew) {
      const mark = isAllowed ? fingerprint() : undefined;
      const device: Params = mark ? { fingerprint: mark } : {};
      add('session-start', { ...visitSource(href, document.referrer), ...device });
    }
    add(name, params, click);
  };

  const onClick = (event: MouseEvent, at = Date.now(), href = window.location.href) => {
    const click = readClick(event);
    if (!click) return;
    const { target } = click;
    put('click', click.params, { at, href, click: click.fields });
    const product = target.matches('a') && (subCardClick(target) ?? productClick(target, href));
    if (product) put(product.name, { id: product.id.slice(0, 200) }, { at, href });
  };
  const options = { signal: stopped.signal };
  document.addEventListener('click', (event) => onClick(event), { ...options, capture: true });
  window.addEventListener('online', queue.flush, options);
  const onTurn = ({ type }: Event) => {
    isLeaving = type === 'pagehide';
  };
  for (const turn of ['pagehide', 'pageshow']) window.addEventListener(turn, onTurn, options);
  const pages = watchPages((name, params, href, at) => put(name, params, { href, at }));
  for (const { click, href, at } of takeEarlyNotes())
    if (click) onClick(click, at, href);
    else pages.show(href, at);
  pages.show(window.location.href);
  window.addEventListener('pagehide', queue.flush, options);
  const onVisibility = () => document.visibilityState === 'hidden' && queue.flush();
  document.addEventListener('visibilitychange', onVisibility, options);
  const stopMember = watchMember(kept, (name, userId) => put(name, {}, { userId }));

  const collector: Collector = {
    track: (name, params = {}) => put(name, params),
    allow: () => {
      isAllowed = true;
      kept.persist();
      queue.release();
    },
    destroy: () => {
      stopped.abort();
      pages.stop();
      stopMember();
      queue.stop();
      forgetKept();
      if (running === collector) running = undefined;
    },
  };
  return collector;
}

type More = { at?: number; href?: string; click?: ClickFields; userId?: string };

function knownMember(kept: Kept): string | undefined {
  const { id } = (kept.read('analytics-user') ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

/**
 * Sends events by a beacon while the page is hidden or being left, which only returns whether the browser accepted it;
 * otherwise by a request, whose response has the server's result. Nothing is sent offline, where it would be lost.
 */
function send(body: string, isLeaving: boolean): boolean | Promise<boolean> {
  if (!navigator.onLine) return false;
  const url = `${PATH}?requestId=${randomId()}`;
  const headers = { 'Content-Type': 'application/json' };
  if (isLeaving) return navigator.sendBeacon(url, new Blob([body], { type: headers['Content-Type'] }));
  return fetch(url, { method: 'POST', body, headers, keepalive: true }).then(hasArrived, () => false);
}

/** True if events arrived or were refused; they are sent again only if the server can't accept them now. */
const hasArrived = ({ status }: Response) => status < 500 && status !== 429;
