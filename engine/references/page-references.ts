import type { ModuleManifest } from '#schemas/module/define.ts';
import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import { nodeValues, ownValues } from '../checks/field-values.ts';
import { findNode } from '../tree.ts';
import { picture, referencesIn } from './field-references.ts';
import { type PlacedReference, placed, type Site } from './reference.ts';

/** References of a page: of all its modules, hidden ones too, and of its own fields. */
export function pageReferences(
  document: PageDocument,
  manifest: ModuleManifest,
  site: Site,
): PlacedReference[] {
  const modules = Object.values(document.nodes).flatMap((node) => moduleReferences(node, manifest, site));
  return [...modules, ...ownReferences(document, site)];
}

/**
 * Modules that differ between two states of a page, with their references in the later one. Parts that an edit leaves
 * alone are the same objects, and aren't read. The empty name stands for the page's own fields.
 */
export function changedReferences(
  before: PageDocument,
  after: PageDocument,
  manifest: ModuleManifest,
  site: Site,
): { nodes: string[]; references: PlacedReference[] } {
  const ids = new Set([...Object.keys(before.nodes), ...Object.keys(after.nodes)]);
  const changed = [...ids].filter((id) => {
    const [old, now] = [findNode(before, id), findNode(after, id)];
    return old?.props !== now?.props || old?.v !== now?.v;
  });
  const isOwn = before.meta !== after.meta || before.fields !== after.fields;
  const modules = changed.flatMap((id) => {
    const node = findNode(after, id);
    return node ? moduleReferences(node, manifest, site) : [];
  });
  return {
    nodes: [...changed, ...(isOwn ? [''] : [])],
    references: [...modules, ...(isOwn ? ownReferences(after, site) : [])],
  };
}

function moduleReferences(node: ModuleNode, manifest: ModuleManifest, site: Site): PlacedReference[] {
  return nodeValues(node, manifest).flatMap((value) =>
    placed(node.id, value.path, referencesIn(value, site)),
  );
}

function ownReferences(document: PageDocument, site: Site): PlacedReference[] {
  const fields = ownValues(document).flatMap((value) => placed('', value.path, referencesIn(value, site)));
  return [...fields, ...placed('', ['meta', 'image'], picture(document.meta.image, site))];
}
