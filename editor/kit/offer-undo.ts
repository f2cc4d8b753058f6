import type { Text } from '#locales/translate.ts';
import { toast } from '#ui/toast.ts';
import { callProblem } from './call-problem.ts';

const UNDO_MS = 10_000;

/**
 * Announces a change that shoppers see, with an Undo button for ten seconds. `undo` brings back what was live, and
 * resolves to the text that says so.
 */
export function offerUndo(t: Text, done: string, undo: () => Promise<string>): void {
  const onSelect = () =>
    void undo().then(toast, (error: unknown) => toast(callProblem(t, error), { variant: 'error' }));
  toast(done, { duration: UNDO_MS, action: { label: t('workspace.undo'), onSelect } });
}
