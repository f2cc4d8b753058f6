import { browserApi } from '#client/browser-api.ts';
import { revertContent } from '#schemas/api/invented/content-desk.ts';
import { toast } from '#ui/toast.ts';
import { callProblem } from '../kit/call-problem.ts';
import { useText } from '../kit/use-text.ts';

const UNDO_MS = 10_000;

type Version = { id: string; version: number };

/** Says that something live has changed, and offers for ten seconds to take its versions back. */
export function useUndoOffer(
  type: string,
): (message: string, versions: readonly Version[], after: () => unknown) => void {
  const t = useText();
  const revert = async (versions: readonly Version[], after: () => unknown) => {
    let failed: unknown;
    for (const { id, version } of versions)
      await browserApi()
        .call(revertContent, { params: { type, id, version } })
        .catch((error) => {
          failed = error;
        });
    if (failed === undefined) toast(t('content.undone'));
    else toast(callProblem(t, failed), { variant: 'error' });
    await after();
  };
  return (message, versions, after) => {
    const action = { label: t('action.undo'), onSelect: () => void revert(versions, after) };
    toast(message, { duration: UNDO_MS, ...(versions.length > 0 && { action }) });
  };
}
