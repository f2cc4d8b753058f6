import type { CommentThread } from '#schemas/entities/comment.ts';
import type { NodeId } from '#schemas/page/document.ts';

const counts = new WeakMap<readonly CommentThread[], Map<NodeId, number>>();

/** Number of open threads on a node and its fields; counted once for all rows. */
export function openThreads(threads: readonly CommentThread[], nodeId: NodeId): number {
  let found = counts.get(threads);
  if (!found) {
    found = new Map();
    for (const thread of threads) {
      if (thread.nodeId !== null && thread.resolvedAt === null)
        found.set(thread.nodeId, (found.get(thread.nodeId) ?? 0) + 1);
    }
    counts.set(threads, found);
  }
  return found.get(nodeId) ?? 0;
}

export const THREAD_FILTERS = ['open', 'mine', 'resolved'] as const;
export type ThreadFilter = (typeof THREAD_FILTERS)[number];

/** True if a thread is in a filter; mine are open ones in which the operator has written or is mentioned. */
export function isInFilter(
  { resolvedAt, comments }: CommentThread,
  filter: ThreadFilter,
  me: { id: string; name: string },
): boolean {
  if (filter === 'resolved') return resolvedAt !== null;
  if (resolvedAt !== null) return false;
  return (
    filter === 'open' ||
    comments.some(({ operatorId, body }) => operatorId === me.id || body.includes(`@${me.name}`))
  );
}
