import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useEffect, useState } from 'react';
import buttons from '#ui/button.module.css';
import dialog from '../kit/confirm-dialog.module.css';
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
  const leave = () => {
    store.reset();
    if (target !== undefined) navigate(target);
  };
  return (
    <AlertDialog.Root open={target !== undefined} onOpenChange={(open) => !open && setTarget(undefined)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog.backdrop} />
        <AlertDialog.Popup className={dialog.popup}>
          <AlertDialog.Title className={dialog.title}>{t('content.leave')}</AlertDialog.Title>
          <AlertDialog.Description>{t('content.leaveText')}</AlertDialog.Description>
          <div className={dialog.buttons}>
            <AlertDialog.Close className={buttons.secondary}>{t('content.stay')}</AlertDialog.Close>
            <AlertDialog.Close className={buttons.primary} onClick={leave}>
              {t('content.leaveNow')}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
