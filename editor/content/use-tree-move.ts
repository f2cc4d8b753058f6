import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import { moveContent } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import { toast } from '#ui/toast.ts';
import { callProblem } from '../kit/call-problem.ts';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import type { TreePlace, TreeTarget } from './tree-places.ts';
import { useUndoOffer } from './undo.ts';

/** Moves an entry of a tree, live at once, and offers to take that back; `onMoved` loads the levels again. */
export function useTreeMove({ type }: Pick<ContentType, 'type'>, onMoved: () => unknown) {
  const t = useText();
  const offerUndo = useUndoOffer(type);
  const { busy, run } = useAction();
  return (place: TreePlace, target: TreeTarget) => {
    if (busy) return;
    void run(async () => {
      try {
        const params = { type, id: place.row.id };
        const versions = await browserApi().call(moveContent, { params, body: target });
        if (versions.length > 0) offerUndo(t('content.tree.moved', { name: place.name }), versions, onMoved);
      } catch (error) {
        const isRefused = error instanceof ApiError && error.code === 'CHECKS_FAILED';
        toast(isRefused ? t('content.tree.refused') : callProblem(t, error), { variant: 'error' });
      }
      await onMoved();
    });
  };
}
