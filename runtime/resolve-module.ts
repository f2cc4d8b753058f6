import type { ReactNode } from 'react';
import { migrateNode } from '#engine/migrate-node.ts';
import { type RuleFacts, rulesMatch } from '#engine/rules.ts';
import { findModule, type ModuleManifest } from '#schemas/module/define.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { RULE_TERMINALS } from '#schemas/page/rule.ts';
import { faulty } from './faults.ts';
import type { Load, Loaded, LoadSource, Registry, RegistryEntry, ViewProps } from './module.ts';

/** Reason of a load that hit the time limit. */
export const TOO_LATE = 'took too long';

export type View = (input: ViewProps<never, never>) => ReactNode;

/** Node whose module can be shown, with migrated props; or the reason why its page leaves it out. */
export type PreparedModule =
  | { status: 'prepared'; entry: RegistryEntry; props: unknown }
  | { status: 'skipped'; reason: 'unknown type' | 'newer' | 'invalid' }
  /** Not available on this terminal. */
  | { status: 'elsewhere' };

/** Prepared module with its view and its data. */
export type LoadedModule =
  | { status: 'ready'; view: View; loaded: Loaded<unknown> }
  | { status: 'failed'; reason: string };

export type ModuleInput = {
  manifest: ModuleManifest;
  registry: Registry;
  source: LoadSource;
  /** Injected faults by module type, for tests only. */
  faults?: Readonly<Record<string, string>>;
};

/** True if a node is shown: not hidden, and its rules match. */
export function isShown(node: ModuleNode, facts: RuleFacts): boolean {
  return !node.hidden && rulesMatch(node.rules, facts);
}

/** Finds a node's module and migrates and checks its props. */
export function prepareModule(node: ModuleNode, input: ModuleInput): PreparedModule {
  const definition = findModule(input.manifest, node.type);
  const entry = Object.hasOwn(input.registry, node.type) ? input.registry[node.type] : undefined;
  if (!definition || !entry) return { status: 'skipped', reason: 'unknown type' };
  const { surfaces = RULE_TERMINALS } = definition;
  if (!surfaces.includes(input.source.ctx.terminal)) return { status: 'elsewhere' };
  const migrated = migrateNode(node, definition);
  if (migrated.status !== 'ok') return { status: 'skipped', reason: migrated.status };
  const fault = input.faults?.[node.type];
  return { status: 'prepared', entry: faulty(entry, fault), props: migrated.props };
}

/** Loads view and data together. Ends when the source's signal does, even if the load ignores it. Never throws. */
export async function loadModule(
  { entry, props }: Pick<PreparedModule & { status: 'prepared' }, 'entry' | 'props'>,
  source: LoadSource,
): Promise<LoadedModule> {
  try {
    const [view, load] = await Promise.all([entry.view(), entry.load?.()]);
    const loaded = load ? await within(load, props, source) : { data: undefined };
    return { status: 'ready', view, loaded };
  } catch (error) {
    return { status: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Result of the load, or a rejection when its signal aborts first: a load that ignores it can't block the page. */
function within(load: Load<never, unknown>, props: unknown, source: LoadSource): Promise<Loaded<unknown>> {
  const { signal } = source;
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(TOO_LATE));
    if (signal.aborted) return late();
    signal.addEventListener('abort', late, { once: true });
    Promise.resolve()
      .then(() => load(props as never, source))
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', late));
  });
}
