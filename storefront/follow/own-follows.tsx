'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useSignedIn } from '#client/use-signed-in.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts } from '#runtime/view-context.tsx';
import styles from './following.module.css';

const lists = () => import('./follow-lists.tsx');
const FollowedContents = lazy(() => lists().then((module) => ({ default: module.FollowedContents })));
const FollowedPublishers = lazy(() => lists().then((module) => ({ default: module.FollowedPublishers })));

type Props = {
  list: 'contents' | 'publishers';
  messages: Messages;
  /** Content for a guest. */
  guest: ReactNode;
};

/** Posts of those whom a member follows, or their list; both are requested in the member's browser. */
export function OwnFollows({ list, messages, guest }: Props): ReactNode {
  const isMember = useSignedIn();
  if (!isMember) return guest;
  return (
    <MoreTexts messages={messages}>
      <div className={styles.place}>
        <Suspense>{list === 'contents' ? <FollowedContents /> : <FollowedPublishers />}</Suspense>
      </div>
    </MoreTexts>
  );
}
