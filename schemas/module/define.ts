import type * as z from 'zod';
import type { Field } from '../fields/registry.ts';
import type { RULE_TERMINALS } from '../page/rule.ts';

export type Props = Record<string, unknown>;
/** Migration from the version that is its key to the next one. Pure; once released it is never changed. */
export type Migration = (props: Props) => Props;

export type ModuleDefinition<P = unknown> = {
  type: string;
  version: number;
  /** Group in the library, a text key. */
  category: string;
  /** Terminals that can show it. */
  surfaces: readonly (typeof RULE_TERMINALS)[number][];
  schema: z.ZodType<P>;
  /** Props of a newly inserted module. */
  defaults: P;
  /** Fields of the inspector. */
  fields: readonly Field[];
  migrations: Readonly<Record<number, Migration>>;
  /** True if it shows another part of a list for `?page=n`, so that each of these addresses is a page of its own. */
  paged?: true;
};

/** Module types of the product, by type. */
export type ModuleManifest = Readonly<Record<string, ModuleDefinition>>;

/**
 * A module's React-free half. That the defaults fit the schema is tested (`modules/registry.test.ts`), not found out in
 * every browser.
 *
 * @throws Error when a version has no migration
 */
export function defineModule<P>(definition: ModuleDefinition<P>): ModuleDefinition<P> {
  const { type, version, migrations } = definition;
  const expected = Array.from({ length: version - 1 }, (_, i) => String(i + 1));
  if (Object.keys(migrations).join() !== expected.join()) {
    throw new Error(`Module ${type}@${version} needs migrations from exactly [${expected}]`);
  }
  return definition;
}

/** Definition of a type from a document: own keys only. */
export function findModule(manifest: ModuleManifest, type: string): ModuleDefinition | undefined {
  return Object.hasOwn(manifest, type) ? manifest[type] : undefined;
}
