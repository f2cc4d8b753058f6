import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editorMessages } from '#locales/text.ts';
import { DRAWN_EVENT } from '#schemas/page/preview-view.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import type { Rect } from '../canvas/frame-state.ts';
import type { FromCanvas, ToCanvas } from '../canvas/protocol.ts';
import { DragContext } from '../drag/drag-context.tsx';
import { EditorTexts } from '../kit/editor-texts.tsx';
import type { EditorInput } from '../store/editor-store.ts';
import { EditorProvider } from '../store/provider.tsx';
import { sampleStore, setTitle } from '../store/store.fixtures.ts';
import { Stage } from './stage.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const pages = new WeakMap<HTMLIFrameElement, Document>();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    const page = pages.get(this) ?? drawnPage();
    pages.set(this, page);
    return page;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const onAdd = vi.fn();

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
    <EditorTexts value={value} messages={editorMessages('en')}>
      <EditorProvider store={store}>
        <DragContext>
          <Stage onAdd={onAdd} />
        </DragContext>
      </EditorProvider>
    </EditorTexts>,
  );
  return store;
}

const iframes = () => screen.getAllByTitle(/^The page in/) as HTMLIFrameElement[];
const query = (iframe: HTMLIFrameElement) => Object.fromEntries(new URL(iframe.src).searchParams);

/** Page inside a frame: the messages it receives, and functions that send its messages. */
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

/** Server-rendered page. */
function drawnPage(): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML =
    '<main data-page-type=""><a data-node="a" href="/elsewhere"></a><p data-placeholder="b"></p></main>';
  return page;
}

/** Elements in a frame, and functions that act on them. */
function page(at = 0) {
  const { contentDocument } = iframes()[at] as HTMLIFrameElement;
  const body = contentDocument?.body as HTMLElement;
  const module = (id: string) =>
    body.querySelector(`[data-node="${id}"], [data-placeholder="${id}"]`) as HTMLElement;
  const click = (element: Element, init: MouseEventInit = {}) =>
    fireEvent(element, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  const press = (key: string, init: KeyboardEventInit = {}) =>
    fireEvent(body, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  /** Moves a module to a rectangle, and lets the page notice. */
  const place = (id: string, [left, top, width, height]: Rect) => {
    module(id).getBoundingClientRect = () => ({ left, top, width, height }) as DOMRect;
    body.append(document.createElement('hr'));
  };
  return { body, module, click, press, place };
}

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

  test('gets `hello` when the browser is idle and after its render, so that its scripts start', async () => {
    const greeted: unknown[] = [];
    vi.spyOn(window, 'origin', 'get').mockReturnValue(window.location.origin);
    const frames = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get');
    const peer = {
      origin: window.location.origin,
      dispatchEvent: ({ data }: MessageEvent) => greeted.push(data.message) > 0,
    };
    frames.mockReturnValue(peer as unknown as Window);
    show();
    await vi.waitFor(() => expect(greeted).toEqual([{ type: 'hello' }]));
    iframes()[0]?.dispatchEvent(new Event(DRAWN_EVENT));
    await vi.waitFor(() => expect(greeted).toEqual([{ type: 'hello' }, { type: 'hello' }]));
  });

  test('is rendered for the device, the visitor and the time of the view', () => {
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
    const { click, module } = page(2);
    click(module('a'));
    expect(store.getState()).toMatchObject({ language: 'id', selection: ['a'] });
  });
});

