import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { editorPages, openPage } from '#schemas/api/invented/editor-pages.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import { callProblem } from '../kit/call-problem.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import { treesOf } from '../store/tree-commands.ts';
import { useNodeActions } from '../store/use-node-actions.ts';
import { keptName } from './kept-name.ts';

/** Number of each that is offered: those edited last. */
const MOST = 100;

/** Things that the operators have kept for insertion: shared modules, and sections, which are copied. */
export function useKept() {
  const view = useView();
  const { t } = view;
  const store = useEditorStore();
  const actions = useNodeActions();
  const readOnly = useEditor((state) => state.readOnly || state.isNarrow);
  const isShared = useEditor(({ page }) => pageKind(page.path) === 'shared');
  const query = { page: 1, size: MOST, archived: false };
  const shared = useEndpoint(
    editorPages,
    readOnly || isShared ? null : { query: { ...query, kind: 'shared' } },
  );
  const sections = useEndpoint(editorPages, readOnly ? null : { query: { ...query, kind: 'section' } });
  const entry = (page: PageSummary, run: (name: string) => void) => {
    const name = keptName(page, view);
    return { key: page.id, name, about: '', run: () => run(name) };
  };
  const insertCopy = (id: string) =>
    browserApi()
      .call(openPage, { params: { id } })
      .then(({ document }) => actions.insertTrees(treesOf(document)))
      .catch((error) => store.say('reuse.failed', { reason: callProblem(t, error) }, { tone: 'error' }));
  return {
    shared: (shared.data?.content ?? []).map((page) =>
      entry(page, (name) => actions.insertShared(page.id, name)),
    ),
    sections: (sections.data?.content ?? []).map((page) => entry(page, () => void insertCopy(page.id))),
  };
}
