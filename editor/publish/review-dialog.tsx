'use client';

import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { copyText } from '#client/copy-text.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { createReviewLink, listReviewLinks, revokeReviewLink } from '#schemas/api/invented/review.ts';
import type { ReviewLink } from '#schemas/entities/review-link.ts';
import buttons from '../kit/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { Dialog } from '../kit/dialog.tsx';
import inputs from '../kit/input.module.css';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import { PhoneCodes } from './phone-codes.tsx';
import styles from './publish.module.css';

const LIFETIMES = [1, 7, 30, 90];

/** Dialog for review links, which show the draft to people without an account: create, copy and revoke them. */
export function ReviewDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const id = useEditor(({ page }) => page.id);
  const { data: links, error, mutate } = useEndpoint(listReviewLinks, { params: { id } });
  const action = useAction(mutate);
  const [days, setDays] = useState(7);
  return (
    <Dialog title={t('review.title')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('review.about')}</p>
        <label className={inputs.field}>
          <span className={inputs.label}>{t('review.lifetime')}</span>
          <select
            className={inputs.input}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {LIFETIMES.map((count) => (
              <option key={count} value={count}>
                {t('review.days', { count })}
              </option>
            ))}
          </select>
        </label>
        <footer className={styles.footer}>
          <p role="status" className={inputs.error}>
            {action.problem ?? (error && callProblem(t, error))}
          </p>
          <button
            type="button"
            className={buttons.primary}
            disabled={action.busy}
            onClick={() =>
              void action.run(() => browserApi().call(createReviewLink, { params: { id }, body: { days } }))
            }
          >
            {t('review.create')}
          </button>
        </footer>
        {links?.length === 0 && <p className={styles.muted}>{t('review.none')}</p>}
        <ul className={styles.rows}>
          {links?.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              onRevoke={() =>
                void action.run(() => browserApi().call(revokeReviewLink, { params: { id: link.id } }))
              }
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function LinkRow({ link, onRevoke }: { link: ReviewLink; onRevoke: () => void }): ReactNode {
  const view = useView();
  const { t } = view;
  const { say } = useEditorActions();
  const [isOnPhone, setOnPhone] = useState(false);
  const href = `${window.location.origin}${link.path}`;
  const copy = () =>
    copyText(href).then(
      () => say('review.copied', {}, { tone: 'info' }),
      () => say('errors.copy', {}, { tone: 'error' }),
    );
  const until = { time: formatDateTime(link.expiresAt, view), name: link.operatorName };
  return (
    <li className={styles.row} data-testid="review-link">
      <a className={styles.link} href={href} target="_blank" rel="noopener">
        {href}
      </a>
      <span className={styles.muted}>{t('review.until', until)}</span>
      <button type="button" className={buttons.button} onClick={() => void copy()}>
        {t('action.copy')}
      </button>
      <button
        type="button"
        className={buttons.button}
        aria-expanded={isOnPhone}
        onClick={() => setOnPhone(!isOnPhone)}
      >
        {t('phone.open')}
      </button>
      <button type="button" className={buttons.button} onClick={onRevoke}>
        {t('review.revoke')}
      </button>
      {isOnPhone && <PhoneCodes href={href} />}
    </li>
  );
}
