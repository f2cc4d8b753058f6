import { nextRuleChange, type RuleFacts } from '#engine/rules.ts';
import { LOAD_BUDGET_MS } from '#schemas/constants.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Listed } from './module.ts';
import { isShown, loadModule, type ModuleInput, prepareModule, type View } from './resolve-module.ts';

/** Module that is ready to render, or known to have failed. */
export type ResolvedModule = {
  id: string;
  type: string;
  view: View | undefined;
  props: unknown;
  data: unknown;
  /** Entries that it lists for search engines. */
  listed: readonly Listed[];
  slots: Readonly<Record<string, readonly ResolvedModule[]>>;
};

export type ResolvedPage = {
  slots: Readonly<Record<string, readonly ResolvedModule[]>>;
  /** Cache tags of everything on the page. */
  tags: ReadonlySet<string>;
  /** Seconds until the page may look different: a rule flips, or a module's data says so. */
  maxAge: number;
  /** Modules whose data failed or was late: the page must not be cached for long. */
  failures: readonly { id: string; type: string; reason: string }[];
};

export type ResolveInput = ModuleInput & {
  document: PageDocument;
  facts: RuleFacts;
  maxAge: number;
  /** Time limit for all module data of the page together, in ms. */
  budgetMs?: number | undefined;
  warn: (message: string, details: Record<string, unknown>) => void;
};

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

  const signal = AbortSignal.any([source.signal, AbortSignal.timeout(input.budgetMs ?? LOAD_BUDGET_MS)]);
  const bounded: ResolveInput = { ...input, source: { ...source, signal } };

  const resolveNode = async (id: string): Promise<ResolvedModule | undefined> => {
    const node = document.nodes[id];
    if (!node || !isShown(node, facts)) return undefined;
    const { type } = node;
    const prepared = prepareModule(node, bounded);
    if (prepared.status !== 'prepared') {
      if (prepared.status === 'elsewhere') return undefined;
      if (!warned.has(type)) input.warn('module skipped', { id, type, reason: prepared.reason });
      warned.add(type);
      return undefined;
    }
    const [outcome, slots] = await Promise.all([
      loadModule(prepared, bounded.source),
      resolveSlots(node.slots ?? {}),
    ]);
    const module = { id, type, props: prepared.props, slots };
    if (outcome.status === 'failed') {
      const { reason } = outcome;
      failures.push({ id, type, reason });
      input.warn('module failed to load', { id, type, reason });
      return { ...module, view: undefined, data: undefined, listed: [] };
    }
    const { view, loaded } = outcome;
    for (const tag of loaded.tags ?? []) tags.add(tag);
    if (loaded.maxAge !== undefined) maxAge = Math.min(maxAge, Math.max(1, Math.floor(loaded.maxAge)));
    return { ...module, view, data: loaded.data, listed: loaded.listed ?? [] };
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
