import { type ReactNode, useEffect, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { MESSAGE_TYPES, type MessageType } from '#schemas/enums/message.ts';
import buttons from '#ui/button.module.css';
import { LinkStrip } from '#ui/link-strip.tsx';
import { toast } from '#ui/toast.ts';
import { markAllRead } from './message-calls.ts';
import { MessageList } from './message-list.tsx';
import styles from './messages.module.css';
import { UnreadCount } from './unread-count.tsx';
import { askUnread } from './unread-store.ts';
import { useUnread } from './use-unread.ts';

/** Member's messages under the tabs of their types; `tab` is the type in the address. */
export function MessageCenter({ tab }: { tab?: string | undefined }): ReactNode {
  const { t } = useView();
  const unread = useUnread();
  const [isPending, setPending] = useState(false);
  const [isAllRead, setAllRead] = useState(false);
  const type = MESSAGE_TYPES.find((one) => one === tab) ?? MESSAGE_TYPES[0];
  useEffect(() => void askUnread(), []);
  const readAll = async () => {
    if (isPending) return;
    setPending(true);
    try {
      await markAllRead(MESSAGE_TYPES.filter((one) => unread[one]));
      setAllRead(true);
      toast(t('notifications.allRead'));
    } catch {
      // The request layer shows the failure; types marked before it stay read.
    }
    await askUnread();
    setPending(false);
  };
  const links = MESSAGE_TYPES.map((one) => ({
    href: tabHref(one),
    label: (
      <span className={styles.tab}>
        {t(`notifications.type.${one}`)}
        <UnreadCount count={unread[one] ?? 0} />
      </span>
    ),
  }));
  const labels = { list: t('notifications.types'), previous: t('action.previous'), next: t('action.next') };
  return (
    <div className={styles.center}>
      <LinkStrip links={links} current={tabHref(type)} labels={labels} />
      <button
        type="button"
        className={`${buttons.secondary} ${styles.readAll}`}
        aria-busy={isPending}
        data-testid="read-all"
        onClick={readAll}
      >
        {t('notifications.readAll')}
      </button>
      <MessageList key={type} type={type} isAllRead={isAllRead} />
    </div>
  );
}

const tabHref = (type: MessageType) => `?tab=${type}`;
