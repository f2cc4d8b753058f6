import { browserApi } from '#client/browser-api.ts';
import { openPage } from '#schemas/api/invented/editor-pages.ts';
import type { NodeId } from '#schemas/page/document.ts';
import { callProblem } from '../kit/call-problem.ts';
import { useText } from '../kit/use-text.ts';
import { useEditorStore } from '../store/provider.tsx';
import { useNodeActions } from '../store/use-node-actions.ts';

/** Replaces a node that stands for the shared module `shared` by a copy of that one's modules. */
export function useDetach(): (id: NodeId, shared: string) => Promise<void> {
  const t = useText();
  const store = useEditorStore();
  const actions = useNodeActions();
  return async (id, shared) => {
    try {
      const { document } = await browserApi().call(openPage, { params: { id: shared } });
      actions.detach(id, document);
    } catch (error) {
      store.say('reuse.failed', { reason: callProblem(t, error) }, { tone: 'error' });
    }
  };
}
