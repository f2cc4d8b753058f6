import { type ReactNode, useRef } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { MessageType } from '#schemas/enums/message.ts';
import { NoData } from '#ui/no-data.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { LoadMore } from '../lists/load-more.tsx';
import { keptHeight, ReturnToCard } from '../lists/use-kept.ts';
import { useMorePages } from '../lists/use-more-pages.ts';
import { messagePage } from './message-calls.ts';
import { MessageEntry } from './message-entry.tsx';
import styles from './messages.module.css';

type Props = {
  type: MessageType;
  /** True after the member has marked all of them as read. */
  isAllRead: boolean;
};

/** The messages of one type, the newest first, growing on demand. */
export function MessageList({ type, isAllRead }: Props): ReactNode {
  const { t, lang } = useView();
  const root = useRef<HTMLDivElement>(null);
  const kept = { list: 'message-list', of: `${lang} ${type}`, root };
  const { items, hasNext, state, more, isBack } = useMorePages({
    page: 0,
    hasNext: true,
    knownIds: [],
    load: (page) => messagePage(type, page),
    kept,
  });
  if (!hasNext && items.length === 0) return <NoData message={t(`notifications.empty.${type}`)} />;
  return (
    <div ref={root} data-testid="message-list" style={keptHeight(kept.list)} aria-busy={state === 'loading'}>
      <VisuallyHidden as="h2">{t(`notifications.type.${type}`)}</VisuallyHidden>
      <ul className={styles.list}>
        {items.map((message) => (
          <MessageEntry key={message.id} message={message} isRead={message.read || isAllRead} />
        ))}
      </ul>
      {isBack && <ReturnToCard {...kept} />}
      {state === 'failed' && <p role="alert">{t('notifications.failed')}</p>}
      {hasNext && (
        <LoadMore
          state={state}
          href={`?tab=${type}`}
          onMore={more}
          labels={{ more: t('action.loadMore'), retry: t('action.retry'), loading: t('list.loading') }}
        />
      )}
    </div>
  );
}
