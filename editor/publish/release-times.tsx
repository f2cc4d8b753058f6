import type { ReactNode } from 'react';
import { useText } from '../kit/use-text.ts';
import { TimeField } from './time-field.tsx';
import type { Times } from './use-publication.ts';

type Props = {
  times: Times;
  onChange: (times: Times) => void;
  /** True if it goes live at once: only the end can be chosen. */
  isNow?: boolean;
};

/** Fields for the time of going live, and for the time of the rollback. */
export function ReleaseTimes({ times, onChange, isNow = false }: Props): ReactNode {
  const t = useText();
  return (
    <>
      {!isNow && (
        <TimeField
          label={t('publish.at')}
          value={times.publishAt}
          onChange={(publishAt) => onChange({ ...times, publishAt })}
        />
      )}
      <TimeField
        label={t('publish.until')}
        help={t('publish.untilHelp')}
        value={times.revertAt}
        onChange={(revertAt) => onChange({ ...times, revertAt })}
      />
    </>
  );
}
