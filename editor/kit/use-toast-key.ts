import { useEffect } from 'react';

/** F8 moves the focus to the newest toast's first button, so that Undo is one key away. */
export function useToastKey(): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'F8') return;
      const toasts = document.querySelectorAll('[data-toast]');
      toasts[toasts.length - 1]?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
