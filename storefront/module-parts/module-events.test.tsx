import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseConsent } from '#client/analytics/consent.ts';
import * as platform from '#client/beacon.ts';
import { setCookie } from '#ui/cookie.ts';
import { ModuleEvents } from './module-events.tsx';

const beacon = vi.fn(async (_path: string, _body: unknown) => undefined);

let see: (...targets: Element[]) => void = () => undefined;
const sent = () => beacon.mock.calls.map(([, body]) => body);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(platform, 'beacon').mockImplementation(beacon);
  beacon.mockClear();
  document.body.innerHTML =
    '<section data-node="a"><a href="#x">x</a></section><section data-node="b"></section>';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void) {
        see = (...targets) => told(targets.map((target) => ({ isIntersecting: true, target })));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const module = (id: string) => document.querySelector(`[data-node="${id}"]`) as HTMLElement;

test('modules that are seen and clicked are sent together, each once', async () => {
  render(<ModuleEvents path="/sale" />);
  see(module('a'), module('b'));
  see(module('a'));
  module('a').querySelector('a')?.click();
  module('a').click();
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      {
        page: '/sale',
        events: [
          { node: 'a', kind: 'impression' },
          { node: 'b', kind: 'impression' },
          { node: 'a', kind: 'click' },
        ],
      },
    ]),
  );
});

test('waiting events are sent when the visitor leaves the page', async () => {
  const { unmount } = render(<ModuleEvents path="/sale" />);
  see(module('b'));
  unmount();
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
});

test('waiting events are sent when the page is hidden, as by a link to a shop', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<ModuleEvents path="/sale" />);
  module('a').click();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(sent()).toEqual([{ page: '/sale', events: [{ node: 'a', kind: 'click' }] }]));
  hidden.mockRestore();
});

test('a preview records no events', async () => {
  document.documentElement.dataset.preview = '';
  render(<ModuleEvents path="/sale" />);
  module('a').click();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent()).toEqual([]);
  delete document.documentElement.dataset.preview;
});

test('nothing is sent before the visitor consents, and nothing after a refusal', async () => {
  document.documentElement.dataset.consent = 'opt-in';
  const first = render(<ModuleEvents path="/sale" />);
  see(module('a'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent()).toEqual([]);
  chooseConsent('granted');
  first.unmount();
  await vi.waitFor(() =>
    expect(sent()).toEqual([{ page: '/sale', events: [{ node: 'a', kind: 'impression' }] }]),
  );
  chooseConsent('denied');
  const second = render(<ModuleEvents path="/sale" />);
  see(module('b'));
  await vi.advanceTimersByTimeAsync(3_000);
  second.unmount();
  expect(sent()).toHaveLength(1);
  delete document.documentElement.dataset.consent;
  setCookie('analytics-consent', '', { maxAge: 0 });
});
