import { type ReactNode, useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { addComment, deleteComment, editComment, resolveThread } from '#schemas/api/invented/comments.ts';
import type { CommentThread, EditorComment } from '#schemas/entities/comment.ts';
import { useOperator } from '../account/operator.tsx';
import buttons from '../kit/button.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import type { Run } from '../kit/use-action.ts';
import { useEditorStore } from '../store/provider.tsx';
import { CommentBox } from './comment-box.tsx';
import styles from './comments.module.css';
import { usePlaceName } from './use-place-name.ts';

/** A thread: its place, its quote, its comments, and answering or resolving it. */
export function ThreadItem({
  thread,
  isTarget,
  run,
}: {
  thread: CommentThread;
  /** True for the thread that the address links to: it is scrolled to. */
  isTarget: boolean;
  run: Run;
}): ReactNode {
  const view = useView();
  const { t } = view;
  const store = useEditorStore();
  const [replying, setReplying] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isTarget) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isTarget]);
  const { id, nodeId, field, lang, quote, resolvedAt, resolvedBy, comments } = thread;
  const name = usePlaceName()(thread);
  const reply = async (body: string) => {
    const isDone = await run(() => browserApi().call(addComment, { params: { id }, body: { body } }));
    if (isDone) setReplying(false);
    return isDone;
  };
  const resolve = (resolved: boolean) =>
    run(() => browserApi().call(resolveThread, { params: { id }, body: { resolved } }));
  const jump = () =>
    nodeId === null
      ? store.select([])
      : store.focusField({ nodeId, path: field === null ? [] : [field], ...(lang && { lang }) });
  return (
    <li ref={item} className={styles.thread} data-testid="thread" data-id={id} data-target={isTarget}>
      <button type="button" className={styles.place} onClick={jump}>
        {name}
      </button>
      {quote && <blockquote className={styles.quote}>{quote}</blockquote>}
      <ol className={styles.comments}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} run={run} />
        ))}
      </ol>
      {resolvedAt !== null && (
        <p className={styles.muted}>
          {t('discussion.resolvedBy', { name: resolvedBy ?? '', time: formatDateTime(resolvedAt, view) })}
        </p>
      )}
      {replying ? (
        <CommentBox
          label={t('discussion.write', { place: name })}
          send={t('discussion.reply')}
          onSend={reply}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <div className={styles.actions}>
          <button type="button" className={buttons.button} onClick={() => setReplying(true)}>
            {t('discussion.reply')}
          </button>
          <button type="button" className={buttons.button} onClick={() => void resolve(resolvedAt === null)}>
            {t(resolvedAt === null ? 'discussion.resolve' : 'discussion.reopen')}
          </button>
        </div>
      )}
    </li>
  );
}

function CommentItem({ comment, run }: { comment: EditorComment; run: Run }): ReactNode {
  const view = useView();
  const { t } = view;
  const me = useOperator();
  const [editing, setEditing] = useState(false);
  const { id, operatorId, operatorName, body, at, editedAt } = comment;
  const change = async (next: string) => {
    const isDone = await run(() => browserApi().call(editComment, { params: { id }, body: { body: next } }));
    if (isDone) setEditing(false);
    return isDone;
  };
  return (
    <li data-testid="comment" data-id={id}>
      <p className={styles.muted}>
        <strong className={styles.author}>{operatorName}</strong> {formatDateTime(at, view)}
        {editedAt !== null && ` · ${t('discussion.edited')}`}
      </p>
      {editing ? (
        <CommentBox
          label={t('discussion.edit')}
          send={t('discussion.save')}
          initial={body}
          onSend={change}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={styles.body}>{body}</p>
      )}
      {operatorId === me.id && !editing && (
        <div className={styles.own}>
          <button type="button" onClick={() => setEditing(true)}>
            {t('discussion.edit')}
          </button>
          <ConfirmDialog
            trigger={<button type="button">{t('discussion.delete')}</button>}
            title={t('discussion.deleteTitle')}
            text={body}
            confirm={t('discussion.delete')}
            cancel={t('action.cancel')}
            onConfirm={() => void run(() => browserApi().call(deleteComment, { params: { id } }))}
          />
        </div>
      )}
    </li>
  );
}
