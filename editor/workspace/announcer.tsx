'use client';

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { toast } from '#ui/toast.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';

const TOAST_MS = 8_000;

/** Announces messages to screen readers, and shows a toast for those with an action. */
export function Announcer(): ReactNode {
  const t = useText();
  const store = useEditorStore();
  const message = useEditor((state) => state.message);
  const text = message ? t(message.key, message.params) : '';
  const isToast = message !== undefined && (message.tone !== 'quiet' || message.undo === true);

  const show = useEffectEvent(() => {
    if (!message || !isToast) return;
    const step = store.getState().undoSteps.at(-1);
    // This button must not undo later changes.
    const undo = () => store.getState().undoSteps.at(-1) === step && store.undo();
    toast(text, {
      variant: message.tone === 'error' ? 'error' : 'info',
      duration: TOAST_MS,
      ...(message.undo && { action: { label: t('workspace.undo'), onSelect: undo } }),
    });
  });
  useEffect(() => {
    if (message?.number !== undefined) show();
  }, [message?.number]);

  return (
    <VisuallyHidden>
      {/* The toasts are a live region of their own. */}
      <span role="status" aria-live="polite" data-testid="announcer">
        {isToast ? '' : text}
      </span>
    </VisuallyHidden>
  );
}
