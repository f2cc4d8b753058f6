import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { pageExperiments } from '#schemas/api/invented/experiments.ts';
import { hasOwnAddress } from '#schemas/page/bound-address.ts';
import { useElapsed } from '../kit/use-elapsed.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';

/** Delay before experiments are requested, in ms: the canvas comes first. */
const START_AFTER_MS = 3_000;

/** Pill while an experiment runs on the page; where there is room for panels it opens the experiment's. */
export function ExperimentPill({ className }: { className: string | undefined }): ReactNode {
  const t = useText();
  const store = useEditorStore();
  const { id, path, publishedVersion: live } = useEditor(({ page }) => page);
  const isNarrow = useEditor((state) => state.isNarrow);
  const isDue = useElapsed(START_AFTER_MS);
  const isAsked = isDue && live !== null && hasOwnAddress(path);
  const { data } = useEndpoint(pageExperiments, isAsked ? { params: { id } } : null, { version: live });
  if (!data?.some(({ state }) => state === 'running')) return null;
  const look = { className, 'data-state': 'scheduled', 'data-testid': 'experiment-pill' };
  if (isNarrow) return <span {...look}>{t('experiment.pill')}</span>;
  return (
    <button type="button" {...look} onClick={() => store.set({ panel: 'experiment' })}>
      {t('experiment.pill')}
    </button>
  );
}
