import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createText } from '#locales/translate.ts';
import { defineModule } from '#schemas/module/define.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Load, LoadSource, Registry } from './module.ts';
import { LOAD_BUDGET_MS, type ResolveInput, resolvePage } from './resolve.ts';

const NOW = Date.parse('2026-11-11T00:00:00Z');

const text = defineModule({
  type: 'text',
  version: 2,
  category: 'test',
  surfaces: ['h5', 'app'],
  schema: z.object({ text: z.string().max(5) }),
  defaults: { text: '' },
  fields: [],
  migrations: { 1: ({ label }) => ({ text: label }) },
});
const web = defineModule({ ...text, type: 'web', surfaces: ['h5'] });

const view = async () => () => 'view';
const loadOf = (load: (source: LoadSource) => Promise<{ data: unknown; tags?: string[]; maxAge?: number }>) =>
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
      t: createText({}),
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

const ids = (modules: readonly { id: string }[] | undefined) => modules?.map(({ id }) => id);

describe('resolvePage', () => {
  it('keeps the order of the document, whatever loads first', async () => {
    const registry = {
      text: loadOf(async () => ({ data: await new Promise((done) => setTimeout(done, Math.random() * 20)) })),
    };
    const { resolved } = resolve(page(node('a'), node('b'), node('c')), {}, registry);
    expect(ids((await resolved).slots.main)).toEqual(['a', 'b', 'c']);
  });

  it('migrates old props, and leaves out what is hidden or ruled out', async () => {
    const old = node('old', { v: 1, props: { label: 'hi' } });
    const rules = [{ type: 'languages' as const, values: ['en' as const] }];
    const { resolved } = resolve(page(old, node('hidden', { hidden: true }), node('english', { rules })));
    expect((await resolved).slots.main).toMatchObject([{ id: 'old', props: { text: 'hi' } }]);
  });

  it('skips unknown and newer modules and bad props, with one warning each type', async () => {
    const bad = [
      node('x', { type: 'future' }),
      node('y', { type: 'future' }),
      node('constructor1', { type: 'constructor' }),
    ];
    const { resolved, warn } = resolve(page(...bad, node('newer', { v: 3 }), node('ok')));
    expect(ids((await resolved).slots.main)).toEqual(['ok']);
    expect(warn.mock.calls.map(([, { type, reason }]) => [type, reason])).toEqual([
      ['future', 'unknown type'],
      ['constructor', 'unknown type'],
      ['text', 'newer'],
    ]);
  });

  it('shows only modules made for the terminal', async () => {
    const app = {
      lang: 'th',
      tenant: tenantFixture('zest'),
      terminal: 'app',
      device: 'phone',
      now: NOW,
      t: createText({}),
    } as const;
    const document = page(node('a', { type: 'web' }), node('b'));
    const { resolved } = resolve(document, {
      source: { ctx: app, signal: new AbortController().signal } as unknown as LoadSource,
    });
    expect(ids((await resolved).slots.main)).toEqual(['b']);
  });

  it('marks a module whose load fails, and loads the others', async () => {
    const registry = { text: loadOf(async () => Promise.reject(new Error('down'))), web: { view } };
    const { resolved, warn } = resolve(page(node('a'), node('b', { type: 'web' })), {}, registry);
    const { slots, failures } = await resolved;
    expect(slots.main).toMatchObject([{ id: 'a', view: undefined }, { id: 'b' }]);
    expect(failures).toEqual([{ id: 'a', type: 'text', reason: 'down' }]);
    expect(warn).toHaveBeenCalledWith('module failed to load', { id: 'a', type: 'text', reason: 'down' });
  });

  it('waits no longer than its budget for a load that ignores its signal', async () => {
    let signal: AbortSignal | undefined;
    const registry = {
      text: loadOf((source) => {
        signal = source.signal;
        return new Promise(() => undefined);
      }),
      web: { view },
    };
    const started = performance.now();
    const { resolved } = resolve(page(node('a'), node('b', { type: 'web' })), {}, registry);
    expect((await resolved).failures).toMatchObject([{ id: 'a', reason: 'took too long' }]);
    expect(performance.now() - started).toBeLessThan(LOAD_BUDGET_MS + 500);
    expect(signal?.aborted).toBe(true);
  });

  it('gathers tags and lives until the first thing changes', async () => {
    const registry = { text: loadOf(async () => ({ data: 1, tags: ['feed:deals'], maxAge: 120 })) };
    const rules = [{ type: 'time' as const, to: '2026-11-11T00:00:30Z' }];
    const { tags, maxAge } = await resolve(page(node('a'), node('b', { rules })), {}, registry).resolved;
    expect([...tags]).toEqual(['feed:deals']);
    expect(maxAge).toBe(30);
  });
});
