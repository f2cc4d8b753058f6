import type { Reply } from '#schemas/entities/reply.ts';

/** A comment with the replies below it that are shown. */
export type Thread = Reply & { subReplies: NonNullable<Reply['subReplies']>; subReplyCount: number };
export type SubReply = Thread['subReplies'][number];

export const asThread = (reply: Reply): Thread => ({
  ...reply,
  subReplies: reply.subReplies ?? [],
  subReplyCount: reply.subReplyCount ?? 0,
});

/** Threads with a new reply inserted at its place. */
export function withReply(threads: readonly Thread[], reply: Reply): Thread[] {
  if (reply.rootId === undefined) return [asThread(reply), ...threads];
  return threads.map((thread) =>
    thread.id === reply.rootId
      ? { ...thread, subReplies: [...thread.subReplies, reply], subReplyCount: thread.subReplyCount + 1 }
      : thread,
  );
}

/** Threads without a deleted reply; a deleted comment keeps its place while it has replies. */
export function withoutReply(threads: readonly Thread[], id: string): Thread[] {
  return threads.flatMap((thread) => {
    if (thread.id === id)
      return thread.subReplyCount > 0 ? [{ ...thread, content: undefined, user: undefined, own: false }] : [];
    const kept = thread.subReplies.filter((sub) => sub.id !== id);
    if (kept.length === thread.subReplies.length) return [thread];
    return [{ ...thread, subReplies: kept, subReplyCount: thread.subReplyCount - 1 }];
  });
}

/** Threads with a linked thread: in its place if it is in the list already, else first. */
export function withThread(threads: readonly Thread[], thread: Thread): Thread[] {
  if (!threads.some(({ id }) => id === thread.id)) return [thread, ...threads];
  return withMoreReplies(threads, thread.id, thread.subReplies);
}

/** Threads with more of a comment's replies; duplicates are left out. */
export function withMoreReplies(
  threads: readonly Thread[],
  rootId: string,
  more: readonly SubReply[],
): Thread[] {
  return threads.map((thread) => {
    if (thread.id !== rootId) return thread;
    const byId = new Map([...thread.subReplies, ...more].map((sub) => [sub.id, sub]));
    const subReplies = [...byId.values()].toSorted(
      (a, b) => a.createTime - b.createTime || (a.id < b.id ? -1 : 1),
    );
    return { ...thread, subReplies };
  });
}
