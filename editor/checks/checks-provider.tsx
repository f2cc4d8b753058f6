'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { checkPage, endedItems } from '#engine/checks/check-page.ts';
import { NO_FACTS, outdatedPlaces } from '#engine/checks/facts.ts';
import { useView } from '#runtime/view-context.tsx';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { pageChecks } from '#schemas/api/invented/checks.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Finding } from '#schemas/page/finding.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callProblem } from '../kit/call-problem.ts';
import { useElapsed } from '../kit/use-elapsed.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';

/** Debounce in ms: `check` since the last change, `server` since the last save. */
const QUIET_MS = { check: 300, server: 1_500 } as const;
/** Delay of the first server check in ms: the server renders the whole page for it, and the canvas comes first. */
const START_AFTER_MS = 3_000;

type Checks = {
  /** True if the store's problems belong to the present document and the saved draft. */
  isChecked: boolean;
  /** Error text of a failed server check. */
  problem: string | undefined;
  /** Requests the server check now, if it is missing or incomplete. */
  ask: () => void;
  /** Findings for things that will have ended at a time. */
  endedAt: (moment: number | undefined) => readonly Finding[];
  /** Stores the findings for which the server refused a document, as long as it is the present one. */
  take: (findings: readonly Finding[], refused: PageDocument) => void;
};

/** Inputs of the problems in the store. */
type Checked = {
  document: PageDocument;
  known: TranslationSources;
  answer: EndpointData<typeof pageChecks> | undefined;
};

const Context = createContext<Checks | undefined>(undefined);

/**
 * Keeps the store's problems and the page's weight up to date with the check before publishing: this window's document
 * and the server's findings for the saved draft. Nothing else writes them.
 */
export function ChecksProvider({ children }: { children: ReactNode }): ReactNode {
  const { t, tenant } = useView();
  const store = useEditorStore();
  const { id: pageId, path } = useEditor(({ page }) => page);
  const document = useEditor((state) => state.document);
  const at = useEditor((state) => state.view.now);
  const manifest = useEditor((state) => state.manifest);
  const newest = useEditor((state) => state.rev);
  const known = useEditor((state) => state.translationSources);
  const [isWanted, setWanted] = useState(false);
  const isDue = useElapsed(START_AFTER_MS) || isWanted;
  const rev = useSettled(newest, QUIET_MS.server);
  const {
    data: answer,
    error,
    isValidating,
    mutate,
  } = useEndpoint(pageChecks, isDue ? { params: { id: pageId }, query: {} } : null, { version: rev });
  const problem = error && callProblem(t, error);
  const settled = useSettled(document, QUIET_MS.check);
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    if (!isDue) return;
    const outdated = outdatedPlaces(settled, known, tenant.defaultLanguage);
    const facts = { ...(answer?.facts ?? NO_FACTS), outdated };
    const { rendered } = facts;
    const weight = rendered === null || rendered === 'unavailable' ? undefined : rendered;
    store.set({ problems: checkPage(settled, { path, manifest, tenant, facts, at }), weight });
    setChecked({ document: settled, known, answer });
  }, [isDue, settled, known, answer, at, path, manifest, tenant, store]);

  const isFound = checked?.document === document && checked.known === known && checked.answer === answer;
  const checks: Checks = {
    isChecked: isFound && !isValidating && rev === newest,
    problem,
    endedAt: (moment) => endedItems(document, answer?.facts ?? NO_FACTS, moment),
    ask: () => {
      setWanted(true);
      if (!isValidating && (problem !== undefined || answer?.facts.rendered === 'unavailable')) void mutate();
    },
    take: (findings, refused) => {
      if (store.getState().document === refused) store.set({ problems: findings });
      void mutate();
    },
  };
  return <Context value={checks}>{children}</Context>;
}

/** Check of the open page, for a component that shows it. */
export function useChecks(): Checks {
  const checks = useContext(Context);
  if (!checks) throw new Error('The checks need a ChecksProvider above');
  const ask = useEffectEvent(checks.ask);
  // Runs before paint, so that an outdated check isn't shown as done.
  useLayoutEffect(() => ask(), []);
  return checks;
}
