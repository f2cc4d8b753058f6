import type { ReactNode } from 'react';
import type { ApiClient } from '#schemas/api/endpoint.ts';
import type { Binding } from '#schemas/page/bound-address.ts';
import type { ViewContext } from './context.ts';

/** Props of a module's view. A view is a plain function without hooks; its interactive parts are islands. */
export type ViewProps<Props, Data = undefined> = {
  /** The node's id; a test and the editor find the module by it. */
  id: string;
  props: Props;
  data: Data;
  ctx: ViewContext;
  /** The rendered modules of the node's own slots. */
  slots: Readonly<Record<string, ReactNode>>;
};

/** Source of a module's data. Equal calls of one page are sent once. */
export type LoadSource = {
  api: ApiClient;
  ctx: ViewContext;
  query: Readonly<Record<string, string>>;
  binding: Binding;
  /** Signal that aborts at the page's time limit or when the visitor has left. */
  signal: AbortSignal;
};

/** Name and link of a thing with a page of its own. */
export type Listed = { name: string; href: string };

export type Loaded<Data> = {
  data: Data;
  /** Entries that the module lists, in its order, for search engines. */
  listed?: readonly Listed[];
  /** Cache tags without the tenant's, such as `feed:deals` or `brand:12`. */
  tags?: readonly string[];
  /** Maximum time in s for which the page may be served as fresh. */
  maxAge?: number;
};

export type Load<Props, Data> = (props: Props, source: LoadSource) => Promise<Loaded<Data>>;

/** Code of one module type, loaded only when a page has it. */
export type RegistryEntry = {
  view: () => Promise<(input: ViewProps<never, never>) => ReactNode>;
  load?: () => Promise<Load<never, unknown>>;
};
export type Registry = Readonly<Record<string, RegistryEntry>>;

/** State of a module, for its tests and the editor's library. */
export type ModuleFixture<Props, Data = undefined> = {
  props: Props;
  data: Data;
  /** Language that shows it best, Thai if left out. */
  lang?: ViewContext['lang'];
  slots?: Readonly<Record<string, ReactNode>>;
};

/** States in which every module is shown, and `More` of its own. `empty` renders nothing. */
export type ModuleFixtures<Props, Data = undefined, More extends string = never> = Readonly<
  Record<
    'default' | 'empty' | 'longestThai' | 'longestIndonesian' | 'missingImage' | More,
    ModuleFixture<Props, Data>
  >
>;
