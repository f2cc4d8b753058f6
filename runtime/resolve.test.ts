import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createText } from '#locales/translate.ts';
import { LOAD_BUDGET_MS } from '#schemas/constants.ts';
import { defineModule } from '#schemas/module/define.ts';
import { moduleLook } from '#schemas/module/module.fixtures.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Load, Loaded, LoadSource, Registry } from './module.ts';
import { type ResolveInput, resolvePage } from './resolve.ts';
import { loadModule, prepareModule } from './resolve-module.ts';

const NOW = Date.parse('2026-11-11T00:00:00Z');

const declared = {
  type: 'text',
  version: 2,
  ...moduleLook,
  schema: z.object({ text: z.string().max(5) }),
  defaults: { text: '' },
  fields: [],
  migrations: { 1: ({ label }: Record<string, unknown>) => ({ text: label }) },
};
const text = defineModule(declared);
const web = defineModule({ ...declared, type: 'web', surfaces: ['h5'] });

const view = async () => () => 'view';
const loadOf = (load: (source: LoadSource) => Promise<Loaded<unknown>>) =>
  ({
    view,
    load: async () => ((_: never, source: LoadSource) => load(source)) as Load<never, unknown>,
  }) as const;

const node = (id: string, over: Partial<ModuleNode> = {}): ModuleNode => ({
  id,
  type: 'text',
  v: 2,
  props: { text: id },
  ...over,
});

function page(...nodes: ModuleNode[]): PageDocument {
  return {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(nodes.map((one) => [one.id, one])),
    slots: { main: nodes.map(({ id }) => id) },
  };
}

function resolve(
  document: PageDocument,
  over: Partial<ResolveInput> = {},
  registry: Registry = { text: { view }, web: { view } },
) {
  const warn = vi.fn();
  const source = {
    api: { call: () => Promise.reject(new Error('unused')) },
    ctx: {
      lang: 'th',
      tenant: tenantFixture('zest'),
      terminal: 'h5',
      device: 'phone',
      now: NOW,
      t: createText({}, 'en'),
    },
    query: {},
    binding: {},
    signal: new AbortController().signal,
  } as unknown as LoadSource;
  const facts = { lang: 'th', terminal: 'h5', device: 'phone', audience: 'guest', now: NOW } as const;
  const resolved = resolvePage({
    document,
    manifest: { text, web },
    registry,
    source,
    facts,
    maxAge: 300,
    warn,
    ...over,
  });
  return { resolved, warn };
}

/** Source of a visitor who leaves when this signal aborts. */
const leaving = (signal: AbortSignal) => ({
  source: { ctx: { terminal: 'h5' }, signal } as unknown as LoadSource,
});

const ids = (modules: readonly { id: string }[] | undefined) => modules?.map(({ id }) => id);

