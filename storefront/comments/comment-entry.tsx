import { type ReactNode, useState } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import { noteTime } from '#locales/format/relative-time.ts';
import { useView } from '#runtime/view-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { MarkButton } from '../marks/mark-button.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { CommentText } from './comment-text.tsx';
import styles from './comments.module.css';
import type { SubReply } from './thread.ts';

type Props = {
  reply: SubReply;
  onReply: () => void;
  onDelete: () => void;
};

/** One comment or reply with its buttons. */
export function CommentEntry({ reply, onReply, onDelete }: Props): ReactNode {
  const { t } = useView();
  const name = reply.user?.nickname ?? t('comments.gone');
  if (reply.content === undefined)
    return <p className={styles.gone}>{t(reply.hidden ? 'comments.hidden' : 'comments.takenBack')}</p>;
  return (
    <>
      <p className={styles.head}>
        <span className={styles.avatar}>
          <Icon name="user" size={14} />
        </span>
        <span className={styles.name}>{name}</span>
        {reply.replyToUser && <span className={styles.to}>{`▸ ${reply.replyToUser.nickname}`}</span>}
        <Ago moment={reply.createTime} />
      </p>
      <p className={styles.text} data-testid="comment-text">
        <CommentText reply={reply} />
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          aria-label={t('comments.replyName', { name })}
          data-testid="comment-reply"
          onClick={onReply}
        >
          {t('comments.reply')}
        </button>
        {reply.own ? (
          <DeleteButton onDelete={onDelete} />
        ) : (
          <ReportButton subjectType={commentType(reply)} subjectId={reply.id} className={styles.action} />
        )}
        {commentType(reply) === 'GOODS_COMMENT' && (
          <MarkButton
            action="COLLECT"
            subjectType="GOODS_COMMENT"
            subjectId={reply.id}
            label={t('card.favorite')}
            size="small"
          />
        )}
      </div>
    </>
  );
}

/** Subject type of a report about a comment or reply (S1 §3). */
function commentType({ rootId, replyToId, subjectType }: SubReply) {
  if (rootId === undefined) return subjectType === 'GOODS' ? 'GOODS_COMMENT' : 'CONTENT_COMMENT';
  return replyToId === rootId ? 'REPLY_COMMENT' : 'REFER_COMMENT';
}

function Ago({ moment }: { moment: number }) {
  const ctx = useView();
  return (
    <time
      className={styles.time}
      dateTime={new Date(moment).toISOString()}
      title={formatDateTime(moment, ctx)}
      data-testid="comment-time"
    >
      {noteTime(moment, ctx.now, ctx.t)}
    </time>
  );
}

/** Delete button with a confirmation. */
function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const { t } = useView();
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <span className={styles.confirm}>
      {t('comments.deleteOwn')}
      <button type="button" className={styles.action} data-testid="comment-delete-confirm" onClick={onDelete}>
        {t('comments.delete')}
      </button>
      <button type="button" className={styles.action} onClick={() => setAsking(false)}>
        {t('action.cancel')}
      </button>
    </span>
  ) : (
    <button
      type="button"
      className={styles.action}
      data-testid="comment-delete"
      onClick={() => setAsking(true)}
    >
      {t('comments.delete')}
    </button>
  );
}
