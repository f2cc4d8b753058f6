'use client';

import { type ReactNode, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import button from '../kit/button.module.css';
import { PublishDialog, ScheduleDialog } from '../publish/publish-dialog.tsx';
import { ReviewDialog } from '../publish/review-dialog.tsx';

const DIALOGS = { review: ReviewDialog, schedule: ScheduleDialog, publish: PublishDialog } as const;
const TEXTS = { review: 'review.title', schedule: 'publish.schedule', publish: 'publish.title' } as const;
const NAMES = ['review', 'schedule', 'publish'] as const;

/** The ways to the shoppers: a link for reviewers, at a time, now. */
export function PublishButtons(): ReactNode {
  const { t } = useView();
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const Dialog = open && DIALOGS[open];
  return (
    <>
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className={name === 'publish' ? button.primary : button.button}
          data-testid={`open-${name}`}
          onClick={() => setOpen(name)}
        >
          {t(TEXTS[name])}
        </button>
      ))}
      {Dialog && <Dialog onClose={() => setOpen(undefined)} />}
    </>
  );
}
