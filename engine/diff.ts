import { LANGUAGES, type Language } from '#schemas/constants.ts';
import type { Field } from '#schemas/fields/registry.ts';
import type { Label } from '#schemas/fields/types.ts';
import { findModule, type ModuleManifest } from '#schemas/module/define.ts';
import type { ModuleNode, NodeId, PageDocument } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';
import { isRecord, sameJson } from './same-json.ts';
import type { Place } from './tree.ts';

/** Changed value; `field` is the inspector's label, where a field holds the value. */
export type ValueChange = {
  path: Path;
  field?: Label;
  lang?: Language;
  before: unknown;
  after: unknown;
};

/** Differences between two page documents; places and values are those of both documents. */
export type PageDiff = {
  added: { id: NodeId; type: string; to: Place }[];
  removed: { id: NodeId; type: string; from: Place }[];
  moved: { id: NodeId; type: string; from: Place; to: Place }[];
  changed: { id: NodeId; type: string; changes: ValueChange[] }[];
  /** Changes of the page's own type, texts, custom fields and slots. */
  page: ValueChange[];
};

/** Properties of a module that are compared beside its place. */
const NODE_PARTS = ['type', 'v', 'props', 'rules', 'hidden', 'locked'] as const;

/** Differences from `before` to `after`, by module, field and language. A module keeps its identity by its id. */
export function diffDocuments(before: PageDocument, after: PageDocument, manifest: ModuleManifest): PageDiff {
  const diff: PageDiff = { added: [], removed: [], moved: [], changed: [], page: [] };
  const [oldPlaces, newPlaces] = [placesOf(before), placesOf(after)];
  const settled = settledNodes(before, after);
  for (const [id, node] of Object.entries(after.nodes)) {
    const old = Object.hasOwn(before.nodes, id) ? before.nodes[id] : undefined;
    const [from, to] = [oldPlaces.get(id), newPlaces.get(id)];
    if (!to) continue;
    if (!old || !from) {
      diff.added.push({ id, type: node.type, to });
      continue;
    }
    if (!settled.has(id)) diff.moved.push({ id, type: node.type, from, to });
    const changes = nodeChanges(old, node, manifest);
    if (changes.length > 0) diff.changed.push({ id, type: node.type, changes });
  }
  for (const [id, { type }] of Object.entries(before.nodes)) {
    const from = oldPlaces.get(id);
    if (from && !Object.hasOwn(after.nodes, id)) diff.removed.push({ id, type, from });
  }
  for (const part of ['pageType', 'meta', 'fields'] as const)
    diff.page.push(...valueChanges(before[part], after[part], [part]));
  const slotNames = (document: PageDocument) => Object.keys(document.slots).sort();
  diff.page.push(...valueChanges(slotNames(before), slotNames(after), ['slots']));
  return diff;
}

/** Number of differences: modules that were added, removed, moved or changed, and the page's own settings. */
export function countChanges({ page, added, removed, moved, changed }: PageDiff): number {
  const modules = new Set([...added, ...removed, ...moved, ...changed].map(({ id }) => id));
  return modules.size + (page.length > 0 ? 1 : 0);
}

function nodeChanges(before: ModuleNode, after: ModuleNode, manifest: ModuleManifest): ValueChange[] {
  const fields = findModule(manifest, after.type)?.fields ?? [];
  const partOf = (node: ModuleNode, part: string): unknown =>
    Object.entries(node).find(([key]) => key === part)?.[1];
  return NODE_PARTS.flatMap((part) => {
    const [was, is] = [partOf(before, part), partOf(after, part)];
    return part === 'props' ? valueChanges(was, is, [part], fields) : valueChanges(was, is, [part]);
  });
}

function valueChanges(before: unknown, after: unknown, path: Path, fields?: readonly Field[]): ValueChange[] {
  const field = fieldAt(fields, path.slice(1));
  const list = field?.type === 'LIST';
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => valueChanges(before[key], after[key], [...path, key], fields));
  }
  if (list && Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, i) => valueChanges(before[i], after[i], [...path, i], fields)).flat();
  }
  if (sameJson(before, after)) return [];
  const lang = LANGUAGES.find((one) => path.includes(one));
  return [{ path, ...(field && { field: field.label }), ...(lang && { lang }), before, after }];
}

/** Innermost field that a path leads into; the path starts below the props. */
export function fieldAt(fields: readonly Field[] | undefined, path: Path): Field | undefined {
  let found: Field | undefined;
  let level = fields;
  for (const key of path) {
    if (typeof key === 'number') continue;
    const next = level?.find(({ name }) => name === key);
    if (!next) break;
    found = next;
    level = next.type === 'LIST' ? next.item : undefined;
  }
  return found;
}

/** Nodes that kept their place: of those that stayed in a slot, the longest run in unchanged order. */
function settledNodes(before: PageDocument, after: PageDocument): Set<NodeId> {
  const settled = new Set<NodeId>();
  const slots = new Map(slotLists(before));
  for (const [slot, ids] of slotLists(after)) {
    const order = new Map(slots.get(slot)?.map((id, index) => [id, index]));
    const stayed = ids.filter((id) => order.has(id));
    for (const id of longestRising(stayed, (one) => order.get(one) ?? 0)) settled.add(id);
  }
  return settled;
}

function slotLists(document: PageDocument): [string, readonly NodeId[]][] {
  const containers = [
    ['', document.slots] as const,
    ...Object.values(document.nodes).map((n) => [n.id, n.slots ?? {}] as const),
  ];
  return containers.flatMap(([parent, slots]) =>
    Object.entries(slots).map(([slot, ids]): [string, NodeId[]] => [`${parent} ${slot}`, ids]),
  );
}

/** Longest subsequence of rising rank, O(n log n). */
function longestRising<T>(items: readonly T[], rank: (item: T) => number): T[] {
  type Link = { item: T; rank: number; before: Link | undefined };
  const tails: Link[] = [];
  for (const item of items) {
    const own = rank(item);
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle]?.rank ?? 0) < own) low = middle + 1;
      else high = middle;
    }
    tails[low] = { item, rank: own, before: tails[low - 1] };
  }
  const run: T[] = [];
  for (let link = tails.at(-1); link; link = link.before) run.unshift(link.item);
  return run;
}

function placesOf(document: PageDocument): Map<NodeId, Place> {
  const places = new Map<NodeId, Place>();
  const containers = [
    { slots: document.slots },
    ...Object.values(document.nodes).map(({ id, slots = {} }) => ({ parent: id, slots })),
  ];
  for (const { slots, ...parent } of containers)
    for (const [slot, ids] of Object.entries(slots))
      for (const [index, id] of ids.entries()) places.set(id, { ...parent, slot, index });
  return places;
}
