'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { pageChecks } from '#schemas/api/invented/checks.ts';
import { checkPage } from '#schemas/checks/check-page.ts';
import { NO_FACTS, outdatedPlaces } from '#schemas/checks/facts.ts';
import type { Finding } from '#schemas/checks/finding.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { TranslationSources } from '#schemas/page/outdated.ts';
import { useElapsed } from '../kit/use-elapsed.ts';
import { useSettled } from '../kit/use-settled.ts';
import { useLoaded } from '../publish/use-loaded.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';

/** The check is made when nothing has changed for this long; the server is asked when nothing was saved for longer. */
const QUIET_MS = { check: 300, server: 1_500 } as const;
/** The server renders the whole page for its check: the canvas of a page just opened comes first. */
const START_AFTER_MS = 3_000;

type Checks = {
  /** The store's problems are those of the present document and the saved draft. */
  isChecked: boolean;
  /** Why the server couldn't be asked. */
  problem: string | undefined;
  /** Has the server asked now, if it wasn't yet or couldn't tell everything. */
  ask: () => void;
  /** Takes the findings for which the server refused a document, as long as it is the present one. */
  take: (findings: readonly Finding[], refused: PageDocument) => void;
};

/** What the problems in the store come from. */
type Checked = {
  document: PageDocument;
  known: TranslationSources;
  answer: EndpointData<typeof pageChecks> | undefined;
};

const Context = createContext<Checks | undefined>(undefined);

/**
 * Keeps the store's problems and the page's weight what the check before publishing finds: the document of this window
 * with what the server knows of the saved draft. The only one to do so; all others read them.
 */
export function ChecksProvider({ children }: { children: ReactNode }): ReactNode {
  const { tenant } = useView();
  const store = useEditorStore();
  const { id: pageId, path } = useEditor(({ page }) => page);
  const document = useEditor((state) => state.document);
  const manifest = useEditor((state) => state.manifest);
  const newest = useEditor((state) => state.rev);
  const known = useEditor((state) => state.translationSources);
  const [isWanted, setWanted] = useState(false);
  const isDue = useElapsed(START_AFTER_MS) || isWanted;
  const rev = useSettled(newest, QUIET_MS.server);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is asked about anew
  const load = useCallback(
    async (signal: AbortSignal) =>
      isDue ? browserApi().call(pageChecks, { params: { id: pageId } }, { signal }) : undefined,
    [pageId, rev, isDue],
  );
  const { data: answer, problem, isLoading, reload } = useLoaded(load);
  const settled = useSettled(document, QUIET_MS.check);
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    if (!isDue) return;
    const outdated = outdatedPlaces(settled, known, tenant.defaultLanguage);
    const facts = { ...(answer?.facts ?? NO_FACTS), outdated };
    const { rendered } = facts;
    const weight = rendered === null || rendered === 'unavailable' ? undefined : rendered;
    store.set({ problems: checkPage(settled, { path, manifest, tenant, facts }), weight });
    setChecked({ document: settled, known, answer });
  }, [isDue, settled, known, answer, path, manifest, tenant, store]);

  const isFound = checked?.document === document && checked.known === known && checked.answer === answer;
  const checks: Checks = {
    isChecked: isFound && !isLoading && rev === newest,
    problem,
    ask: () => {
      setWanted(true);
      if (!isLoading && (problem !== undefined || answer?.facts.rendered === 'unavailable')) reload();
    },
    take: (findings, refused) => {
      if (store.getState().document === refused) store.set({ problems: findings });
    },
  };
  return <Context value={checks}>{children}</Context>;
}

/** How the check of the open page stands, for a piece that shows it. */
export function useChecks(): Checks {
  const checks = useContext(Context);
  if (!checks) throw new Error('The checks need a ChecksProvider above');
  const ask = useEffectEvent(checks.ask);
  // Before it is painted: what is to be asked again isn't shown as settled.
  useLayoutEffect(() => ask(), []);
  return checks;
}
