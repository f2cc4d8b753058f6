'use client';

import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import {
  decideProfileReview,
  type ProfileReview,
  profileReviews,
} from '#schemas/api/invented/member-desk.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { PublishersOnly, useMayPublish } from '../account/operator.tsx';
import { LoadState } from '../kit/load-state.tsx';
import type { Run } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import styles from './desk.module.css';
import { RefuseDialog } from './refuse-dialog.tsx';

/** Queue of profile changes to accept or refuse, the oldest first. */
export function ReviewQueue({ onDecided }: { onDecided: Run }) {
  const view = useView();
  const { t } = view;
  const mayPublish = useMayPublish();
  const reviews = useEndpoint(profileReviews, {});
  const { data, mutate } = reviews;
  const [refused, setRefused] = useState<ProfileReview>();

  const decide = async (review: ProfileReview, passed: boolean, reason?: string) => {
    const { memberId, dataType, dataValue, nickname } = review;
    const body = { memberId, dataType, dataValue, passed, ...(reason && { reason }) };
    const done = t(passed ? 'desk.passed' : 'desk.refused', { name: nickname });
    const isDone = await onDecided(() => browserApi().call(decideProfileReview, { body }), done);
    await mutate();
    return isDone;
  };

  return (
    <section className={account.section} aria-labelledby="reviews">
      <h2 id="reviews" className={account.heading}>
        {t('desk.reviews')}
      </h2>
      <PublishersOnly />
      <LoadState of={reviews} empty={data?.length === 0 && t('desk.noReviews')} />
      <ul className={account.list}>
        {data?.map((review) => {
          const { memberId, dataType, dataValue, nickname, createdAt } = review;
          const name = t(`desk.field.${dataType}`);
          return (
            <li key={`${memberId} ${dataType}`} className={account.item} data-testid="review">
              <div className={account.labelled}>
                <strong>
                  {nickname} · {name}
                </strong>
                <ReviewedValue review={review} />
                <span className={account.hint}>{formatDateTime(createdAt, view)}</span>
              </div>
              {mayPublish && (
                <div className={styles.actions}>
                  <button
                    type="button"
                    className={buttons.primary}
                    aria-label={t('desk.passName', { name: nickname, field: name })}
                    onClick={() => void decide(review, true)}
                  >
                    {t('desk.pass')}
                  </button>
                  <button
                    type="button"
                    className={buttons.secondary}
                    aria-label={t('desk.refuseName', { name: nickname, field: name })}
                    onClick={() => setRefused({ ...review, dataValue })}
                  >
                    {t('desk.refuse')}
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {refused && (
        <RefuseDialog
          name={refused.nickname}
          onClose={() => setRefused(undefined)}
          onRefuse={async (reason) => {
            await decide(refused, false, reason);
            setRefused(undefined);
          }}
        />
      )}
    </section>
  );
}

/** Text or picture under review. */
function ReviewedValue({ review: { dataType, dataValue, nickname } }: { review: ProfileReview }) {
  const t = useText();
  if (dataType !== 'avatar') return <span className={styles.value}>{dataValue}</span>;
  const url = avatarUrl(dataValue);
  return url === undefined ? null : (
    <img className={styles.picture} src={url} alt={t('desk.avatarOf', { name: nickname })} />
  );
}

/** Address of an avatar in the shop's own store only: any other server would learn that the queue is viewed. */
function avatarUrl(dataValue: string): string | undefined {
  const [, url] = /"url":"(\/media\/[^"\\]+)"/.exec(dataValue) ?? [];
  return url;
}
