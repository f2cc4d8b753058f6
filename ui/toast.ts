export type ToastVariant = 'success' | 'info' | 'warning' | 'error';

export type ToastOptions = {
  variant?: ToastVariant;
  /** Time that it stays in ms; by default the `Toaster`'s. */
  duration?: number;
  action?: { label: string; onSelect: () => void };
};

export type Toast = ToastOptions & { id: number; message: string; variant: ToastVariant };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message, by default a success, in the page's `Toaster`. Browser only. */
export function toast(message: string, options: ToastOptions = {}): number {
  lastId += 1;
  publish([...toasts, { variant: 'success', ...options, id: lastId, message }]);
  return lastId;
}

/** Removes a toast; does nothing when it is gone already. */
export function dismissToast(id: number) {
  publish(toasts.filter((entry) => entry.id !== id));
}

export const toastStore = {
  get: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
