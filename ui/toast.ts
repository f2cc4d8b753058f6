import { TOAST } from '#schemas/constants.ts';
import { createStore } from './store.ts';

export type ToastVariant = 'success' | 'info' | 'warning' | 'error';

export type ToastOptions = {
  variant?: ToastVariant;
  /** Time that it stays in ms; by default the `Toaster`'s. */
  duration?: number;
  action?: { label: string; onSelect: () => void };
};

export type Toast = ToastOptions & { id: number; message: string; variant: ToastVariant };

/** Toasts that are shown, the oldest first. */
export const toastStore = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a short message, by default a success, in the page's `Toaster`. Browser only. */
export function toast(message: string, options: ToastOptions = {}): number {
  lastId += 1;
  toastStore.set([...toastStore.get(), { variant: TOAST.variant, ...options, id: lastId, message }]);
  return lastId;
}

/** Removes a toast; does nothing when it is gone already. */
export function dismissToast(id: number) {
  toastStore.set(toastStore.get().filter((entry) => entry.id !== id));
}
