import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { guardScreen, navigate } from '../kit/navigate.ts';
import { useText } from '../kit/use-text.ts';
import type { EntryStore } from './entry-store.ts';

const isDirty = (store: EntryStore) => Object.keys(store.get().pending).length > 0;

/** Question before unsaved changes are left: for another screen of the editor, or by closing or reloading the page. */
export function LeaveGuard({ store }: { store: EntryStore }): ReactNode {
  const t = useText();
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isDirty(store)) event.preventDefault();
    };
    const leave = guardScreen((path) => {
      if (isDirty(store)) setTarget(path);
      return isDirty(store);
    });
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      leave();
    };
  }, [store]);
  if (target === undefined) return null;
  const leave = () => {
    store.reset();
    navigate(target);
  };
  return (
    <ConfirmDialog
      onClose={() => setTarget(undefined)}
      title={t('content.leave')}
      text={t('content.leaveText')}
      confirm={t('content.leaveNow')}
      cancel={t('content.stay')}
      onConfirm={leave}
    />
  );
}
