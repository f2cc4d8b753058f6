import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Collector, startCollector } from '#client/analytics/collector.ts';
import { forgetKept } from '#client/analytics/kept.ts';
import { recordOf } from '#client/analytics/record.ts';
import { type AnalyticsEvent, analyticsEventSchema } from '#schemas/entities/analytics-event.ts';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { VISIT_SCRIPT } from './visit-script.ts';

const { pushState, replaceState } = window.history;
const start = () => new Function(VISIT_SCRIPT)();
const leave = () => window.dispatchEvent(new Event('pagehide'));
let sent: AnalyticsEvent[] = [];
let collector: Collector | undefined;

/** A blob whose text can be read at once; jsdom has no beacons, and reads blobs asynchronously. */
class TextBlob {
  readonly text: string;
  constructor(parts: string[]) {
    this.text = parts.join('');
  }
}
const take = (body: string) => {
  sent.push(...z.parse(z.array(analyticsEventSchema), JSON.parse(body)));
  return true;
};
const names = () => sent.map(({ eventName }) => eventName);
const named = (name: string) => sent.filter(({ eventName }) => eventName === name);
const path = ({ pageHref }: AnalyticsEvent) => pageHref.replace(window.location.origin, '');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Blob', TextBlob);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    take(body);
    return new Response(null, { status: 204 });
  });
  Object.assign(navigator, { sendBeacon: (_url: string, { text }: TextBlob) => take(text) });
  forgetKept();
  sent = [];
  document.documentElement.lang = 'en';
  document.documentElement.dataset.consent = 'opt-out';
  window.history.replaceState(null, '', '/en?utm_source=fb&utm_campaign=c1');
  document.body.innerHTML = '<button data-id="d1"><b>A deal</b></button>';
});
afterEach(() => {
  Object.assign(window.history, { pushState, replaceState });
  Object.assign((window as { earlyVisit?: object }).earlyVisit ?? {}, { isTaken: true });
  collector?.destroy();
  collector = undefined;
  setCookie('analytics-consent', '', { maxAge: 0 });
  Object.assign(navigator, { globalPrivacyControl: undefined });
  delete document.documentElement.dataset.consent;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a visitor who leaves before the collector loads', () => {
  test('[Y3] [Y4 leave] is counted, with the campaign and the clicks', () => {
    start();
    vi.advanceTimersByTime(1_500);
    document.querySelector('b')?.click();
    leave();
    expect(names()).toEqual(['first-open', 'session-start', 'page-view', 'click', 'page-leave']);
    expect(named('session-start')[0]?.params).toEqual({ source: 'fb', utm_campaign: 'c1' });
    expect(named('click')[0]).toMatchObject({ text: 'A deal', element: { tag: 'button' } });
    expect(named('page-leave')[0]?.params.duration).toBeGreaterThanOrEqual(1_500);
    for (const event of sent.filter(({ eventName }) => eventName !== 'click'))
      expect(path(event)).toBe('/en?utm_source=fb&utm_campaign=c1');
  });

  test('[Y1] sends records in the collector’s format', () => {
    start();
    leave();
    const view = named('page-view')[0] as AnalyticsEvent;
    const { eventId, ...same } = recordOf({ ...view, href: view.pageHref });
    expect(view).toEqual({ ...same, eventId: expect.any(String) });
    expect(getCookie('user-pseudo-id')).toBe(view.visitorId);
  });

  test('[Y3] keeps the session when the page is restored within it', () => {
    start();
    leave();
    const [first] = sent;
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    leave();
    expect(names().slice(3)).toEqual(['page-leave', 'page-view', 'page-leave']);
    expect(new Set(sent.map(({ sessionId }) => sessionId))).toEqual(new Set([first?.sessionId]));
  });

  test('[Y4 views] sends the views of all pages seen so far', () => {
    start();
    window.history.pushState(null, '', '/en/deals');
    window.history.replaceState(null, '', '/en/deals');
    leave();
    expect(named('page-view').map(path)).toEqual(['/en?utm_source=fb&utm_campaign=c1', '/en/deals']);
    expect(named('page-leave').map(path)).toEqual(['/en?utm_source=fb&utm_campaign=c1', '/en/deals']);
  });

  test.each([
    ['off', 'denied', true, 5],
    ['opt-out', '', false, 5],
    ['opt-out', 'denied', false, 0],
    ['opt-out', '', true, 0],
    ['opt-in', '', false, 0],
    ['opt-in', 'denied', false, 0],
    ['opt-in', 'granted', false, 5],
    ['opt-out', 'granted', true, 5],
  ])('[X36] obeys the consent: %s, answer %j, signal %s', (mode, answer, signal, count) => {
    document.documentElement.dataset.consent = mode;
    if (answer) setCookie('analytics-consent', answer);
    Object.assign(navigator, { globalPrivacyControl: signal });
    start();
    document.querySelector('b')?.click();
    leave();
    expect(sent).toHaveLength(count);
    expect(localStorage.length).toBe(count === 0 ? 0 : 2);
  });
});

test('[Y3] [Y4 leave] the collector takes over the script’s notes, and the script sends nothing more', async () => {
  start();
  const landed = Date.now();
  vi.advanceTimersByTime(1_000);
  document.querySelector('b')?.click();
  window.history.pushState(null, '', '/en/content/d1');
  vi.advanceTimersByTime(500);
  const fingerprint = () => 'f'.repeat(16);
  collector = startCollector({ isHeld: false, productClick: () => undefined, fingerprint });
  leave();
  await vi.waitFor(() => expect(named('page-leave')).toHaveLength(2));
  expect(named('session-start')[0]?.params).toMatchObject({ source: 'fb', utm_campaign: 'c1' });
  expect(named('page-view').map(path)).toEqual(['/en?utm_source=fb&utm_campaign=c1', '/en/content/d1']);
  expect(named('page-view')[0]?.timestamp).toBeLessThanOrEqual(landed);
  expect(named('click')).toHaveLength(1);
  expect(named('click')[0]).toMatchObject({
    pageHref: named('page-view')[0]?.pageHref,
    timestamp: landed + 1_000,
    params: { item: 'd1' },
  });
  expect(named('page-leave').map(path)).toEqual(named('page-view').map(path));
  expect(named('first-open')).toHaveLength(1);
});
