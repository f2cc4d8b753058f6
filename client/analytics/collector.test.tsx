import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import { setCookie } from '#ui/cookie.ts';
import { noticeSession } from '../session.ts';
import { type Collector, startCollector } from './collector.ts';
import { forgetKept } from './kept.ts';

const options = { isHeld: false, productClick: () => undefined, fingerprint: () => 'f'.repeat(16) };
let sent: string[] = [];
let status: number;
let collector: Collector | undefined;

/** Mock of Blob: jsdom has no beacons, and its blobs give their text asynchronously. */
class TextBlob {
  readonly text: string;
  constructor(parts: string[]) {
    this.text = parts.join('');
  }
}
const names = () =>
  sent.flatMap((body) => (JSON.parse(body) as AnalyticsEvent[]).map(({ eventName }) => eventName));
const click = () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.click();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Blob', TextBlob);
  Object.assign(navigator, {
    sendBeacon: (_url: string, { text }: TextBlob) => {
      sent.push(text);
      return true;
    },
  });
  vi.stubGlobal('fetch', async (url: string, init: { body?: string }) => {
    if (url.includes('/tenant/report')) sent.push(init.body ?? '');
    return { status, json: async () => ({ data: { id: 7 } }) };
  });
  forgetKept();
  sent = [];
  status = 204;
});
afterEach(() => {
  collector?.destroy();
  setCookie('user-last-login', '', { maxAge: 0 });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[Y6] starts, ends and members are sent at once, other events within 10 s', async () => {
  collector = startCollector(options);
  expect(names()).toEqual(['first-open', 'session-start']);
  expect(sent).toHaveLength(2);
  window.history.pushState(null, '', '#left');
  expect(names().slice(2)).toEqual(['page-view', 'page-leave']);
  setCookie('user-last-login', '1');
  noticeSession();
  await vi.waitFor(() => expect(names().slice(4)).toEqual(['page-view', 'user-login']));
  setCookie('user-last-login', '', { maxAge: 0 });
  noticeSession();
  expect(names().slice(6)).toEqual(['user-logout']);
  click();
  expect(names()).toHaveLength(7);
  vi.advanceTimersByTime(10_000);
  expect(names().slice(7)).toEqual(['click']);
});

test('[Y6] events that the server can’t accept now are sent again, and kept for the next page until then', async () => {
  status = 503;
  collector = startCollector(options);
  await vi.advanceTimersByTimeAsync(0);
  const refused = names();
  expect(localStorage.getItem('analytics-queue')).toContain('session-start');
  sent = [];
  status = 204;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(names().toSorted()).toEqual([...refused, 'page-view'].toSorted());
  expect(localStorage.getItem('analytics-queue')).toBeNull();
  sent = [];
  status = 413;
  click();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(names()).toEqual(['click']);
});

test('[Y1] a guest’s record has no user', () => {
  collector = startCollector(options);
  expect(JSON.parse(sent[0] ?? '')[0]).toHaveProperty('userId', null);
});

test('[X36] before consent nothing is sent or stored; a device that agreed later sends no earlier fingerprint', () => {
  collector = startCollector({ ...options, isHeld: true });
  click();
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  expect(localStorage).toHaveLength(0);
  collector?.allow();
  expect(names()).toEqual(['first-open', 'session-start', 'page-view', 'click']);
  expect(sent.join()).not.toContain('fingerprint');
  expect(localStorage.length).toBeGreaterThan(0);
  collector?.destroy();
  sent = [];
  collector = startCollector(options);
  expect(sent.join()).toContain(`"fingerprint":"${'f'.repeat(16)}"`);
});

test('[X32] waiting events are sent when the page is hidden or left; a page restored from memory is a new view', () => {
  collector = startCollector(options);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(names().slice(2)).toEqual(['page-view']);
  click();
  window.dispatchEvent(new Event('pagehide'));
  expect(names().slice(3)).toEqual(['click', 'page-leave']);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  vi.advanceTimersByTime(10_000);
  expect(names().slice(5)).toEqual(['page-view']);
});

test('[Y9] no support, a second start and use after the end do nothing', () => {
  collector = startCollector(options);
  expect(startCollector(options)).toBe(collector);
  click();
  vi.advanceTimersByTime(10_000);
  expect(names().filter((name) => name === 'click')).toHaveLength(1);
  collector?.destroy();
  expect(localStorage).toHaveLength(0);
  const told = sent.length;
  collector?.track('keyword_click', { id: 'x' });
  collector?.allow();
  collector?.destroy();
  click();
  window.history.pushState(null, '', '#after');
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(told);
  Object.assign(navigator, { sendBeacon: undefined });
  expect(startCollector(options)).toBeUndefined();
});
