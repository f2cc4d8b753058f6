import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { editorMessages } from '#locales/text.ts';
import type { Registry } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { ViewProvider } from '#runtime/view-context.tsx';
import { succeeded } from '#schemas/api/envelope.ts';
import { LOAD_BUDGET_MS } from '#schemas/constants.ts';
import { defineModule } from '#schemas/module/define.ts';
import { moduleLook } from '#schemas/module/module.fixtures.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { sampleStore } from '../store/store.fixtures.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import { LivePage } from './live-page.tsx';
import { MODULE, moduleAround, nodeIdOf } from './module-elements.ts';
import { type FromCanvas, fromCanvasSchema, type ToCanvas } from './protocol.ts';

const NONCE = '1-2';
const RETRIED_WITHIN_MS = 8_000;
const told: FromCanvas[] = [];
const drawn: string[] = [];
const load = vi.fn();

const text = defineModule({
  type: 'rich-text',
  version: 1,
  ...moduleLook,
  schema: z.looseObject({ text: z.string().max(20) }),
  defaults: { text: '' },
  fields: [],
});
const manifest = { 'rich-text': text, deals: { ...text, type: 'deals' } };

type Drawn = { id: string; props: { text: string }; slots: Record<string, ReactNode> };
function view({ id, props, slots }: Drawn): ReactNode {
  drawn.push(id);
  if (props.text === 'throw') throw new Error('a view that throws');
  if (props.text === 'nothing') return null;
  return (
    <ModuleSection id={id} type="rich-text">
      <a href="/elsewhere">{props.text}</a>
      {slots.tab}
    </ModuleSection>
  );
}
const registry = {
  'rich-text': { view: async () => view },
  deals: { view: async () => view, load: async () => load },
} as unknown as Registry;

const node = (id: string, words = id, over: Partial<ModuleNode> = {}): ModuleNode => ({
  id,
  type: 'rich-text',
  v: 1,
  props: { text: words },
  ...over,
});
const pageOf = (...nodes: ModuleNode[]): PageDocument => ({
  ...emptyDocument('COMMON_PAGE'),
  nodes: Object.fromEntries(nodes.map((each) => [each.id, each])),
  slots: { main: nodes.map(({ id }) => id) },
});

function hear({ data }: MessageEvent): void {
  const parsed = fromCanvasSchema.safeParse(data.message);
  if (parsed.success) told.push(parsed.data);
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  load.mockImplementation(async () => ({ data: undefined }));
  window.name = NONCE;
  // In jsdom a window is its own parent, so the canvas's messages arrive here, too.
  window.addEventListener('message', hear);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.removeEventListener('message', hear);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  told.length = 0;
  drawn.length = 0;
});

async function say(message: ToCanvas) {
  await act(async () => {
    const data = { nonce: NONCE, message };
    const { origin } = window.location;
    window.dispatchEvent(new MessageEvent('message', { origin, source: window, data }));
    await new Promise((done) => setTimeout(done, 5));
  });
}
const patch = (nodes: Record<string, ModuleNode | null>, rest: Partial<PageDocument> = {}) =>
  say({ type: 'patch', rev: 1, patch: { ...rest, nodes } } as ToCanvas);

/** Time limit of a module that the test ends by hand. */
function holdBudget() {
  const budget = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(budget.signal);
  return { timeout, runOut: async () => budget.abort(new DOMException('', 'TimeoutError')) };
}

async function open(document: PageDocument) {
  show();
  expect(told).toContainEqual({ type: 'ready' });
  await say({ type: 'open', document, lang: 'th' } as ToCanvas);
}

/** Canvas as the server sends it, with the document and the first modules if given. */
function canvasOf(document?: PageDocument, firsts?: Record<string, ReactNode>) {
  const value = {
    lang: 'en',
    tenant: toTenantPublic(tenantFixture('zest')),
    terminal: 'h5',
    device: 'phone',
    now: Date.parse('2026-11-21T12:00:00Z'),
  } as const;
  const modules = { manifest, registry, traits: { audience: 'guest' }, drawn: firsts } as const;
  return (
    <ViewProvider value={value} messages={editorMessages('en')}>
      <CanvasFrame document={document}>{(link) => <LivePage link={link} {...modules} />}</CanvasFrame>
    </ViewProvider>
  );
}
const show = (document?: PageDocument) => render(canvasOf(document));

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-node]')].map(({ dataset }) => dataset.node);
const failures = () => told.filter((message) => message.type === 'failed' && message.reason !== undefined);

