'use client';

import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { giveVerdict } from '#schemas/api/invented/reviews.ts';
import type { Review, Verdict } from '#schemas/entities/review.ts';
import { hasRole } from '#schemas/operator.ts';
import { useOperator } from '../account/operator.tsx';
import buttons from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import inputs from '../kit/input.module.css';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { LiveDiff } from '../publish/publish-dialog.tsx';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import { AskForm } from './ask-form.tsx';
import styles from './reviewing.module.css';
import { useReview } from './use-review.ts';

/** Dialog of the page's review: its state, the changes for shoppers, the reviewer's verdict, and asking for one. */
export function ReviewDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const me = useOperator();
  const { review, changes } = useReview(true);
  const isReviewer = review?.verdict === null && review.reviewers.some(({ id }) => id === me.id);
  const mayAsk = hasRole(me.role, 'editor') && !isReviewer;
  return (
    <Dialog title={t('reviewing.title')} onClose={onClose} size="wide">
      <div className={styles.form}>
        {review && <ReviewState review={review} changes={changes} />}
        <section>
          <h3>{t('diff.title')}</h3>
          <LiveDiff />
        </section>
        {isReviewer && <VerdictForm review={review} onDone={onClose} />}
        {mayAsk && review !== undefined && <AskForm isAgain={review !== null} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

function ReviewState({ review, changes }: { review: Review; changes: number }): ReactNode {
  const view = useView();
  const { t } = view;
  const { askedBy, askedAt, reviewers, note, verdict, verdictBy, verdictAt, verdictNote, revision } = review;
  const names = reviewers.map(({ name }) => name).join(', ');
  return (
    <section className={styles.state} data-testid="review-state">
      <p>
        <strong>{t('reviewing.asked', { name: askedBy.name })}</strong>{' '}
        <span className={styles.muted}>{formatDateTime(askedAt, view)}</span>
      </p>
      <p className={styles.muted}>{t('reviewing.reviewersAre', { names })}</p>
      {note && <p className={styles.note}>{note}</p>}
      {verdict && verdictAt !== null && (
        <>
          <p>
            <strong>{t(`reviewing.verdict.${verdict}`, { name: verdictBy ?? '', revision })}</strong>{' '}
            <span className={styles.muted}>{formatDateTime(verdictAt, view)}</span>
          </p>
          {verdictNote && <p className={styles.note}>{verdictNote}</p>}
        </>
      )}
      {verdict === 'approved' && changes > 0 && (
        <p className={inputs.error}>{t('reviewing.voided', { count: changes })}</p>
      )}
    </section>
  );
}

/** Form of a reviewer: approve, or ask for changes with a note. */
function VerdictForm({ review, onDone }: { review: Review; onDone: () => void }): ReactNode {
  const t = useText();
  const store = useEditorStore();
  const revision = useEditor((state) => state.rev);
  const isSaved = useEditor(({ pending }) => pending.length === 0);
  const [note, setNote] = useState('');
  const action = useAction(async () => store.discuss());
  const give = async (verdict: Verdict) => {
    const params = { id: review.id };
    const isDone = await action.run(() =>
      browserApi().call(giveVerdict, { params, body: { verdict, revision, note } }),
    );
    if (isDone) onDone();
  };
  const isBlocked = action.busy || !isSaved;
  return (
    <section className={styles.form}>
      <label className={inputs.field}>
        <span className={inputs.label}>{t('reviewing.verdictNote')}</span>
        <textarea
          className={inputs.input}
          rows={3}
          maxLength={1_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <p role="status" className={inputs.error}>
        {action.problem}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.primary}
          disabled={isBlocked}
          onClick={() => void give('approved')}
        >
          {t('reviewing.approve')}
        </button>
        <button
          type="button"
          className={buttons.button}
          disabled={isBlocked || note.trim() === ''}
          onClick={() => void give('changes')}
        >
          {t('reviewing.askChanges')}
        </button>
      </div>
    </section>
  );
}
