import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectBridge } from './bridge.ts';
import type { AppMessage } from './protocol.ts';

const MESSAGE: AppMessage = {
  method: 'navigate.jumpToContentDetail',
  params: { subject: { type: 'CONTENT', code: 'd1' }, url: 'https://zest.example/content/d1' },
};
const READY = { version: 1, capabilities: ['navigate.jumpToContentDetail'] };

let leaving: AbortController;
let said: { method: string; version: number; params: object }[];
const hear = (json: string) => void said.push(JSON.parse(json));
const methods = () => said.map(({ method }) => method);
const connect = () => connectBridge(window, leaving.signal);

/** Message from the app, as in a webview: from within the page. */
const appSays = (data: unknown, from: Partial<MessageEventInit> = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, source: window, origin: window.location.origin, ...from }),
  );
const ready = (params: object = READY) => JSON.stringify({ method: 'bridge.ready', params });

beforeEach(() => {
  vi.useFakeTimers();
  leaving = new AbortController();
  said = [];
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

describe('the native channel', () => {
  test.each([
    ['React Native’s', 'ReactNativeWebView', { postMessage: hear }],
    ['iOS’s', 'webkit', { messageHandlers: { talat: { postMessage: hear } } }],
    ['Android’s', 'TalatNative', { postMessage: hear }],
  ])('is %s', (_whose, name, channel) => {
    vi.stubGlobal(name, channel);
    const bridge = connect();
    appSays(ready());
    bridge.send(MESSAGE, () => expect.unreachable());
    expect(said).toEqual([
      { version: 1, method: 'bridge.hello', params: {} },
      { version: 1, ...MESSAGE },
    ]);
  });

  test('is missing outside an app: the page’s fallback runs, after a second or at once', () => {
    const bridge = connect();
    const orElse = vi.fn();
    bridge.send(MESSAGE, orElse);
    expect(orElse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(orElse).toHaveBeenCalledTimes(1);
    bridge.send(MESSAGE, orElse);
    expect(orElse).toHaveBeenCalledTimes(2);
  });

  test('may throw: then the page’s fallback runs', () => {
    const broken = () => {
      throw new Error('no');
    };
    vi.stubGlobal('ReactNativeWebView', { postMessage: broken });
    const bridge = connect();
    appSays(ready());
    const orElse = vi.fn();
    bridge.send(MESSAGE, orElse);
    expect(orElse).toHaveBeenCalledOnce();
  });
});

describe('an app that is loading', () => {
  test('gets the queued messages when it is ready, once and in order', () => {
    const bridge = connect();
    const share: AppMessage = { method: 'navigate.jumpToSharePage', params: { url: 'u', title: 't' } };
    bridge.send(MESSAGE, () => expect.unreachable());
    bridge.send(share, () => expect.unreachable());
    vi.stubGlobal('TalatNative', { postMessage: hear });
    appSays(ready({ ...READY, capabilities: [MESSAGE.method, share.method] }));
    appSays(ready());
    vi.advanceTimersByTime(5_000);
    expect(methods()).toEqual([MESSAGE.method, share.method]);
  });

  test('gets the last twenty queued messages', () => {
    vi.stubGlobal('TalatNative', { postMessage: hear });
    const bridge = connect();
    for (let index = 0; index < 1_000; index++) bridge.send(MESSAGE, () => expect.unreachable());
    appSays(ready());
    expect(methods()).toEqual(['bridge.hello', ...Array(20).fill(MESSAGE.method)]);
  });

  test('without a handshake is an old one, which has the first two methods', () => {
    vi.stubGlobal('ReactNativeWebView', { postMessage: hear });
    const bridge = connect();
    bridge.send(MESSAGE, () => expect.unreachable());
    expect(methods()).toEqual(['bridge.hello']);
    vi.advanceTimersByTime(1_000);
    expect(methods()).toEqual(['bridge.hello', MESSAGE.method]);
  });
});

test('a method that the app lacks falls back to the page', () => {
  vi.stubGlobal('ReactNativeWebView', { postMessage: hear });
  const bridge = connect();
  appSays(ready({ version: 2, capabilities: ['navigate.jumpToSharePage'] }));
  const orElse = vi.fn();
  bridge.send(MESSAGE, orElse);
  expect(orElse).toHaveBeenCalledOnce();
  expect(methods()).toEqual(['bridge.hello']);
});

test('[W5] the page leaves room for the device’s safe areas', () => {
  connect();
  appSays(ready({ ...READY, safeArea: { top: 47, bottom: 34 } }));
  const { style } = document.documentElement;
  expect([style.getPropertyValue('--safe-top'), style.getPropertyValue('--safe-bottom')]).toEqual([
    '47px',
    '34px',
  ]);
});

describe('messages from other sources are ignored', () => {
  const frame = () => document.body.appendChild(document.createElement('iframe')).contentWindow;
  const covering = ready({ ...READY, safeArea: { top: 47, bottom: 34 } });

  test.each<[string, unknown, Partial<MessageEventInit>]>([
    ['another origin', covering, { origin: 'https://evil.example' }],
    ['an origin that begins alike', covering, { origin: `${window.location.origin}.evil.example` }],
    ['no origin', covering, { origin: '' }],
    ['a frame of this origin', covering, { source: frame() }],
    ['no window', covering, { source: null }],
    ['an object instead of its text', JSON.parse(covering), {}],
    ['broken JSON', '{', {}],
    ['another message', JSON.stringify({ method: 'bridge.done', params: READY }), {}],
    ['no capabilities', ready({ version: 1 }), {}],
    ['capabilities that are none', ready({ version: 1, capabilities: [1] }), {}],
    ['too many of them', ready({ version: 1, capabilities: Array(65).fill('a') }), {}],
    ['a page that is covered whole', ready({ ...READY, safeArea: { top: 9_999, bottom: 0 } }), {}],
    ['a style', ready({ ...READY, safeArea: { top: '0;color:red', bottom: 0 } }), {}],
    ['a megabyte', ready({ ...READY, more: 'x'.repeat(1_000_000) }), {}],
  ])('%s', (_who, data, from) => {
    vi.stubGlobal('ReactNativeWebView', { postMessage: hear });
    const bridge = connect();
    appSays(data, from);
    bridge.send(MESSAGE, () => expect.unreachable());
    expect(methods()).toEqual(['bridge.hello']);
    expect(document.documentElement.getAttribute('style')).toBeNull();
  });
});
