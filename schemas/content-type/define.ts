import type { PickKind } from '../entities/editor-pick.ts';
import type { Field } from '../fields/registry.ts';
import type { ModuleText } from '../module/define.ts';
import type { OperatorRole } from '../operator.ts';

/** Groups of types in the editor's Content section, in their order. */
export const CONTENT_GROUPS = ['campaign', 'catalogue', 'editorial', 'search', 'site'] as const;

/**
 * Kind of thing that operators maintain beside pages, declared once (server/domain/content/README.md): the desk, its
 * forms, the API, versions, export and import follow from it. React-free.
 */
export type ContentType = {
  /** Name of its folder, and its part of addresses. */
  type: string;
  /** Name of many, and of one. */
  name: ModuleText;
  one: ModuleText;
  /** Sentence on what the type is for. */
  about: ModuleText;
  group: (typeof CONTENT_GROUPS)[number];
  /**
   * `direct`: a saved change is live at once. `drafted`: changes wait in a draft until a publisher publishes them, or a
   * release does.
   */
  lifecycle: 'direct' | 'drafted';
  /** Fields of the form, which are also the schema of an entry's values. */
  fields: readonly Field[];
  /** Field that names an entry. */
  title: string;
  /** Fields shown in the list beside the title. */
  columns: readonly string[];
  /** Fields by which the list is filtered. */
  filters: readonly string[];
  /** Fields by which the list is sorted; the first one is the list's own order. */
  sorts: readonly { field: string; descending?: true }[];
  /** Present for entries below each other: the list shows a tree for each option of the field. */
  tree?: {
    groupedBy: string;
    /** Fields with the code of the entry above and with the place among its neighbours: the tree can be rearranged. */
    moves?: { parent: string; position: string };
  };
  /** True for a type of which each shop has exactly one entry. */
  single?: true;
  /** True for entries that come from elsewhere, such as feeds: none is created or removed here. */
  imported?: true;
  /** Kind of pick (schemas/entities/editor-pick.ts) whose codes are the ids of the entries. */
  pick?: PickKind;
  /** Shop page that shows an entry, with `{column}` for values of its row. */
  address?: `/${string}`;
};

/** Types of content, by name. */
export type ContentManifest = Readonly<Record<string, ContentType>>;

/** Id of the entry of a single type. */
export const SINGLE_ID = 'shop';

/** Role that may change what shoppers see of a type, and the one that may prepare it. */
export const PUBLISH_ROLE: OperatorRole = 'publisher';

/**
 * Checks that a declaration names only fields that it has, and returns it.
 *
 * @throws Error for a title, column, filter or sort without a field
 */
export function defineContentType(declaration: ContentType): ContentType {
  const { type, fields, title, columns, filters, sorts } = declaration;
  const names = new Set(fields.map(({ name }) => name));
  const { groupedBy, moves } = declaration.tree ?? {};
  const ofTree = [groupedBy, moves?.parent, moves?.position].filter((name) => name !== undefined);
  const used = [title, ...columns, ...filters, ...sorts.map(({ field }) => field), ...ofTree];
  const missing = used.filter((name) => !names.has(name));
  if (missing.length > 0) throw new Error(`Content type ${type} has no fields ${missing.join(', ')}`);
  return declaration;
}

/** Type of that name: own keys only. */
export function findContentType(manifest: ContentManifest, type: string): ContentType | undefined {
  return Object.hasOwn(manifest, type) ? manifest[type] : undefined;
}
