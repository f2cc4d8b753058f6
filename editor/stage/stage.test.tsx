import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editorMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import type { FromCanvas, Rect, ToCanvas } from '../canvas/protocol.ts';
import type { EditorInput } from '../store/editor-store.ts';
import { EditorProvider } from '../store/provider.tsx';
import { sampleStore, setTitle } from '../store/store.fixtures.ts';
import { Stage } from './stage.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(part: Partial<EditorInput> = {}) {
  const store = sampleStore(part);
  const value = {
    lang: 'en',
    tenant: toTenantPublic(tenantFixture('zest')),
    terminal: 'h5',
    device: 'desktop',
    now: 0,
  } as const;
  render(
    <ViewProvider value={value} messages={editorMessages('en')}>
      <EditorProvider store={store}>
        <Stage />
      </EditorProvider>
    </ViewProvider>,
  );
  return store;
}

const iframes = () => screen.getAllByTitle(/^The page in/) as HTMLIFrameElement[];
const query = (iframe: HTMLIFrameElement) => Object.fromEntries(new URL(iframe.src).searchParams);

/** The page inside a frame: what it is told, and a way to speak as it does. */
function canvas(at = 0) {
  const iframe = iframes()[at];
  const peer = iframe?.contentWindow;
  if (!iframe || !peer) throw new Error('No frame');
  const told: ToCanvas[] = [];
  vi.spyOn(peer, 'origin', 'get').mockReturnValue(window.location.origin);
  vi.spyOn(peer, 'dispatchEvent').mockImplementation((event) => {
    const { nonce, message } = (event as MessageEvent<{ nonce: string; message: ToCanvas }>).data;
    expect(nonce).toBe(iframe.name);
    return told.push(message) > 0;
  });
  const say = (message: FromCanvas) =>
    act(() => {
      const data = { nonce: iframe.name, message };
      const { origin } = window.location;
      window.dispatchEvent(new MessageEvent('message', { origin, source: peer, data }));
    });
  return { iframe, told, say };
}

const rects = (changes: Record<string, Rect | null>): FromCanvas => ({ type: 'rects', changes });

describe('the page in a frame', () => {
  test('gets the document once and then only what changed', () => {
    const store = show();
    const { told, say } = canvas();
    act(() => void store.edit([setTitle('a', 'before')], { label: 'Title' }));
    expect(told).toEqual([]);
    say({ type: 'ready' });
    expect(told.map(({ type }) => type)).toEqual(['theme', 'open']);
    act(() => void store.edit([setTitle('a', 'after')], { label: 'Title' }));
    const { a } = store.getState().document.nodes;
    expect(told.slice(2)).toEqual([{ type: 'patch', rev: 1, patch: { nodes: { a } } }]);
    act(() => store.setView({ theme: 'dark' }));
    expect(told.at(-1)).toEqual({ type: 'theme', theme: 'dark' });
    act(() => store.select(['a']));
    expect(told.at(-1)).toEqual({ type: 'reveal', id: 'a' });
  });

  test('is greeted, so that one which was there first says again that it is ready', () => {
    const greeted: unknown[] = [];
    vi.spyOn(window, 'origin', 'get').mockReturnValue(window.location.origin);
    const frames = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get');
    const peer = {
      origin: window.location.origin,
      dispatchEvent: ({ data }: MessageEvent) => greeted.push(data.message) > 0,
    };
    frames.mockReturnValue(peer as unknown as Window);
    show();
    expect(greeted).toEqual([{ type: 'hello' }]);
  });

  test('is made for the device, the visitor and the moment of the view', () => {
    const store = show();
    const first = iframes()[0];
    expect(first && query(first)).toMatchObject({
      page: 'p1',
      lang: 'th',
      device: 'phone',
      audience: 'guest',
    });
    act(() => store.setView({ width: 768, audience: 'member', now: 1_795_000_000_000 }));
    const second = iframes()[0];
    expect(second && query(second)).toMatchObject({
      device: 'desktop',
      audience: 'member',
      now: '1795000000000',
    });
    expect(second?.name).not.toBe(first?.name);
    act(() => store.setView({ width: 390, terminal: 'app', appVersion: '3.2' }));
    const app = iframes()[0];
    expect(app && query(app)).toMatchObject({ terminal: 'app', device: 'phone', appVersion: '3.2' });
  });

  test('is shown in every language side by side; the one that is clicked is edited', () => {
    const store = show();
    act(() => store.setView({ lang: 'all' }));
    expect(iframes().map((iframe) => query(iframe).lang)).toEqual(['th', 'en', 'id']);
    canvas(2).say({ type: 'selected', id: 'a', additive: false });
    expect(store.getState()).toMatchObject({ language: 'id', selection: ['a'] });
  });
});

