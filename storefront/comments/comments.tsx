'use client';

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import type { Paged } from '#schemas/api/paging.ts';
import type { Reply } from '#schemas/entities/reply.ts';
import { NoData } from '#ui/no-data.tsx';
import { toast } from '#ui/toast.ts';
import { LoadMore } from '../lists/load-more.tsx';
import type { CommentSubject } from './comment-calls.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import styles from './comments.module.css';
import { useComments } from './use-comments.ts';

type Props = {
  subject: CommentSubject;
  /** First page of comments, as a guest sees them. */
  first: Paged<Reply>;
  messages: Messages;
};

/** Comments on a subject and the form for a new one. The first page is in the HTML and needs no script. */
export function Comments({ messages, ...props }: Props): ReactNode {
  return (
    <MoreTexts messages={messages}>
      <Section {...props} />
    </MoreTexts>
  );
}

function Section({ subject, first }: Omit<Props, 'messages'>) {
  const { t } = useView();
  const comments = useComments(subject, first);
  const { threads, total, hasNext, state, afterLogin, more, post } = comments;
  const told = useEffectEvent(() => afterLogin.refusal || toast(t('comments.sent')));
  useEffect(() => {
    if (afterLogin.turn > 0) told();
  }, [afterLogin.turn]);
  const labels = { more: t('action.loadMore'), retry: t('action.retry'), loading: t('list.loading') };
  return (
    <section className={styles.section} aria-labelledby="comments" data-testid="comments">
      <h2 id="comments">
        {t('comments.title')} <span className={styles.total}>{total}</span>
      </h2>
      <CommentForm
        key={afterLogin.turn}
        initial={afterLogin}
        label={t('comments.write')}
        post={post}
        onPosted={() => toast(t('comments.sent'))}
      />
      {threads.length === 0 && <NoData message={t('comments.empty')} />}
      <ul className={styles.list}>
        {threads.map((thread) => (
          <CommentThread key={thread.id} thread={thread} comments={comments} />
        ))}
      </ul>
      {state === 'failed' && <p role="alert">{t('errors.module')}</p>}
      {hasNext && <LoadMore state={state} href="#comments" onMore={more} labels={labels} />}
    </section>
  );
}
