import { LANGUAGES, type Language } from '#schemas/constants.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { findModule, type ModuleManifest } from '#schemas/module/define.ts';
import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';
import { migrateNode } from '../migrate-node.ts';
import { subtreeOf } from '../tree.ts';

/** Field of the page with its value; `path` leads to it from the module's props, or from the document. */
export type FieldValue = {
  node?: ModuleNode;
  field: Field;
  path: Path;
  value: unknown;
  /** Values of the fields beside it. */
  beside: Readonly<Record<string, unknown>>;
};

/** Fields of all modules that can be shown, and of the page itself. */
export function fieldValues(document: PageDocument, manifest: ModuleManifest): FieldValue[] {
  return [...shownNodes(document).flatMap((node) => nodeValues(node, manifest)), ...ownValues(document)];
}

/** Fields of a module, read by its current version; none of one that can't be read. */
export function nodeValues(node: ModuleNode, manifest: ModuleManifest): FieldValue[] {
  const definition = findModule(manifest, node.type);
  const migrated = definition && migrateNode(node, definition);
  if (!definition || migrated?.status !== 'ok') return [];
  return valuesIn(definition.fields, migrated.props).map((found) => ({ node, ...found }));
}

/** Fields of the page itself. */
export function ownValues({ fields }: Pick<PageDocument, 'fields'>): FieldValue[] {
  return Object.entries(fields).map(([name, { type, value }]) => ({
    field: { name, type, label: { plain: name } } as Field,
    path: ['fields', name],
    value,
    beside: {},
  }));
}

/** Nodes that aren't hidden, nor inside one that is. */
export function shownNodes(document: PageDocument): ModuleNode[] {
  const hidden = Object.values(document.nodes).filter((node) => node.hidden);
  const gone = new Set(hidden.flatMap(({ id }) => subtreeOf(document, id)));
  return Object.values(document.nodes).filter(({ id }) => !gone.has(id));
}

/** Languages of the tenant in which a node can appear. */
export function languagesOf(node: ModuleNode | undefined, languages: readonly Language[]): Language[] {
  return (node?.rules ?? []).reduce<Language[]>(
    (left, rule) => (rule.type === 'languages' ? left.filter((lang) => rule.values.includes(lang)) : left),
    [...languages],
  );
}

/** Values of a text or picture by language; undefined for a value without languages. */
export function byLanguage(value: unknown): Partial<Record<Language, unknown>> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.keys(value).every((key) => LANGUAGES.some((lang) => lang === key)) ? value : undefined;
}

/** Fields with their values, those of a list's items included. */
export function valuesIn(
  fields: readonly Field[],
  values: unknown,
  path: Path = [],
): Omit<FieldValue, 'node'>[] {
  const beside = isRecord(values) ? values : {};
  return fields.flatMap((field) => {
    const value = beside[field.name];
    const at = [...path, field.name];
    if (field.type !== 'LIST') return [{ field, path: at, value, beside }];
    const items = Array.isArray(value) ? value : [];
    const list = { field, path: at, value, beside };
    return [list, ...items.flatMap((item, index) => valuesIn(field.item, item, [...at, index]))];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
