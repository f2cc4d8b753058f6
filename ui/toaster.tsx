'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { TOAST } from '#schemas/constants.ts';
import buttons from './button.module.css';
import { Icon } from './icon.tsx';
import { dismissToast, type Toast, toastStore } from './toast.ts';
import styles from './toaster.module.css';
import { useMobile } from './use-window-width.ts';

type Props = {
  labels: { close: string };
  /** Time that a toast stays, in ms. */
  duration?: number;
  /** Maximum number of toasts at once; a further one pushes the oldest out. */
  max?: number;
  maxMobile?: number;
};

const none: readonly Toast[] = [];
const icons = { success: 'check', info: 'info', warning: 'warning', error: 'warning' } as const;

/** Container of toasts: at the top centre, on phones at the bottom. Rendered once on every page. */
export function Toaster({
  labels,
  duration = TOAST.autoHideMs,
  max = TOAST.desktopMax,
  maxMobile = TOAST.mobileMax,
}: Props) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  const mobile = useMobile();
  const room = mobile ? maxMobile : max;

  useEffect(() => {
    for (const { id } of toasts.slice(0, -room)) dismissToast(id);
  }, [toasts, room]);

  return (
    <div
      role="status"
      aria-atomic={false}
      className={styles.toaster}
      data-toaster=""
      data-testid="toaster"
      data-state={mobile ? 'dense' : 'normal'}
    >
      {toasts.slice(-room).map((entry) => (
        <Item key={entry.id} entry={entry} duration={entry.duration ?? duration} close={labels.close} />
      ))}
    </div>
  );
}

function Item({ entry, duration, close }: { entry: Toast; duration: number; close: string }) {
  const { id, message, variant, action } = entry;
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only makes it stay
    <div
      className={styles.toast}
      data-toast=""
      data-testid="toast"
      data-state={variant}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[variant]} />
      <p>{message}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onSelect();
            dismissToast(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={buttons.icon} aria-label={close} onClick={() => dismissToast(id)}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
