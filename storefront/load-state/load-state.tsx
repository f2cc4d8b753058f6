import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { Spinner } from '#ui/spinner.tsx';

type Props = {
  /** Request whose data is missing. */
  of: { error?: unknown; mutate: () => Promise<unknown> };
  /** Text of a failure, shown with the retry button. */
  failed: string;
  /** Label of the spinner; without one, loading shows nothing. */
  loading?: string;
  /** Fills a screen or a dialog in place of a paragraph. */
  isWhole?: boolean;
  className?: string | undefined;
};

/** Place of data that can't be shown: it is loading, or has failed and can be retried. */
export function LoadState({ of: { error, mutate }, failed, loading, isWhole, className }: Props): ReactNode {
  const { t } = useView();
  if (!error) return loading && <Spinner label={loading} />;
  const again = (
    <button type="button" className={buttons.secondary} onClick={() => void mutate()}>
      {t('action.retry')}
    </button>
  );
  if (isWhole) return <NoData message={failed} action={again} />;
  return (
    <p role="alert" className={className}>
      {failed} {again}
    </p>
  );
}
