import { type ReactNode, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { toast } from '#ui/toast.ts';
import { CommentEntry } from './comment-entry.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { commentAnchor } from './linked-comment.ts';
import type { SubReply, Thread } from './thread.ts';
import type { useComments } from './use-comments.ts';

type Props = { thread: Thread; comments: ReturnType<typeof useComments> };

/** Comment with its replies and the form for another reply. */
export function CommentThread({ thread, comments }: Props): ReactNode {
  const { t } = useView();
  const [answered, setAnswered] = useState<{ reply: SubReply; turn: number }>();
  const { turn } = comments.afterLogin;
  const rest = thread.subReplyCount - thread.subReplies.length;

  const answer = (reply: SubReply) => setAnswered({ reply, turn });
  const remove = async (id: string) => {
    if (await comments.remove(id)) toast(t('comments.deleted'));
  };
  return (
    <li id={commentAnchor(thread.id)} className={styles.comment} data-testid="comment" data-id={thread.id}>
      <CommentEntry reply={thread} onReply={() => answer(thread)} onDelete={() => remove(thread.id)} />
      {thread.subReplies.length > 0 && (
        <ul className={styles.replies}>
          {thread.subReplies.map((sub) => (
            <li
              key={sub.id}
              id={commentAnchor(sub.id)}
              className={styles.comment}
              data-testid="sub-reply"
              data-id={sub.id}
            >
              <CommentEntry reply={sub} onReply={() => answer(sub)} onDelete={() => remove(sub.id)} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button
          type="button"
          className={styles.action}
          data-testid="more-replies"
          onClick={() => void comments.moreReplies(thread)}
        >
          {t('comments.more', { count: rest })}
        </button>
      )}
      {answered?.turn === turn && (
        <CommentForm
          key={answered.reply.id}
          label={t('comments.writeReply', { name: answered.reply.user?.nickname ?? t('comments.gone') })}
          post={(comment) => comments.post({ ...comment, replyToId: answered.reply.id })}
          onPosted={() => {
            setAnswered(undefined);
            toast(t('comments.sent'));
          }}
          autoFocus
        />
      )}
    </li>
  );
}
