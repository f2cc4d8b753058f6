import { type ReactNode, useState } from 'react';
import { hasRole } from '#schemas/operator.ts';
import { later } from '#ui/later.tsx';
import { useOperator } from '../account/operator.tsx';
import button from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';
import { useReview } from './use-review.ts';

const ReviewDialog = later<{ onClose: () => void }>(
  async () => (await import('./review-dialog.tsx')).ReviewDialog,
);

/** Button of the bar that says where the page's review stands, and opens it. */
export function ReviewButton(): ReactNode {
  const t = useText();
  const me = useOperator();
  const [open, setOpen] = useState(() => new URLSearchParams(window.location.search).has('review'));
  const { review, changes } = useReview(open);
  const isMine = review?.reviewers.some(({ id }) => id === me.id);
  const state = review ? (review.verdict ?? (isMine ? 'yours' : 'open')) : 'none';
  if (state === 'none' && !hasRole(me.role, 'editor')) return null;
  const isVoid = state === 'approved' && changes > 0;
  return (
    <>
      <button
        type="button"
        className={button.button}
        data-testid="open-reviewing"
        data-state={isVoid ? 'void' : state}
        onClick={() => setOpen(true)}
      >
        {isVoid
          ? t('reviewing.void', { revision: review?.revision ?? 0, count: changes })
          : t(`reviewing.state.${state}`, { revision: review?.revision ?? 0 })}
      </button>
      {open && <ReviewDialog onClose={() => setOpen(false)} />}
    </>
  );
}
