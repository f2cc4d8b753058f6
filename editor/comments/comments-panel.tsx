'use client';

import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { findNode } from '#engine/tree.ts';
import { startThread } from '#schemas/api/invented/comments.ts';
import { useOperator } from '../account/operator.tsx';
import buttons from '../kit/button.module.css';
import { Segments } from '../kit/segments.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import { CommentBox } from './comment-box.tsx';
import styles from './comments.module.css';
import { linkedComment, quoteOf } from './place.ts';
import { ThreadItem } from './thread-item.tsx';
import { isInFilter, THREAD_FILTERS, type ThreadFilter } from './threads.ts';
import { usePlaceName } from './use-place-name.ts';

/** Panel of the rail: threads of comments on the page, filtered; those on removed modules come last. */
export function CommentsPanel(): ReactNode {
  const t = useText();
  const me = useOperator();
  const store = useEditorStore();
  const threads = useEditor((state) => state.threads);
  const document = useEditor((state) => state.document);
  const commenting = useEditor((state) => state.commenting);
  const selected = useEditor(({ selection }) => selection[0]);
  const action = useAction(async () => store.discuss());
  const [chosen, setFilter] = useState<ThreadFilter>();
  const linked = linkedComment();
  const target = threads.find(({ comments }) => comments.some(({ id }) => id === linked));
  const filter = chosen ?? (target && target.resolvedAt !== null ? 'resolved' : 'open');
  const shown = threads.filter((thread) => isInFilter(thread, filter, me));
  const isRemoved = (nodeId: string | null) => nodeId !== null && !findNode(document, nodeId);
  const present = shown.filter(({ nodeId }) => !isRemoved(nodeId));
  const removed = shown.filter(({ nodeId }) => isRemoved(nodeId));
  const item = (thread: (typeof threads)[number]) => (
    <ThreadItem key={thread.id} thread={thread} isTarget={thread === target} run={action.run} />
  );
  return (
    <section className={styles.panel} data-testid="comments-panel">
      <Segments
        label={t('discussion.filter')}
        value={filter}
        options={THREAD_FILTERS.map((value) => ({ value, label: t(`discussion.filter.${value}`) }))}
        onChange={setFilter}
      />
      <p role="status" className={styles.problem}>
        {action.problem}
      </p>
      {commenting ? (
        <NewThread run={action.run} onDone={() => store.set({ commenting: undefined })} />
      ) : (
        <button
          type="button"
          className={buttons.button}
          data-testid="new-comment"
          onClick={() => store.set({ commenting: selected === undefined ? {} : { nodeId: selected } })}
        >
          {t(selected === undefined ? 'discussion.onPage' : 'discussion.onModule')}
        </button>
      )}
      {shown.length === 0 && <p className={styles.muted}>{t(`discussion.none.${filter}`)}</p>}
      <ol className={styles.list}>{present.map(item)}</ol>
      {removed.length > 0 && (
        <>
          <h3>{t('discussion.removed')}</h3>
          <ol className={styles.list}>{removed.map(item)}</ol>
        </>
      )}
    </section>
  );
}

/** Form of a new thread at the chosen place. */
function NewThread({
  run,
  onDone,
}: {
  run: ReturnType<typeof useAction>['run'];
  onDone: () => void;
}): ReactNode {
  const t = useText();
  const id = useEditor(({ page }) => page.id);
  const place = useEditor((state) => state.commenting) ?? {};
  const document = useEditor((state) => state.document);
  const language = useEditor((state) => state.language);
  const manifest = useEditor((state) => state.manifest);
  const name = usePlaceName()(place);
  const quote = quoteOf({ document, manifest, language }, place);
  const begin = async (body: string) => {
    const params = { kind: 'page', id } as const;
    const isDone = await run(() =>
      browserApi().call(startThread, { params, body: { ...place, quote, body } }),
    );
    if (isDone) onDone();
    return isDone;
  };
  return (
    <div className={styles.thread}>
      <strong>{name}</strong>
      {quote && <blockquote className={styles.quote}>{quote}</blockquote>}
      <CommentBox
        key={JSON.stringify(place)}
        label={t('discussion.write', { place: name })}
        send={t('discussion.send')}
        onSend={begin}
        onCancel={onDone}
      />
    </div>
  );
}
