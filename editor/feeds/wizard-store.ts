import { useSyncExternalStore } from 'react';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import { createStore } from '#ui/store.ts';
import { BLANK, type FeedDraft } from './draft.ts';

export const STEPS = ['source', 'sample', 'columns', 'names', 'rules', 'dry'] as const;
export type Step = (typeof STEPS)[number];

export type Wizard = {
  step: Step;
  draft: FeedDraft;
  /** Inspection of the source; undefined until it has been read. */
  inspection: Inspection | undefined;
  /** Feed as it was saved for a dry run, and the last such run with the draft that it tried. */
  feedId?: string;
  tried?: { runId: string; draft: FeedDraft };
};

const NEW: Wizard = { step: 'source', draft: BLANK, inspection: undefined };
/** Parts of a draft that name its source. */
const SOURCE: readonly (keyof FeedDraft)[] = [
  ...(['sourceType', 'upload', 'url', 'hasHeader', 'headerName', 'headerValue'] as const),
];

/** The new feed, outside of React: it survives other screens of the editor, but no reload. */
const store = createStore<Wizard>(NEW);

export function useWizard(): Wizard {
  return useSyncExternalStore(store.subscribe, store.get, () => NEW);
}

/** Changes a part of the wizard. */
export function changeWizard(change: Partial<Wizard>): void {
  store.set({ ...store.get(), ...change });
}

/** Changes a part of the draft; another source has to be read anew. */
export function changeDraft(change: Partial<FeedDraft>): void {
  const wizard = store.get();
  const isOther = SOURCE.some((name) => name in change);
  store.set({
    ...wizard,
    draft: { ...wizard.draft, ...change },
    inspection: isOther ? undefined : wizard.inspection,
  });
}

/** Clears the wizard for another feed. */
export function clearWizard(): void {
  store.set(NEW);
}
