import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSignedIn } from '#client/session.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { Reply } from '#schemas/entities/reply.ts';
import { COMMENTS } from '#schemas/member-constants.ts';
import { browserStorage } from '#ui/safe-storage.ts';
import { openLogin, takeIntent } from '../intents/login-request.ts';
import type { CommentBody, CommentSubject } from './comment-calls.ts';
import { commentAnchor, linkedId, linkedThread } from './linked-comment.ts';
import { asThread, type Thread, withMoreReplies, withoutReply, withReply, withThread } from './thread.ts';

export type NewComment = { content: string; replyToId?: string | undefined; atUserIds: string[] };
/** Reason why a comment wasn't posted. */
export type Refusal = 'failed' | 'tooMany' | 'signedOut';
/** Result of a comment written before the login: `turn` differs from the last one's. */
export type AfterLogin = { turn: number; text: string; refusal?: Refusal | undefined };

/** Storage key of the comment that was posted last after a login. */
const POSTED = 'posted-comment';

const calls = () => import('./comment-calls.ts');

/** A subject's comments: the first page came with the page, which is the guest's; a member's own are marked after it. */
export function useComments({ subjectType, subjectId }: CommentSubject, first: Paged<Reply>) {
  const [threads, setThreads] = useState(() => first.content.map(asThread));
  const [total, setTotal] = useState(first.totalElements);
  const [hasNext, setHasNext] = useState(first.hasNext);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const page = useRef(1);
  const isMember = useSignedIn();
  const linked = useRef<Thread>(undefined);
  const [afterLogin, setAfterLogin] = useState<AfterLogin>({ turn: 0, text: '' });

  useEffect(() => {
    const id = linkedId();
    if (id === undefined) return;
    let isCurrent = true;
    linkedThread(id).then(
      (thread) => {
        if (!isCurrent || thread.subjectId !== subjectId || thread.subjectType !== subjectType) return;
        linked.current = thread;
        flushSync(() => setThreads((all) => withThread(all, thread)));
        const place =
          document.getElementById(commentAnchor(id)) ?? document.getElementById(commentAnchor(thread.id));
        if (place) bringInSight(place);
      },
      // A linked comment that is deleted or fails to load is left out.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [subjectType, subjectId]);

  const postKept = useEffectEvent(async () => {
    const kept = takeIntent(
      'comment',
      (comment) => comment.subjectId === subjectId && comment.subjectType === subjectType,
    );
    if (!kept || browserStorage.get(POSTED) === kept.once) return;
    browserStorage.set(POSTED, kept.once);
    const { once: _, ...comment } = kept;
    const refusal = await send(comment);
    setAfterLogin(({ turn }) => ({ turn: turn + 1, text: refusal ? kept.content : '', refusal }));
  });

  useEffect(() => {
    if (!isMember) {
      setThreads((all) => all.map(asStranger));
      return;
    }
    let isCurrent = true;
    calls()
      .then(({ commentPage }) => commentPage({ subjectType, subjectId }, 1, { silent: true }))
      .then((found) => {
        if (!isCurrent) return;
        page.current = 1;
        const threads = found.content.map(asThread);
        setThreads(linked.current ? withThread(threads, linked.current) : threads);
        setTotal(found.totalElements);
        setHasNext(found.hasNext);
      })
      // On a failure the server-rendered comments stay, without marks on the member's own.
      .catch(() => undefined)
      // The page of comments would replace the new one.
      .finally(() => isCurrent && postKept());
    return () => {
      isCurrent = false;
    };
  }, [isMember, subjectType, subjectId]);

  const more = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const { commentPage } = await calls();
      const found = await commentPage({ subjectType, subjectId }, page.current + 1);
      page.current += 1;
      setThreads((all) => [
        ...new Map([...all, ...found.content.map(asThread)].map((one) => [one.id, one])).values(),
      ]);
      setHasNext(found.hasNext);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  /** Loads the next ten replies of a comment, after those shown already. */
  const moreReplies = async ({ id, subReplies }: Thread): Promise<void> => {
    try {
      const { replyPage } = await calls();
      const next = Math.floor(subReplies.length / COMMENTS.subPageSize) + 1;
      const found = await replyPage(id, next);
      setThreads((all) => withMoreReplies(all, id, found.content));
    } catch {
      // The request layer shows the failure; the button stays for a retry.
    }
  };

  /** Posts a comment; a guest gets the login dialog, and the comment is posted after the login. */
  const post = async ({
    content,
    replyToId,
    atUserIds,
  }: NewComment): Promise<Refusal | 'guest' | undefined> => {
    const comment = { subjectType, subjectId, content, replyToId, meta: { atUserIds } };
    if (isSignedIn()) return send(comment);
    const once = `${Date.now()}.${Math.random()}`;
    openLogin(content ? { action: 'comment', value: { ...comment, once } } : undefined);
    return 'guest';
  };

  const send = async (comment: CommentBody): Promise<Refusal | undefined> => {
    try {
      const { sendComment } = await calls();
      const reply = await sendComment(comment);
      setThreads((all) => withReply(all, reply));
      if (reply.rootId === undefined) setTotal((count) => count + 1);
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  };

  /** Deletes a reply; true on success. */
  const remove = async (id: string): Promise<boolean> => {
    try {
      const { deleteComment } = await calls();
      await deleteComment(id);
      if (threads.some((thread) => thread.id === id && thread.subReplyCount === 0))
        setTotal((count) => count - 1);
      setThreads((all) => withoutReply(all, id));
      return true;
    } catch {
      return false;
    }
  };

  return { threads, total, hasNext, state, afterLogin, more, moreReplies, post, remove };
}

function bringInSight(place: HTMLElement) {
  place.scrollIntoView({ block: 'center' });
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function refusalOf(error: unknown): Refusal {
  const { code } = error as { code?: unknown };
  if (code === 'RATE_LIMITED') return 'tooMany';
  return code === '401' ? 'signedOut' : 'failed';
}

/** Thread without ownership: a guest owns nothing. */
function asStranger(thread: Thread): Thread {
  return { ...thread, own: false, subReplies: thread.subReplies.map((sub) => ({ ...sub, own: false })) };
}
