'use client';

import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import { formatDate } from '#locales/format/date.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import { activityDetail } from '#schemas/api/activities.ts';
import type { Badge } from '#schemas/entities/activity.ts';
import { CardImage } from '../cards/image.tsx';
import styles from './badges.module.css';

const PICTURE_PX = 200;

type Props = { activityId: string; badges: readonly Badge[]; messages: Messages };

/** Badges with the condition for earning each; a member also sees their own progress. */
export function BadgeList({ messages, ...props }: Props): ReactNode {
  return (
    <MoreTexts messages={messages}>
      <List {...props} />
    </MoreTexts>
  );
}

function List({ activityId, badges }: Omit<Props, 'messages'>) {
  const isMember = useSignedIn();
  // The request layer shows the failure; the badges are rendered without progress.
  const { data } = useEndpoint(activityDetail, isMember ? { params: { id: activityId } } : null);
  return (
    <ul className={styles.list} data-testid="badges">
      {(data?.badges ?? badges).map((badge) => (
        <Entry key={badge.id} badge={badge} />
      ))}
    </ul>
  );
}

function Entry({ badge }: { badge: Badge }) {
  const ctx = useView();
  const { t } = ctx;
  const { id, name, text, picture, goal, progress, earned, earnedTime } = badge;
  return (
    <li className={styles.badge} data-testid="badge" data-id={id} data-state={earned ? 'earned' : 'open'}>
      <span className={styles.picture}>
        <CardImage sources={[picture]} width={PICTURE_PX} fit="contain" />
      </span>
      <h2 className={styles.name}>{name}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {earned && earnedTime !== undefined && (
        <p className={styles.earned}>{t('badge.earned', { time: formatDate(earnedTime, ctx) })}</p>
      )}
      {!earned && progress === undefined && <p className={styles.text}>{t('badge.goal', { count: goal })}</p>}
      {!earned && progress !== undefined && (
        <>
          <progress className={styles.progress} max={goal} value={progress} aria-label={name} />
          <p className={styles.text}>{t('badge.progress', { count: progress, goal })}</p>
        </>
      )}
    </li>
  );
}
