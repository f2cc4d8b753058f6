import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { toast } from '#ui/toast.ts';
import { localHref, screenPath } from '../links/paths.ts';
import { addOne } from './alert-calls.ts';
import { AlertForm } from './alert-form.tsx';
import styles from './alerts.module.css';

/** Creates an alert, with the keyword from the address if there is one, then opens the list of all alerts. */
export function NewAlert(): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const router = useRouter();
  const keyword = new URLSearchParams(window.location.search).get('keyword') ?? '';
  return (
    <div className={styles.card}>
      <AlertForm
        keyword={keyword}
        failure={t('errors.alert.add')}
        onSubmit={async (input) => {
          await addOne(input);
          toast(t('alerts.added'));
          router.push(localHref(ctx, screenPath('/deal-alerts')));
        }}
      />
    </div>
  );
}