describe('what is done in a frame', () => {
  test('selects, adds to the selection, takes from it and clears it', () => {
    const store = show();
    const { say } = canvas();
    const { selection: none } = store.getState();
    expect(none).toEqual([]);
    const ids = Object.keys(store.getState().document.nodes);
    const [a = '', b = ''] = ids;
    say({ type: 'selected', id: a, additive: false });
    say({ type: 'selected', id: b, additive: true });
    expect(store.getState().selection).toEqual([a, b]);
    say({ type: 'selected', id: a, additive: true });
    expect(store.getState().selection).toEqual([b]);
    say({ type: 'selected', additive: false });
    expect(store.getState().selection).toEqual([]);
    say({ type: 'hovered', id: a });
    expect(store.getState().hover).toBe(a);
  });

  test('keys typed there arrive at the workspace', () => {
    show();
    const pressed = vi.fn();
    window.addEventListener('keydown', pressed, { once: true });
    const none = { metaKey: false, shiftKey: false, altKey: false };
    canvas().say({ type: 'key', key: 'z', code: 'KeyZ', ctrlKey: true, ...none });
    const event: KeyboardEvent = pressed.mock.calls[0]?.[0];
    expect([event.key, event.ctrlKey, event.target === iframes()[0]]).toEqual(['z', true, true]);
  });

  test('modules that fail are named as long as they do', () => {
    const store = show();
    const { say } = canvas();
    const names = () =>
      within(screen.getByTestId('failed-modules'))
        .queryAllByRole('button')
        .map((each) => each.textContent);
    say({ type: 'failed', id: 'a', module: 'banner', reason: 'took too long' });
    say({ type: 'failed', id: 'gone', module: 'banner', reason: 'x' });
    expect(names()).toEqual(['Banner isn’t working: its data came too late']);
    fireEvent.click(within(screen.getByTestId('failed-modules')).getByRole('button'));
    expect(store.getState().selection).toEqual(['a']);
    say({ type: 'failed', id: 'a', module: 'banner' });
    expect(names()).toEqual([]);
  });
});

describe('marks over the frame', () => {
  test('follow the module, its scrolling and the scale', () => {
    const store = show();
    const { say } = canvas();
    say(rects({ a: [10, 200, 370, 80] }));
    act(() => store.select(['a']));
    const box = () => {
      const { left, top, width, height } = screen.getByTestId('outline').style;
      return [left, top, width, height];
    };
    expect(box()).toEqual(['10px', '200px', '370px', '80px']);
    say({ type: 'scrolled', x: 0, y: 150 });
    expect(box()[1]).toBe('50px');
    say(rects({ a: null }));
    expect(screen.queryByTestId('outline')).toBeNull();
  });

  test('the toolbar moves, copies, hides and deletes; who may only look sees the name', () => {
    const store = show();
    canvas().say(rects({ a: [10, 200, 370, 80] }));
    act(() => store.select(['a']));
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('Hide');
    expect(store.getState().document.nodes.a?.hidden).toBe(true);
    press('Delete');
    expect(store.getState().document.nodes.a).toBeUndefined();
    cleanup();

    const other = show({ me: { clientId: 'me', name: 'Ploy', role: 'viewer' } });
    canvas().say(rects({ a: [10, 200, 370, 80] }));
    act(() => other.select(['a']));
    const toolbar = screen.getByRole('toolbar', { name: 'Banner' });
    expect(within(toolbar).queryAllByRole('button')).toEqual([]);
  });
});
