'use client';

import { type ReactNode, useState } from 'react';
import { later } from '#ui/later.tsx';
import button from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';

type DialogProps = { onClose: () => void };
const DIALOGS = {
  review: later<DialogProps>(async () => (await import('../publish/review-dialog.tsx')).ReviewDialog),
  schedule: later<DialogProps>(async () => (await import('../publish/publish-dialog.tsx')).ScheduleDialog),
  publish: later<DialogProps>(async () => (await import('../publish/publish-dialog.tsx')).PublishDialog),
} as const;
const TEXTS = { review: 'review.title', schedule: 'publish.schedule', publish: 'publish.title' } as const;
const NAMES = ['review', 'schedule', 'publish'] as const;

/** Buttons for publishing: a review link, a schedule, or now. */
export function PublishButtons(): ReactNode {
  const t = useText();
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
