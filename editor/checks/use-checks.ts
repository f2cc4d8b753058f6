'use client';

import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { pageChecks } from '#schemas/api/invented/checks.ts';
import { checkPage } from '#schemas/checks/check-page.ts';
import { NO_FACTS, outdatedPlaces } from '#schemas/checks/facts.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { useSettled } from '../kit/use-settled.ts';
import { type LoadedState, useLoaded } from '../publish/use-loaded.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';

/** The check is made when nothing has changed for this long; the server is asked when nothing was saved for longer. */
const QUIET_MS = { check: 300, server: 1_500 } as const;

/**
 * Keeps the store's problems and the page's weight what the check before publishing finds: the document of this window with what the server
 * knows of the saved draft. `isChecked`: they are those of the present document and the saved draft.
 */
export function useChecks(): { isChecked: boolean } & Pick<LoadedState<unknown>, 'problem' | 'reload'> {
  const { tenant } = useView();
  const { id: pageId, path } = useEditor(({ page }) => page);
  const document = useEditor((state) => state.document);
  const manifest = useEditor((state) => state.manifest);
  const newest = useEditor((state) => state.rev);
  const known = useEditor((state) => state.translationSources);
  const rev = useSettled(newest, QUIET_MS.server);
  const { set } = useEditorActions();
  const load = useCallback(
    async (signal: AbortSignal) => ({
      seen: rev,
      ...(await browserApi().call(pageChecks, { params: { id: pageId } }, { signal })),
    }),
    [pageId, rev],
  );
  const { data, problem, reload } = useLoaded(load);
  const settled = useSettled(document, QUIET_MS.check);
  // The document and revision of the store's problems, which come a moment later.
  const [checked, setChecked] = useState<{ document: PageDocument; seen: number | undefined }>();
  useEffect(() => {
    const outdated = outdatedPlaces(settled, known, tenant.defaultLanguage);
    const facts = { ...(data?.facts ?? NO_FACTS), outdated };
    const { rendered } = facts;
    const weight = rendered === null || rendered === 'unavailable' ? undefined : rendered;
    set({ problems: checkPage(settled, { path, manifest, tenant, facts }), weight });
    setChecked({ document: settled, seen: data?.seen });
  }, [settled, known, data, path, manifest, tenant, set]);
  return { isChecked: checked?.document === document && checked.seen === newest, problem, reload };
}
