import { treeOf } from '#engine/commands/command.ts';
import { subtreeOf } from '#engine/tree.ts';
import { hashText } from '#schemas/hash-text.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { ModuleNode, NodeId, PageDocument } from '#schemas/page/document.ts';
import type { Random } from '#server/platform/random.ts';

const LANGUAGES = ['th', 'en', 'id'] as const;
/**
 * Numbers of modules: below the first, more are added than removed; beyond the second, the page isn't copied into
 * itself.
 */
const [FEW_NODES, MANY_NODES] = [60, 250];

/** A random next command for the visible document; `unique` is for new ids and texts. */
export function randomCommand(document: PageDocument, random: Random, unique: string): Command {
  const ids = Object.keys(document.nodes);
  const [id] = random.sample(ids, 1);
  if (id === undefined || (ids.length < FEW_NODES && random.chance(0.15)))
    return { type: 'insertNode', node: newNode(unique, random), to: place(document, random) };
  const text = `text ${unique}`;
  const hasRoom = ids.length + subtreeOf(document, id).length <= MANY_NODES;
  const choices: [weight: number, make: () => Command][] = [
    [30, () => ({ type: 'setProp', id, path: ['title', random.pick(LANGUAGES)], value: text })],
    [12, () => itemCommand(document, id, random, text)],
    [5, () => ({ type: 'setProp', id, path: [random.pick(['size', 'colour'])], value: text })],
    [15, () => ({ type: 'moveNode', id, to: place(document, random) })],
    [6, () => ({ type: 'setHidden', id, hidden: random.chance(0.5) })],
    [
      2,
      () => ({
        type: 'setOutdated',
        id,
        translation: hashText(text),
        source: hashText(id),
        outdated: random.chance(0.5),
      }),
    ],
    [3, () => ({ type: 'setLocked', id, locked: random.chance(0.2) })],
    [
      5,
      () => ({ type: 'setRules', id, rules: [{ type: 'minAppVersion', value: String(random.int(1, 9)) }] }),
    ],
    [4, () => ({ type: 'setMeta', name: 'title', value: { [random.pick(LANGUAGES)]: text } })],
    [4, () => ({ type: 'setField', name: random.pick(['a', 'b']), field: { type: 'TEXT', value: text } })],
    [5, () => ({ type: 'removeNode', id })],
    [hasRoom ? 4 : 0, () => ({ type: 'duplicateNode', id, ids: renamed(document, id, unique) })],
    [hasRoom ? 3 : 0, () => pasted(document, id, unique, random)],
    [1, () => ({ type: 'setSlots', parent: id, slots: random.sample(['first', 'second', 'third'], 2) })],
    [
      0.3,
      () => ({
        type: 'replaceDocument',
        document: { ...document, meta: { title: { th: text }, description: {} } },
      }),
    ],
  ];
  return weighted(choices, random)();
}

function weighted<T>(choices: readonly [weight: number, value: T][], random: Random): T {
  const ticket = random.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
  let passed = 0;
  for (const [weight, value] of choices) {
    passed += weight;
    if (ticket < passed) return value;
  }
  throw new Error('Nothing to choose from');
}

function newNode(id: string, random: Random): ModuleNode {
  const node: ModuleNode = {
    id,
    type: 'banner',
    v: 1,
    props: { title: { th: id }, items: [{ text: 'one' }] },
  };
  return random.chance(0.3) ? { ...node, slots: { first: [], second: [] } } : node;
}

/** A random change, addition or removal of a list's item, or of the list as a whole. */
function itemCommand({ nodes }: PageDocument, id: NodeId, random: Random, text: string): Command {
  const items = nodes[id]?.props.items;
  const at = (...path: (string | number)[]) => ({ type: 'setProp' as const, id, path: ['items', ...path] });
  if (!Array.isArray(items) || random.chance(0.1)) return { ...at(), value: [{ text }] };
  const index = random.int(0, items.length);
  if (index === items.length) return { ...at(index), value: { text } };
  return random.chance(0.3) ? at(index) : { ...at(index, 'text'), value: text };
}

function place(document: PageDocument, random: Random) {
  const parents = Object.values(document.nodes).filter(({ slots }) => slots && Object.keys(slots).length > 0);
  const parent = random.chance(0.4) && parents.length > 0 ? random.pick(parents) : undefined;
  const slots = parent?.slots ?? document.slots;
  const slot = random.pick(Object.keys(slots));
  const siblings = slots[slot] ?? [];
  return {
    ...(parent && { parent: parent.id }),
    slot,
    index: random.int(0, siblings.length),
    ...(random.chance(0.7) && { after: random.pick([null, ...siblings]) }),
  };
}

function renamed(document: PageDocument, id: NodeId, unique: string): Record<NodeId, NodeId> {
  return Object.fromEntries(subtreeOf(document, id).map((old, i) => [old, `${unique}-${i}`]));
}

function pasted(document: PageDocument, id: NodeId, unique: string, random: Random): Command {
  const ids = renamed(document, id, unique);
  const nodes = Object.values(treeOf(document, id).nodes).map((node): [NodeId, ModuleNode] => {
    const slots = Object.entries(node.slots ?? {}).map(([slot, children]) => [
      slot,
      children.map((old) => ids[old] ?? old),
    ]);
    const { locked: _, ...copy } = node;
    return [
      ids[node.id] ?? '',
      { ...copy, id: ids[node.id] ?? '', ...(node.slots && { slots: Object.fromEntries(slots) }) },
    ];
  });
  return {
    type: 'insertTree',
    nodes: Object.fromEntries(nodes),
    root: ids[id] ?? '',
    to: place(document, random),
  };
}