describe('resolvePage', () => {
  it('keeps the order of the document, in any order of loading', async () => {
    const registry = {
      text: loadOf(async () => ({ data: await new Promise((done) => setTimeout(done, Math.random() * 20)) })),
    };
    const { resolved } = resolve(page(node('a'), node('b'), node('c')), {}, registry);
    expect(ids((await resolved).slots.main)).toEqual(['a', 'b', 'c']);
  });

  it('migrates old props, and leaves out hidden modules and those excluded by rules', async () => {
    const old = node('old', { v: 1, props: { label: 'hi' } });
    const rules = [{ type: 'languages' as const, values: ['en' as const] }];
    const { resolved } = resolve(page(old, node('hide', { hidden: true }), node('engl', { rules })));
    expect((await resolved).slots.main).toMatchObject([{ id: 'old', props: { text: 'hi' } }]);
  });

  it('skips unknown and newer modules and bad props, with one warning each type', async () => {
    const bad = [
      node('x', { type: 'future' }),
      node('y', { type: 'future' }),
      node('constructor1', { type: 'constructor' }),
      node('z', { type: 'web', props: { text: 'too long' } }),
    ];
    const { resolved, warn } = resolve(page(...bad, node('newer', { v: 3 }), node('ok')));
    expect(ids((await resolved).slots.main)).toEqual(['ok']);
    expect(warn.mock.calls).toEqual([
      ['module skipped', { id: 'x', type: 'future', reason: 'unknown type' }],
      ['module skipped', { id: 'constructor1', type: 'constructor', reason: 'unknown type' }],
      ['module skipped', { id: 'z', type: 'web', reason: 'invalid' }],
      ['module skipped', { id: 'newer', type: 'text', reason: 'newer' }],
    ]);
  });

  it('shows only modules made for the terminal', async () => {
    const app = {
      lang: 'th',
      tenant: tenantFixture('zest'),
      terminal: 'app',
      device: 'phone',
      now: NOW,
      t: createText({}, 'en'),
    } as const;
    const document = page(node('a', { type: 'web' }), node('b'));
    const { resolved, warn } = resolve(document, {
      source: { ctx: app, signal: new AbortController().signal } as unknown as LoadSource,
    });
    expect(ids((await resolved).slots.main)).toEqual(['b']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('marks a module whose load fails, and loads the others', async () => {
    const registry = { text: loadOf(async () => Promise.reject(new Error('down'))), web: { view } };
    const { resolved, warn } = resolve(page(node('a'), node('b', { type: 'web' })), {}, registry);
    const { slots, failures } = await resolved;
    expect(slots.main).toMatchObject([{ id: 'a', view: undefined }, { id: 'b' }]);
    expect(failures).toEqual([{ id: 'a', type: 'text', reason: 'down' }]);
    expect(warn).toHaveBeenCalledWith('module failed to load', { id: 'a', type: 'text', reason: 'down' });
  });

  it('stops waiting at its time limit for a load that ignores its signal; the limit can be configured', async () => {
    const signals: AbortSignal[] = [];
    const registry = {
      text: loadOf((source) => {
        signals.push(source.signal);
        return new Promise(() => undefined);
      }),
      web: { view },
    };
    const document = page(node('a'), node('b', { type: 'web' }));
    const ended: string[] = [];
    const wait = async (name: string, over: Partial<ResolveInput>) => {
      expect((await resolve(document, over, registry).resolved).failures).toMatchObject([
        { id: 'a', reason: 'took too long' },
      ]);
      ended.push(name);
    };
    await Promise.all([wait('the usual budget', {}), wait('20 ms', { budgetMs: 20 })]);
    expect(ended).toEqual(['20 ms', 'the usual budget']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(LOAD_BUDGET_MS).toBe(1_500);
  });

  it('collects tags, and its lifetime ends at the first change', async () => {
    const registry = { text: loadOf(async () => ({ data: 1, tags: ['feed:deals'], maxAge: 120 })) };
    const rules = [{ type: 'time' as const, to: '2026-11-11T00:00:30Z' }];
    const { tags, maxAge } = await resolve(page(node('a'), node('b', { rules })), {}, registry).resolved;
    expect([...tags]).toEqual(['feed:deals']);
    expect(maxAge).toBe(30);
  });

  it('resolves a module’s own slots, in their order, and skips unknown ids', async () => {
    const tabs = node('tabs', { slots: { first: ['b', 'gone', 'a'], second: [] } });
    const document = { ...page(tabs, node('a'), node('b')), slots: { main: ['tabs'] } };
    const { slots } = await resolve(document).resolved;
    expect(ids(slots.main)).toEqual(['tabs']);
    expect(ids(slots.main?.[0]?.slots.first)).toEqual(['b', 'a']);
    expect(slots.main?.[0]?.slots.second).toEqual([]);
    expect(slots.main?.[0]?.slots.first?.[0]).toEqual({
      id: 'b',
      type: 'text',
      props: { text: 'b' },
      slots: {},
      data: undefined,
      listed: [],
      view: expect.any(Function),
    });
  });

  it('treats a module without code as an unknown one', async () => {
    const { resolved, warn } = resolve(page(node('a', { type: 'web' }), node('b')), {}, { text: { view } });
    expect(ids((await resolved).slots.main)).toEqual(['b']);
    expect(warn.mock.calls).toMatchObject([['module skipped', { type: 'web', reason: 'unknown type' }]]);
  });

  it('removes its listener from the signal after a load', async () => {
    let signal: AbortSignal | undefined;
    const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
    const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    const load = loadOf(async (source) => {
      signal = source.signal;
      return { data: 1 };
    });
    await resolve(page(node('a')), {}, { text: load }).resolved;
    const late = added.mock.calls.find(
      (call, i) => added.mock.contexts[i] === signal && call[0] === 'abort',
    )?.[1];
    await vi.waitFor(() => expect(removed).toHaveBeenCalledWith('abort', late));
    expect(late).toEqual(expect.any(Function));
    vi.restoreAllMocks();
  });

  it('passes on the entries that a load lists, and none for a failed one or one without entries', async () => {
    const listed = [{ name: 'Fan', href: '/content/1' }];
    const load = (outcome: Promise<{ data: unknown; listed?: typeof listed }>) =>
      resolve(page(node('a')), {}, { text: loadOf(() => outcome) }).resolved;
    const listedBy = async (outcome: Promise<{ data: unknown; listed?: typeof listed }>) =>
      (await load(outcome)).slots.main?.[0]?.listed;
    expect(await listedBy(Promise.resolve({ data: 1, listed }))).toEqual(listed);
    expect(await listedBy(Promise.resolve({ data: 1 }))).toEqual([]);
    expect(await listedBy(Promise.reject(new Error('down')))).toEqual([]);
    const { tags, failures } = await load(Promise.resolve({ data: 1 }));
    expect([[...tags], failures]).toEqual([[], []]);
  });

  it('has the lifetime of its data, in whole seconds, at least one', async () => {
    const ageOf = async (maxAge?: number) =>
      (
        await resolve(
          page(node('a')),
          {},
          { text: loadOf(async () => ({ data: 1, ...(maxAge !== undefined && { maxAge }) })) },
        ).resolved
      ).maxAge;
    expect(await ageOf(59.9)).toBe(59);
    expect(await ageOf(0.2)).toBe(1);
    expect(await ageOf(900)).toBe(300);
    expect(await ageOf()).toBe(300);
  });

  it('aborts every load when the visitor leaves, and starts none after that', async () => {
    const left = new AbortController();
    const begun = vi.fn();
    const registry = {
      text: loadOf((source) => {
        begun(source.signal.aborted);
        return new Promise(() => undefined);
      }),
    };
    const { resolved } = resolve(page(node('a')), leaving(left.signal), registry);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledWith(false));
    left.abort();
    expect((await resolved).failures).toEqual([{ id: 'a', type: 'text', reason: 'took too long' }]);
    const late = resolve(page(node('a')), leaving(AbortSignal.abort()), registry);
    expect((await late.resolved).failures).toMatchObject([{ reason: 'took too long' }]);
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('reports the reason of a failed load, of any thrown value, and of a missing script', async () => {
    const failing = loadOf(() => Promise.reject('refused'));
    const { failures } = await resolve(page(node('a')), {}, { text: failing }).resolved;
    expect(failures).toEqual([{ id: 'a', type: 'text', reason: 'refused' }]);
    const missing = { view: () => Promise.reject(new Error('no script')) };
    const broken = await resolve(page(node('a')), {}, { text: missing }).resolved;
    expect(broken).toMatchObject({
      failures: [{ id: 'a', type: 'text', reason: 'no script' }],
      slots: { main: [{ id: 'a', view: undefined, data: undefined, listed: [] }] },
    });
  });

  it('injects a fault into the given type of module only', async () => {
    const document = page(node('a'), node('b', { type: 'web' }));
    const { failures } = await resolve(document, { faults: { web: 'throws-in-load' } }).resolved;
    expect(failures).toEqual([{ id: 'b', type: 'web', reason: 'injected: load' }]);
  });

  it('is never cached beyond a change; a lifetime is in whole seconds, at least one', async () => {
    const ageOf = async (to: string, maxAge = 300) =>
      (await resolve(page(node('a', { rules: [{ type: 'time', to }] })), { maxAge }).resolved).maxAge;
    expect(await ageOf('2026-11-11T00:00:30.900Z')).toBe(30);
    expect(await ageOf('2026-11-11T00:00:00.900Z')).toBe(1);
    expect(await ageOf('2026-11-11T00:10:00Z')).toBe(300);
  });
});

describe('a module alone', () => {
  const prepare = (given: Partial<ModuleNode>, terminal = 'h5') =>
    prepareModule(node('a', given), {
      manifest: { text, web },
      registry: { text: { view }, web: { view } },
      source: { ctx: { terminal } } as LoadSource,
    });

  it('is prepared, or has the reason why it isn’t', () => {
    expect(prepare({})).toMatchObject({ status: 'prepared', props: { text: 'a' } });
    expect(prepare({ type: 'x' })).toEqual({ status: 'skipped', reason: 'unknown type' });
    expect(prepare({ v: 3 })).toEqual({ status: 'skipped', reason: 'newer' });
    expect(prepare({ props: {} })).toEqual({ status: 'skipped', reason: 'invalid' });
    expect(prepare({ type: 'web' }, 'app')).toEqual({ status: 'elsewhere' });
  });

  it('is ready with its view and data', async () => {
    const source = { signal: new AbortController().signal } as LoadSource;
    const load = (entry: Registry[string]) => loadModule({ entry, props: {} }, source);
    expect(await load({ view })).toEqual({
      status: 'ready',
      view: expect.any(Function),
      loaded: { data: undefined },
    });
    const loading = loadOf(async () => ({ data: 7 }));
    expect(await load(loading)).toMatchObject({ status: 'ready', loaded: { data: 7 } });
  });
});
