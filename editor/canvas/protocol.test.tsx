import { afterEach, expect, test, vi } from 'vitest';
import { fromCanvasSchema, openChannel, toCanvasSchema } from './protocol.ts';

const NONCE = '1-2-3-4';
const windowOf = (origin: string) => ({ origin, dispatchEvent: vi.fn() }) as unknown as Window;
const frame = windowOf(window.location.origin);
const stranger = windowOf(window.location.origin);
const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
});

function listen(nonce = NONCE, peer = frame) {
  const heard: unknown[] = [];
  const channel = openChannel({
    self: window,
    peer: () => peer,
    nonce,
    schema: fromCanvasSchema,
    onMessage: (message) => heard.push(message),
  });
  close.push(channel.close);
  return { channel, heard };
}

type Post = { origin?: string; source?: Window | null; data?: unknown };

function post({ origin = window.location.origin, source = frame, data }: Post) {
  window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
}

const message = { type: 'failed', id: 'a', module: 'banner' };
const data = { nonce: NONCE, message };

test('a message of the right origin, window, nonce and shape is received', () => {
  const { heard } = listen();
  post({ data });
  expect(heard).toEqual([message]);
});

test.each<[string, Post]>([
  ['another origin', { origin: 'https://evil.example', data }],
  ['a sandboxed origin', { origin: 'null', data }],
  ['an origin that only begins alike', { origin: `${window.location.origin}.evil.example`, data }],
  ['another window', { source: stranger, data }],
  ['no window', { source: null, data }],
  ['another nonce', { data: { nonce: 'guessed', message } }],
  ['no nonce', { data: { message } }],
  ['a message beside its envelope', { data: message }],
  ['an unknown type', { data: { nonce: NONCE, message: { type: 'publish' } } }],
  ['a wrong shape', { data: { nonce: NONCE, message: { ...message, reason: 7 } } }],
  ['an id that is none', { data: { nonce: NONCE, message: { ...message, id: 'x'.repeat(65) } } }],
  ['text', { data: 'ready' }],
  ['nothing', { data: null }],
])('%s is not', (_, wrong) => {
  const { heard } = listen();
  post(wrong);
  expect(heard).toEqual([]);
});

test('without a nonce no message is received', () => {
  const { heard } = listen('');
  post({ data: { nonce: '', message } });
  expect(heard).toEqual([]);
});

test('a closed channel receives nothing', () => {
  const { channel, heard } = listen();
  channel.close();
  post({ data });
  expect(heard).toEqual([]);
});

test('a sent message arrives synchronously, with its nonce, origin and source window', () => {
  listen().channel.send({ type: 'theme', theme: 'dark' });
  expect(frame.dispatchEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      type: 'message',
      origin: window.location.origin,
      source: window,
      data: { nonce: NONCE, message: { type: 'theme', theme: 'dark' } },
    }),
  );
});

test('nothing goes to another origin, or to a window that may not be read', () => {
  const other = windowOf('https://evil.example');
  listen(NONCE, other).channel.send({ type: 'theme', theme: 'dark' });
  expect(other.dispatchEvent).not.toHaveBeenCalled();
  const closed = {
    get origin(): string {
      throw new DOMException('another origin', 'SecurityError');
    },
  } as Window;
  listen(NONCE, closed).channel.send({ type: 'theme', theme: 'dark' });
});

test('a document is checked before the canvas shows it', () => {
  const open = (nodes: unknown) =>
    toCanvasSchema.safeParse({
      type: 'open',
      lang: 'th',
      document: {
        schemaVersion: 1,
        pageType: 'COMMON_PAGE',
        meta: { title: {} },
        fields: {},
        slots: {},
        nodes,
      },
    }).success;
  expect(open({ a: { id: 'a', type: 'banner', v: 1, props: {}, rules: [] } })).toBe(true);
  expect(open({ a: { id: 'a', type: 'banner', v: 1 } })).toBe(false);
  expect(open({ a: { id: 'a', type: 7, v: 1, props: {} } })).toBe(false);
});
