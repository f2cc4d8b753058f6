'use client';

import type { ReactNode } from 'react';
import { hasRole } from '#schemas/operator.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import { later } from '#ui/later.tsx';
import button from '../kit/button.module.css';
import { ReasonedButton } from '../kit/reasoned-button.tsx';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';

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
  const kind = useEditor(({ page }) => pageKind(page.path));
  const role = useEditor(({ me }) => me.role);
  const { set } = useEditorActions();
  const open = useEditor((state) => state.dialog);
  // Templates are copied, never published.
  if (!hasRole(role, 'editor') || kind === 'template' || kind === 'section') return null;
  const mayPublish = hasRole(role, 'publisher');
  const named = NAMES.find((name) => name === open);
  const Dialog = named && (mayPublish || named === 'review') ? DIALOGS[named] : undefined;
  return (
    <>
      {NAMES.map((name) => {
        const look = {
          className: name === 'publish' ? button.primary : button.button,
          'data-testid': `open-${name}`,
        };
        return name === 'review' || mayPublish ? (
          <button key={name} type="button" {...look} onClick={() => set({ dialog: name })}>
            {t(TEXTS[name])}
          </button>
        ) : (
          <ReasonedButton key={name} {...look} reason={t('publish.forbidden')}>
            {t(TEXTS[name])}
          </ReasonedButton>
        );
      })}
      {Dialog && <Dialog onClose={() => set({ dialog: undefined })} />}
    </>
  );
}
