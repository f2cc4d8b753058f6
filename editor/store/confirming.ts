import type { StoreApi } from 'zustand/vanilla';
import { acceptEdits } from './accept-edits.ts';
import type { Confirming, EditorActions } from './editor-actions.ts';
import { placeOfPath, writeOf } from './field-value.ts';
import { rebase } from './rebase.ts';
import type { Conflict, EditorState, KeptText, PendingEdit } from './state.ts';

const MAX_KEPT = 200;

export function confirming(
  api: StoreApi<EditorState>,
  edit: EditorActions['edit'],
  say: EditorActions['say'],
): Confirming {
  /** Removes an edit from the queue and from the undo history. */
  const takeOut = (id: string): PendingEdit | undefined => {
    const state = api.getState();
    const { pending, undoSteps, redoSteps } = state;
    const found = pending.find((each) => each.id === id);
    if (!found) return undefined;
    const without = <T extends { edits: readonly string[] }>(steps: readonly T[]) =>
      steps.filter(({ edits }) => !edits.includes(id));
    api.setState({
      ...rebase(
        state,
        pending.filter((each) => each !== found),
      ),
      undoSteps: without(undoSteps),
      redoSteps: without(redoSteps),
    });
    return found;
  };

  const keep = (texts: readonly KeptText[]) =>
    api.setState(({ kept }) => ({ kept: [...kept, ...texts].slice(-MAX_KEPT) }));

  return {
    accept: (edits) => {
      const { change, isWhole } = acceptEdits(api.getState(), edits);
      if (change) api.setState(change);
      return isWhole;
    },
    reset: ({ document: confirmed, rev, translationSources: confirmedSources }) => {
      api.setState(({ pending, defaultLanguage }) => ({
        confirmed,
        confirmedSources,
        rev,
        ...rebase({ confirmed, confirmedSources, defaultLanguage }, pending),
      }));
    },
    restore: (edits) => {
      api.setState((state) => rebase(state, [...edits, ...state.pending]));
    },
    markSent: (ids) => {
      api.setState(({ pending }) => ({
        pending: pending.map((each) => (ids.includes(each.id) ? { ...each, sent: true } : each)),
      }));
    },
    refuse: (id, { code }) => {
      const edit = takeOut(id);
      if (!edit) return;
      keep(textsOf(edit, code));
      say('workspace.editRefused', { label: edit.label }, { tone: 'error' });
    },
    contest: (id, conflicts) => {
      const edit = takeOut(id);
      if (!edit) return;
      const values = conflicts.map(({ path, mine, theirs }) => ({ place: placeOfPath(path), mine, theirs }));
      const by = conflicts[0]?.by ?? '';
      const conflict: Conflict = { id, label: edit.label, by, values, commands: edit.commands };
      const isSame = (other: Conflict) =>
        JSON.stringify(placesOf(other)) === JSON.stringify(placesOf(conflict));
      api.setState(({ conflicts: others }) => ({
        conflicts: [...others.filter((other) => !isSame(other)), conflict],
      }));
      say('workspace.conflictBy', { label: edit.label, name: by }, { tone: 'error' });
    },
    settle: (id, winner) => {
      const conflict = api.getState().conflicts.find((each) => each.id === id);
      if (!conflict) return;
      const { label, values, commands } = conflict;
      api.setState(({ conflicts }) => ({ conflicts: conflicts.filter((each) => each !== conflict) }));
      const refused = winner === 'mine' ? edit(commands, { label }) : undefined;
      const mineStands = winner === 'mine' && refused === undefined;
      keep(
        values.map(({ place, mine, theirs }, index) => {
          const value = mineStands ? theirs : mine;
          return { id: `${id}-${index}`, place, label, value, reason: refused?.code ?? 'CONFLICT' };
        }),
      );
    },
    dismissKept: (id) => {
      api.setState(({ kept }) => ({ kept: kept.filter((each) => each.id !== id) }));
    },
  };
}

const placesOf = ({ values }: Conflict) => values.map(({ place }) => place);

/** Values that an edit wrote. */
function textsOf({ id, commands, label }: PendingEdit, reason: KeptText['reason']): KeptText[] {
  return commands.flatMap((command, index) => {
    const write = writeOf(command);
    return write?.value === undefined ? [] : [{ id: `${id}-${index}`, label, reason, ...write }];
  });
}
