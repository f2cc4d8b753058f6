import { asThread, type Thread, withMoreReplies } from './thread.ts';

const PREFIX = '#comment-';

/** The element of a comment or reply, which an address names after `#`. */
export const commentAnchor = (id: string) => `comment-${id}`;

/** The comment or reply that the address names. */
export function linkedId(): string | undefined {
  const { hash } = window.location;
  if (!hash.startsWith(PREFIX)) return undefined;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return undefined;
  }
}

/** The comment with this id, or above the reply with this id, with the first replies below it. @throws ApiError */
export async function linkedThread(id: string): Promise<Thread> {
  const { commentAbove, replyPage } = await import('./comment-calls.ts');
  const thread = asThread(await commentAbove(id));
  if (thread.id === id || thread.subReplies.some((sub) => sub.id === id)) return thread;
  const { content } = await replyPage(thread.id, 1);
  return withMoreReplies([thread], thread.id, content)[0] ?? thread;
}
