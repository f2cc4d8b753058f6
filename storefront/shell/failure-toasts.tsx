'use client';

import { useEffect } from 'react';
import { failureText, watchFailures } from '#client/failures.ts';
import { useView } from '#runtime/view-context.tsx';
import { toast, toastStore } from '#ui/toast.ts';

/** Toasts for failed calls, once on every page (S2 §8). */
export function FailureToasts(): null {
  const { t } = useView();
  useEffect(
    () =>
      watchFailures((error) => {
        const text = failureText(error, t);
        // Several calls of a page fail together: one toast for each text.
        if (toastStore.get().some(({ message }) => message === text)) return;
        toast(text, { variant: 'error' });
      }),
    [t],
  );
  return null;
}