describe('a canvas that loads before the workspace', () => {
  const many = pageOf(...Array.from({ length: 20 }, (_, at) => node(`n${at}`)));

  test('sends `ready` again when the workspace has loaded', async () => {
    show(many);
    expect(told).toEqual([{ type: 'ready' }]);
    await say({ type: 'hello' });
    expect(told.filter(({ type }) => type === 'ready')).toHaveLength(2);
  });

  test('server-rendered modules stay until they are rendered here, a screenful first and then the rest', async () => {
    render(canvasOf(many, { n0: <p>drawn by the server</p> }));
    expect(screen.getByText('drawn by the server')).toBeTruthy();
    expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(5);
    await vi.waitFor(() => expect(shown()).toHaveLength(20));
    expect(screen.queryByText('drawn by the server')).toBeNull();
  });

  test('names a module without content in the operator’s language', async () => {
    const named = { ...text, name: { th: 'ข้อความ', en: 'Text', id: 'Teks' } };
    manifest['rich-text'] = named;
    onTestFinished(() => {
      manifest['rich-text'] = text;
    });
    show(pageOf(node('a', 'nothing')));
    await say({ type: 'open', document: pageOf(node('a', 'nothing')), lang: 'id' } as ToCanvas);
    await vi.waitFor(() => expect(document.querySelector('[data-placeholder=a]')?.textContent).toBe('Teks'));
  });

  test('receives messages before its modules are hydrated', async () => {
    const onOpen = vi.fn();
    render(
      <CanvasFrame document={undefined} onOpen={onOpen}>
        {() => <div data-node="n0">drawn by the server</div>}
      </CanvasFrame>,
    );
    await say({ type: 'open', document: many, lang: 'th' } as ToCanvas);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('renders only the workspace’s differences, and nothing for a repeated message', async () => {
    show(pageOf(node('a'), node('b')));
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'b']));
    drawn.length = 0;
    const document = pageOf(node('a'), node('b', 'newer words'));
    await say({ type: 'open', document, lang: 'th' } as ToCanvas);
    await say({ type: 'open', document: structuredClone(document), lang: 'th' } as ToCanvas);
    expect(screen.getByText('newer words')).toBeTruthy();
    expect(drawn).toEqual(['b']);
  });
});

describe('patches', () => {
  test('one module’s change renders that module alone', async () => {
    await open(pageOf(node('a'), node('b'), node('c')));
    expect(shown()).toEqual(['a', 'b', 'c']);
    drawn.length = 0;
    await patch({ b: node('b', 'new words') });
    expect(screen.getByText('new words')).toBeTruthy();
    expect(drawn).toEqual(['b']);
  });

  test('modules are added, moved and removed without rendering the others', async () => {
    await open(pageOf(node('a'), node('b')));
    drawn.length = 0;
    await patch({ a: null, c: node('c') }, { slots: { main: ['c', 'b'] } });
    expect(shown()).toEqual(['c', 'b']);
    expect(drawn).toEqual(['c']);
  });

  test('modules without loading are rendered before the next task, and so before the next frame', async () => {
    await open(pageOf(node('a')));
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const changes = {
      rev: 1,
      patch: { nodes: { a: node('a', 'changed'), b: node('b') }, slots: { main: ['b', 'a'] } },
    };
    const data = { nonce: NONCE, message: { type: 'patch', ...changes } };
    const { origin } = window.location;
    window.dispatchEvent(new MessageEvent('message', { origin, source: window, data }));
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    expect(shown()).toEqual(['b', 'a']);
    expect(screen.getByText('changed')).toBeTruthy();
  });

  test('a module in another one’s slot renders without its parent', async () => {
    const outer = node('a', 'a', { slots: { tab: ['b'] } });
    await open({ ...pageOf(outer), nodes: { a: outer, b: node('b') } });
    expect(shown()).toEqual(['a', 'b']);
    drawn.length = 0;
    await patch({ b: node('b', 'inner') });
    expect(drawn).toEqual(['b']);
  });

  test('hidden modules and those that rules leave out aren’t rendered', async () => {
    const members = node('m', 'm', { rules: [{ type: 'audience', value: 'member' }] });
    await open(pageOf(node('a', 'a', { hidden: true }), members, node('b')));
    expect(shown()).toEqual(['b']);
    await patch({ a: node('a') });
    expect(shown()).toEqual(['a', 'b']);
  });

  test('the old content stays until a module’s new data has loaded', async () => {
    const deals = (words: string) => node('d', words, { type: 'deals' });
    await open(pageOf(deals('old')));
    let finish: (loaded: { data: undefined }) => void = () => undefined;
    load.mockImplementation(() => new Promise((done) => (finish = done)));
    await patch({ d: deals('new') });
    expect(screen.getByText('old')).toBeTruthy();
    await act(async () => finish({ data: undefined }));
    expect(await screen.findByText('new')).toBeTruthy();
  });
});

