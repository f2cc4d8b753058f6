'use client';

import { type ReactNode, useState } from 'react';
import { hasRole } from '#schemas/operator.ts';
import { later } from '#ui/later.tsx';
import button from '../kit/button.module.css';
import { ReasonedButton } from '../kit/reasoned-button.tsx';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';

type DialogProps = { onClose: () => void };
const DIALOGS = {
  review: later<DialogProps>(async () => (await import('../publish/review-dialog.tsx')).ReviewDialog),
  schedule: later<DialogProps>(async () => (await import('../publish/publish-dialog.tsx')).ScheduleDialog),
  publish: later<DialogProps>(async () => (await import('../publish/publish-dialog.tsx')).PublishDialog),
} as const;
const TEXTS = { review: 'review.title', schedule: 'publish.schedule', publish: 'publish.title' } as const;
const NAMES = ['review', 'schedule', 'publish'] as const;

/** Buttons for publishing: a review link, a schedule, or now. Editors see that the last two take a publisher. */
export function PublishButtons(): ReactNode {
  const t = useText();
  const role = useEditor(({ me }) => me.role);
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const Dialog = open && DIALOGS[open];
  if (!hasRole(role, 'editor')) return null;
  return (
    <>
      {NAMES.map((name) => {
        const look = {
          className: name === 'publish' ? button.primary : button.button,
          'data-testid': `open-${name}`,
        };
        return name === 'review' || hasRole(role, 'publisher') ? (
          <button key={name} type="button" {...look} onClick={() => setOpen(name)}>
            {t(TEXTS[name])}
          </button>
        ) : (
          <ReasonedButton key={name} {...look} reason={t('publish.forbidden')}>
            {t(TEXTS[name])}
          </ReasonedButton>
        );
      })}
      {Dialog && <Dialog onClose={() => setOpen(undefined)} />}
    </>
  );
}
