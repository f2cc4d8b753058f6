import type { ReactNode } from 'react';
import type { ModuleDefinition } from '#schemas/module/define.ts';
import { migrateNode } from '#schemas/module/migrate.ts';
import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import { nextRuleChange, type RuleFacts, rulesMatch } from '#schemas/page/rules.ts';
import { faulty } from './faults.ts';
import type { Load, Loaded, LoadSource, Registry, ViewProps } from './module.ts';

/** A module that is ready to render, or known to have failed. */
export type ResolvedModule = {
  id: string;
  type: string;
  view: ((input: ViewProps<never, never>) => ReactNode) | undefined;
  props: unknown;
  data: unknown;
  slots: Readonly<Record<string, readonly ResolvedModule[]>>;
};

export type ResolvedPage = {
  slots: Readonly<Record<string, readonly ResolvedModule[]>>;
  /** Cache tags of everything on the page. */
  tags: ReadonlySet<string>;
  /** Seconds until the page may look different: a rule flips, or a module's data says so. */
  maxAge: number;
  /** Modules whose data failed or came too late: the page must not be cached for long. */
  failures: readonly { id: string; type: string; reason: string }[];
};

export type ResolveInput = {
  document: PageDocument;
  manifest: Readonly<Record<string, ModuleDefinition>>;
  registry: Registry;
  source: LoadSource;
  facts: RuleFacts;
  maxAge: number;
  warn: (message: string, details: Record<string, unknown>) => void;
  /** Tests only: module type → a fault to suffer. */
  faults?: Readonly<Record<string, string>>;
};

/** All module data of a page together may take this long. */
export const LOAD_BUDGET_MS = 1_500;

/**
 * Turns a page document into modules with their views and data: rules are applied, props migrated and checked, every
 * module's data is loaded in parallel within one budget. Unknown and newer modules are skipped with one warning each
 * type; a failed load harms only its own module.
 */
export async function resolvePage(input: ResolveInput): Promise<ResolvedPage> {
  const { document, source, facts } = input;
  const tags = new Set<string>();
  const failures: { id: string; type: string; reason: string }[] = [];
  const warned = new Set<string>();
  let maxAge = input.maxAge;
  const change = nextRuleChange(document, facts.now);
  if (change !== undefined) maxAge = Math.min(maxAge, Math.max(1, Math.floor((change - facts.now) / 1_000)));

  const budget = AbortSignal.any([source.signal, AbortSignal.timeout(LOAD_BUDGET_MS)]);
  const bounded = { ...source, signal: budget };

  const resolveNode = async (id: string): Promise<ResolvedModule | undefined> => {
    const node = document.nodes[id];
    if (!node || node.hidden || !rulesMatch(node.rules, facts)) return undefined;
    const prepared = prepare(node, input, warned);
    if (!prepared) return undefined;
    const slots = resolveSlots(node.slots ?? {});
    try {
      const entry = input.faults ? faulty(prepared.entry, input.faults[node.type]) : prepared.entry;
      const [view, load] = await Promise.all([entry.view(), entry.load?.()]);
      const loaded = load ? await within(budget, load, prepared.props, bounded) : { data: undefined };
      for (const tag of loaded.tags ?? []) tags.add(tag);
      if (loaded.maxAge !== undefined) maxAge = Math.min(maxAge, Math.max(1, Math.floor(loaded.maxAge)));
      return { id, type: node.type, view, props: prepared.props, data: loaded.data, slots: await slots };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push({ id, type: node.type, reason });
      input.warn('module failed to load', { id, type: node.type, reason });
      return {
        id,
        type: node.type,
        view: undefined,
        props: prepared.props,
        data: undefined,
        slots: await slots,
      };
    }
  };

  const resolveSlots = async (slots: Readonly<Record<string, readonly string[]>>) => {
    const resolved = await Promise.all(
      Object.entries(slots).map(async ([name, ids]) => {
        const modules = await Promise.all(ids.map(resolveNode));
        return [name, modules.filter((module) => module !== undefined)] as const;
      }),
    );
    return Object.fromEntries(resolved);
  };

  return { slots: await resolveSlots(document.slots), tags, maxAge, failures };
}

function prepare(node: ModuleNode, { manifest, registry, source, warn }: ResolveInput, warned: Set<string>) {
  const refuse = (reason: string) => {
    if (!warned.has(node.type)) warn('module skipped', { id: node.id, type: node.type, reason });
    warned.add(node.type);
    return undefined;
  };
  if (!Object.hasOwn(manifest, node.type) || !Object.hasOwn(registry, node.type))
    return refuse('unknown type');
  const definition = manifest[node.type];
  const entry = registry[node.type];
  if (!definition || !entry) return refuse('unknown type');
  if (!definition.surfaces.includes(source.ctx.terminal)) return undefined;
  const migrated = migrateNode(node, definition);
  if (migrated.status !== 'ok') return refuse(migrated.status);
  return { entry, props: migrated.props };
}

/** The load's result, or a rejection when the budget ends first: a load that ignores its signal can't hold the page. */
function within(
  budget: AbortSignal,
  load: Load<never, unknown>,
  props: unknown,
  source: LoadSource,
): Promise<Loaded<unknown>> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('took too long'));
    if (budget.aborted) return late();
    budget.addEventListener('abort', late, { once: true });
    Promise.resolve()
      .then(() => load(props as never, source))
      .then(resolve, reject)
      .finally(() => budget.removeEventListener('abort', late));
  });
}
