import type * as z from 'zod';
import type { Language } from '../constants.ts';
import type { ShopSample } from '../entities/shop-sample.ts';
import type { Field } from '../fields/registry.ts';
import type { RULE_TERMINALS } from '../page/rule.ts';
import { LOOK_FIELDS, look } from './look.ts';
import type { Sketch } from './sketch.ts';

export type Props = Record<string, unknown>;
/** Migration from the version that is its key to the next one. Pure; once released it is never changed. */
export type Migration = (props: Props) => Props;

/** Groups of the editor's library, in order of revenue. */
export const MODULE_CATEGORIES = [
  'promotion',
  'deals',
  'catalogue',
  'content',
  'activity',
  'layout',
] as const;

/** Drawings of the editor that stand for a module type. */
export type ModuleIcon =
  | 'bell'
  | 'box'
  | 'compass'
  | 'fire'
  | 'image'
  | 'layers'
  | 'menu'
  | 'search'
  | 'star'
  | 'tag';

/** Text for operators. A language added later shows the English text until the module has its own. */
export type ModuleText = Readonly<Record<'th' | 'en' | 'id', string> & Partial<Record<Language, string>>>;

/** React-free half of a module type, `module.ts`: the server validates with it, the editor builds its forms from it. */
export type ModuleDefinition<P = unknown> = {
  /** Name of its folder. */
  type: string;
  version: number;
  name: ModuleText;
  /** Sentence in the library on the module's content. */
  about: ModuleText;
  category: (typeof MODULE_CATEGORIES)[number];
  icon: ModuleIcon;
  sketch: Sketch;
  /** Terminals that can show it, all if left out. */
  surfaces?: readonly (typeof RULE_TERMINALS)[number][];
  schema: z.ZodType<P>;
  /** Props of a newly inserted module. */
  defaults: NoInfer<P>;
  /** Props of a newly inserted module made of the tenant's own things, if the defaults show nothing. */
  preset?: (shop: ShopSample) => NoInfer<P>;
  /** Fields of the inspector. */
  fields: readonly Field[];
  /** Needed from version 2 on. */
  migrations?: Readonly<Record<number, Migration>>;
  /** True if it shows another part of a list for `?page=n`, so that each of these addresses is a page of its own. */
  paged?: true;
};

/** Module types of the product, by type. */
export type ModuleManifest = Readonly<Record<string, ModuleDefinition>>;

/**
 * Checks a definition and adds the look that every module has. Tests of all modules (`modules/all.test.ts`) check what
 * would cost every browser time, such as defaults that fit the schema.
 *
 * @throws Error when a version has no migration
 */
export function defineModule<P>(
  definition: ModuleDefinition<P> & { schema: z.ZodObject },
): ModuleDefinition<P> {
  const { type, version, migrations = {} } = definition;
  const expected = Array.from({ length: version - 1 }, (_, i) => String(i + 1));
  if (Object.keys(migrations).join() !== expected.join()) {
    throw new Error(`Module ${type}@${version} needs migrations from exactly [${expected}]`);
  }
  const schema = definition.schema.extend(look) as unknown as z.ZodType<P>;
  return { ...definition, schema, fields: [...definition.fields, ...LOOK_FIELDS] };
}

/** Definition of a type from a document: own keys only. */
export function findModule(manifest: ModuleManifest, type: string): ModuleDefinition | undefined {
  return Object.hasOwn(manifest, type) ? manifest[type] : undefined;
}