describe('input in a frame', () => {
  test('selects, adds to the selection, takes from it and clears it; follows no link', async () => {
    const store = show();
    const { body, module, click } = page();
    expect(store.getState().selection).toEqual([]);
    expect(click(module('a'))).toBe(false);
    expect(store.getState().selection).toEqual(['a']);
    click(module('b'), { shiftKey: true });
    expect(store.getState().selection).toEqual(['a', 'b']);
    click(module('a'), { ctrlKey: true });
    expect(store.getState().selection).toEqual(['b']);
    click(body);
    expect(store.getState().selection).toEqual([]);
    fireEvent(module('a'), new MouseEvent('pointerover', { bubbles: true }));
    await vi.waitFor(() => expect(store.getState().hover).toBe('a'));
  });

  test('continues in the page that replaces it', () => {
    const store = show();
    const { module, click } = page();
    const next = drawnPage();
    vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(next);
    fireEvent(iframes()[0] as Element, new Event(DRAWN_EVENT));
    click(module('a'));
    expect(store.getState().selection).toEqual([]);
    click(next.querySelector('[data-placeholder]') as Element);
    expect(store.getState().selection).toEqual(['b']);
  });

  test('keys are sent to the workspace, except those that move the focus', () => {
    show();
    const pressed = vi.fn();
    window.addEventListener('keydown', pressed);
    const { press } = page();
    expect(press('z', { code: 'KeyZ', ctrlKey: true })).toBe(false);
    expect([press('Tab'), press('Enter')]).toEqual([true, true]);
    window.removeEventListener('keydown', pressed);
    expect(pressed).toHaveBeenCalledTimes(1);
    const event: KeyboardEvent = pressed.mock.calls[0]?.[0];
    expect([event.key, event.ctrlKey, event.target === iframes()[0]]).toEqual(['z', true, true]);
  });

  test('a failed page load is shown until the page is ready: at once when reported, else after a time limit', () => {
    vi.useFakeTimers();
    show();
    const { say } = canvas();
    const notice = () => screen.queryByRole('alert')?.textContent;
    expect(notice()).toBeUndefined();
    act(() => void vi.advanceTimersByTime(20_000));
    expect(notice()).toContain('couldn’t be loaded');
    say({ type: 'ready' });
    expect(notice()).toBeUndefined();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(notice()).toBeUndefined();
    say({ type: 'unloaded' });
    expect(notice()).toContain('aren’t lost');
  });

  test('failing modules are listed until they work again', () => {
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
  test('follow the module, its scrolling and the scale', async () => {
    const store = show();
    const { module, place } = page();
    place('a', [10, 200, 370, 80]);
    act(() => store.select(['a']));
    const box = () => {
      const { left, top, width, height } = screen.getByTestId('outline').style;
      return [left, top, width, height];
    };
    await vi.waitFor(() => expect(box()).toEqual(['10px', '200px', '370px', '80px']));
    vi.stubGlobal('scrollY', 150);
    fireEvent.scroll(window);
    expect(box()[1]).toBe('50px');
    module('a').remove();
    await vi.waitFor(() => expect(screen.queryByTestId('outline')).toBeNull());
  });

  test('the toolbar moves, copies, hides and deletes; viewers see the name only', async () => {
    const store = show();
    page().place('a', [10, 200, 370, 80]);
    act(() => store.select(['a']));
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    await screen.findByRole('toolbar', { name: 'Banner' });
    press('Hide');
    expect(store.getState().document.nodes.a?.hidden).toBe(true);
    press('Delete');
    expect(store.getState().document.nodes.a).toBeUndefined();
    cleanup();

    const other = show({ me: { clientId: 'me', name: 'Ploy', role: 'viewer' } });
    page().place('a', [10, 200, 370, 80]);
    act(() => other.select(['a']));
    const toolbar = await screen.findByRole('toolbar', { name: 'Banner' });
    expect(within(toolbar).queryAllByRole('button')).toEqual([]);
  });

  test('an empty slot is a box with a button that adds a module into it', async () => {
    const store = show();
    const { body } = page();
    const slot = document.createElement('p');
    slot.dataset.emptySlot = 'tabs/second';
    slot.getBoundingClientRect = () => ({ left: 0, top: 300, width: 390, height: 96 }) as DOMRect;
    body.append(slot);
    const button = await screen.findByRole('button', { name: 'Add a module' });
    fireEvent.click(button);
    expect(onAdd).toHaveBeenCalled();
    expect(store.getState().insertInto).toEqual({ parent: 'tabs', slot: 'second', index: 0, after: null });
    act(() => store.select(['a']));
    expect(store.getState().insertInto).toBeUndefined();
  });
});
