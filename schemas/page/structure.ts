import { LIMITS } from './limits.ts';
import type { Path, Problem } from './problem.ts';

type NodeId = string;
type Container = { slots?: Record<string, NodeId[]> };

/** The part of a page document that makes its tree. */
type Tree = { nodes: Record<NodeId, Container & { id: NodeId }>; slots: Record<string, NodeId[]> };

/** Problems of the tree: every node must be in exactly one slot, reachable from the page's own slots. */
export function structureProblems(tree: Tree): Problem[] {
  return isSound(tree) ? [] : findProblems(tree);
}

/**
 * True if a walk from the page's slots, level by level, meets every node once. Most trees are sound, and this is quick.
 */
function isSound({ nodes, slots }: Tree): boolean {
  const met = new Set<NodeId>();
  let containers: Container[] = [{ slots }];
  for (let level = 1; containers.length > 0; level++) {
    const below: Container[] = [];
    for (const container of containers) {
      for (const id of Object.values(container.slots ?? {}).flat()) {
        const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
        if (node?.id !== id || met.has(id) || level > LIMITS.depth) return false;
        met.add(id);
        if (node.slots) below.push(node);
      }
    }
    containers = below;
  }
  return met.size === Object.keys(nodes).length && met.size <= LIMITS.nodes;
}

function findProblems({ nodes, slots }: Tree): Problem[] {
  const problems: Problem[] = [];
  if (Object.keys(nodes).length > LIMITS.nodes) problems.push({ code: 'TOO_MANY_NODES', path: ['nodes'] });
  const referenced = new Set<NodeId>();

  for (const [path, container] of containers({ nodes, slots })) {
    for (const [slot, ids] of Object.entries(container.slots ?? {})) {
      for (const [index, id] of ids.entries()) {
        const code = !Object.hasOwn(nodes, id) ? 'NODE_MISSING' : 'NODE_REFERENCED_TWICE';
        if (code === 'NODE_MISSING' || referenced.has(id))
          problems.push({ code, path: [...path, 'slots', slot, index], params: { id } });
        referenced.add(id);
      }
    }
  }

  const levels = levelOfNodes({ nodes, slots });
  for (const [id, node] of Object.entries(nodes)) {
    const path = ['nodes', id];
    if (node.id !== id) problems.push({ code: 'NODE_ID_MISMATCH', path: [...path, 'id'], params: { id } });
    const level = levels.get(id);
    if (!referenced.has(id)) problems.push({ code: 'NODE_ORPHAN', path, params: { id } });
    else if (level === undefined) problems.push({ code: 'NODE_CYCLE', path, params: { id } });
    else if (level > LIMITS.depth) problems.push({ code: 'DOCUMENT_TOO_DEEP', path, params: { id } });
  }
  return problems;
}

function* containers({ nodes, slots }: Tree): Generator<[Path, Container]> {
  yield [[], { slots }];
  for (const [id, node] of Object.entries(nodes)) yield [['nodes', id], node];
}

/** Nesting level of each node (1 in a page's slot); a node of a cycle has none. Orphans count as roots. */
function levelOfNodes({ nodes, slots }: Tree): Map<NodeId, number> {
  const childIds = (container: Container) => Object.values(container.slots ?? {}).flat();
  const children = new Set(Object.values(nodes).flatMap(childIds));
  const orphans = Object.keys(nodes).filter((id) => !children.has(id));
  const levels = new Map<NodeId, number>();
  const queue = [...childIds({ slots }), ...orphans].map((id) => ({ id, level: 1 }));
  for (const { id, level } of queue) {
    if (levels.has(id)) continue;
    levels.set(id, level);
    for (const child of childIds(nodes[id] ?? {})) queue.push({ id: child, level: level + 1 });
  }
  return levels;
}