describe('a failing module', () => {
  const expectNamed = (id: string, module: string, reason: string) =>
    vi.waitFor(() => {
      expect(document.querySelector(`[data-fallback="${id}"]`)).not.toBeNull();
      expect(failures()).toEqual([{ type: 'failed', id, module, reason }]);
      expect(shown()).toEqual(['ok']);
    });

  test('throws while rendering: it is reported, the others render, its next change renders it again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(pageOf(node('bad', 'throw'), node('ok')));
    await expectNamed('bad', 'rich-text', 'a view that throws');
    await patch({ bad: node('bad', 'well') });
    await vi.waitFor(() => expect(shown()).toEqual(['bad', 'ok']));
    await vi.waitFor(() => expect(told).toContainEqual({ type: 'failed', id: 'bad', module: 'rich-text' }));
  });

  test('throws while loading', async () => {
    load.mockImplementation(() => Promise.reject(new Error('down')));
    await open(pageOf(node('bad', 'x', { type: 'deals' }), node('ok')));
    await expectNamed('bad', 'deals', 'down');
  });

  test('hangs: it fails at its time limit', async () => {
    load.mockImplementation(() => new Promise(() => undefined));
    const { timeout, runOut } = holdBudget();
    await open(pageOf(node('bad', 'x', { type: 'deals' }), node('ok')));
    expect(shown()).toEqual(['ok']);
    expect(timeout).toHaveBeenCalledWith(LOAD_BUDGET_MS);
    await act(runOut);
    await expectNamed('bad', 'deals', 'took too long');
  });

  test('was too late: it is shown once its data has loaded', async () => {
    load.mockImplementationOnce(() => new Promise(() => undefined));
    const { timeout, runOut } = holdBudget();
    await open(pageOf(node('slow', 'x', { type: 'deals' }), node('ok')));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(runOut);
    expect(shown()).toEqual(['ok']);
    expect(failures().at(-1)).toMatchObject({ id: 'slow' });
    timeout.mockRestore();
    await act(() => vi.advanceTimersByTimeAsync(RETRIED_WITHIN_MS));
    await vi.waitFor(() => expect(shown()).toEqual(['slow', 'ok']));
  });

  test.each<[string, Partial<ModuleNode>, string]>([
    ['has props that it can’t read', { props: { text: 7 } }, 'invalid'],
    ['was written by a newer version', { v: 2 }, 'newer'],
    ['is of an unknown type', { type: 'future' }, 'unknown type'],
  ])('%s', async (_, over, reason) => {
    await open(pageOf(node('bad', 'x', over), node('ok')));
    await expectNamed('bad', over.type ?? 'rich-text', reason);
  });
});

describe('a module that is selected', () => {
  test('is scrolled into view and rendered, even out of view, until another one is selected', async () => {
    vi.stubGlobal('CSS', { escape: (name: string) => name });
    const cameIntoSight: string[] = [];
    await open(pageOf(node('a'), node('b')));
    for (const element of document.querySelectorAll<HTMLElement>('[data-node]'))
      Object.assign(element, { scrollIntoView: () => cameIntoSight.push(nodeIdOf(element)) });
    const drawnAnyway = () => [...document.querySelectorAll<HTMLElement>('[style*="visible"]')].map(nodeIdOf);
    for (const id of ['a', 'b']) {
      await say({ type: 'reveal', id });
      await vi.waitFor(() => expect(drawnAnyway()).toEqual([id]));
    }
    expect(cameIntoSight).toEqual(['a', 'b']);
    const idle = vi.fn();
    vi.stubGlobal('requestIdleCallback', idle);
    await patch({}, { slots: { main: ['b', 'a'] } });
    expect([shown(), drawnAnyway()]).toEqual([['b', 'a'], []]);
    act(() => idle.mock.calls[0]?.[0]());
    expect(drawnAnyway()).toEqual(['b']);
  });
});

describe('a shared module', () => {
  const ref = (id: string, shared: string) => node(id, '', { type: 'shared', props: { id: shared } });
  const answer = (page: object) => {
    const document = pageOf(node('words', 'Free shipping'));
    const opened = {
      page: { ...sampleStore().getState().page, id: 's', ...page },
      document,
      rev: 1,
      translationSources: [],
    };
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json(succeeded(opened))),
    );
  };

  test('is shown with its own modules, which are selected as one', async () => {
    answer({ path: 'shared:s' });
    await open(pageOf(node('a'), ref('n', 's'), ref('m', 's')));
    await vi.waitFor(() => expect(screen.getAllByText('Free shipping')).toHaveLength(2));
    expect(shown()).toEqual(['a', 'n', 'n:words', 'm', 'm:words']);
    expect(screen.getAllByText('Free shipping').map(moduleAround)).toEqual(['n', 'm']);
    const found = [...document.querySelectorAll<HTMLElement>(MODULE)].map(nodeIdOf);
    expect(found).toEqual(['', 'a', 'n', 'm']);
  });

  test.each([
    ['that is removed', { path: 'shared:s', archivedAt: 1 }],
    ['that is a page', { path: '/sale' }],
  ])('%s is a placeholder', async (_, page) => {
    answer(page);
    await open(pageOf(ref('n', 's')));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await act(() => new Promise((done) => setTimeout(done, 5)));
    expect(shown()).toEqual([]);
    expect(document.querySelector('[data-placeholder="n"]')).not.toBeNull();
  });
});
