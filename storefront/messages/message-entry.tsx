import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import { noteTime } from '#locales/format/relative-time.ts';
import type { ViewContext } from '#runtime/context.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Message } from '#schemas/entities/message.ts';
import { MESSAGE_KINDS, MESSAGE_TYPES, type MessageType } from '#schemas/enums/message.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useInView } from '#ui/use-in-view.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import { messageLink } from './message-link.ts';
import styles from './messages.module.css';
import { seeMessage } from './seen-messages.ts';

const ICONS: Record<MessageType, IconName> = {
  notice: 'bell',
  community_security: 'lock',
  comment: 'quote',
  follow: 'user',
  like: 'thumb',
};
/** Icons by subject, which replace the one of the message's type. */
const SUBJECT_ICONS: Readonly<Record<string, IconName>> = { PRIZE: 'box', LOTTERY: 'box' };

/** Message with a link to its subject; it counts as read once it has been in view. */
export function MessageEntry({ message, isRead }: { message: Message; isRead: boolean }): ReactNode {
  const ctx = useView();
  const item = useRef<HTMLLIElement>(null);
  // The page may be older than the message.
  const [now] = useState(Date.now);
  const type = MESSAGE_TYPES.find((known) => known === message.type) ?? 'notice';
  const { id, user, createTime } = message;
  const isSeen = useInView(item, !isRead);
  useEffect(() => {
    if (isSeen) seeMessage(type, id);
  }, [isSeen, type, id]);
  const link = messageLink(ctx, message);
  const text = sentence(ctx, message);
  return (
    <li
      ref={item}
      className={styles.message}
      data-testid="message"
      data-id={id}
      data-state={isRead ? 'read' : 'unread'}
    >
      <span className={styles.icon}>
        <Icon name={iconOf(message, type)} size={18} />
      </span>
      <div className={styles.body}>
        <p className={styles.sentence}>
          {!isRead && <VisuallyHidden>{`${ctx.t('notifications.new')} `}</VisuallyHidden>}
          {link ? (
            <a {...link} className={styles.link} data-testid="message-link">
              {text}
            </a>
          ) : (
            text
          )}
        </p>
        <Quote message={message} />
        <time
          className={styles.time}
          dateTime={new Date(createTime).toISOString()}
          title={formatDateTime(createTime, ctx)}
        >
          {noteTime(createTime, now, ctx.t)}
        </time>
      </div>
      {type === 'follow' && user && (
        <div className={styles.follow}>
          <FollowButton id={user.id} name={user.nickname} />
        </div>
      )}
    </li>
  );
}

function iconOf({ kind, subjectType = '' }: Message, type: MessageType): IconName {
  return kind === 'PRICE_REACHED' ? 'bell' : (SUBJECT_ICONS[subjectType] ?? ICONS[type]);
}

/** Text of a message; one of an unknown kind shows its title alone. */
function sentence({ t }: Pick<ViewContext, 't'>, { kind, user, title = '', subjectType }: Message): string {
  const known = MESSAGE_KINDS.find((one) => one === kind);
  if (known === undefined || known === 'NOTICE') return title;
  const name = user?.nickname ?? t('comments.gone');
  const part = subjectType === 'biography' || subjectType === 'avatar' ? subjectType : 'nickname';
  return t(`notifications.kind.${known}`, { name, title, part: t(`notifications.part.${part}`) });
}

function Quote({ message: { type, title, content } }: { message: Message }) {
  const { t } = useView();
  if (type === 'comment')
    return (
      <>
        <p className={styles.quote}>{content ?? t('comments.takenBack')}</p>
        {title && <p className={styles.subject}>{title}</p>}
      </>
    );
  return content ? <p className={styles.text}>{content}</p> : null;
}
