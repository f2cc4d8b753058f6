import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { Modal } from '#ui/modal.tsx';
import { tenantName } from '../shell/tenant-name.ts';
import styles from './login-dialog.module.css';

/** Asks a guest to sign in. */
export function LoginDialog({ onClose }: { onClose: () => void }): ReactNode {
  const ctx = useView();
  return (
    <Modal
      title={ctx.t('login.title')}
      labels={{ close: ctx.t('action.close') }}
      onClose={onClose}
      testId="dialog-login"
    >
      <p>{ctx.t('login.text', { tenant: tenantName(ctx) })}</p>
      <p className={styles.soon}>{ctx.t('login.soon')}</p>
    </Modal>
  );
}
