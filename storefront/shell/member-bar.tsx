'use client';

import type { ReactNode } from 'react';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import { MarkButton } from '../marks/mark-button.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import styles from './member-bar.module.css';

type Props = {
  subject: { subjectType: 'CONTENT' | 'GOODS' | 'NOTE' | 'ARTICLE'; subjectId: string };
  /** Author of the subject. */
  author?: { id: string; name: string } | undefined;
  messages: Messages;
};

/** Member's buttons for the subject of a page: favourite, like, follow its author, report. */
export function MemberBar({ messages, ...props }: Props): ReactNode {
  return (
    <MoreTexts messages={messages}>
      <Buttons {...props} />
    </MoreTexts>
  );
}

function Buttons({ subject, author }: Omit<Props, 'messages'>) {
  const { t } = useView();
  const { subjectType, subjectId } = subject;
  const isContent = subjectType === 'NOTE' || subjectType === 'ARTICLE';
  return (
    <div className={styles.bar} data-testid="member-bar">
      {isContent && (
        <MarkButton
          action="THUMB_UP"
          subjectType={subjectType}
          subjectId={subjectId}
          label={t('card.like')}
        />
      )}
      <MarkButton
        action="COLLECT"
        {...subject}
        size={isContent ? 'normal' : 'small'}
        label={t('card.favorite')}
      />
      {author && <FollowButton id={author.id} name={author.name} />}
      <ReportButton {...subject} className={styles.report} />
    </div>
  );
}
