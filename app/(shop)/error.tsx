'use client';

import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';

/** Fallback of a page that fails in the browser. */
export default function PageError({ reset }: { reset: () => void }) {
  const { t } = useView();
  const action = (
    <button type="button" className={buttons.primary} onClick={reset}>
      {t('action.reload')}
    </button>
  );
  return <NoData variant="nothing" message={t('errors.page')} action={action} />;
}
