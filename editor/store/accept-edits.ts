import { noteEdit } from '#engine/outdated.ts';
import { markStale } from './history.ts';
import { rebase, replay } from './rebase.ts';
import type { Accepted, EditorState } from './state.ts';

/** Change of the state, and whether every edit was accepted: each is known already, or is the next one and applies. */
type Outcome = { change: Partial<EditorState> | undefined; isWhole: boolean };

/**
 * Applies edits that the server has accepted, in the order of their revisions, with one rebase of the pending edits.
 */
export function acceptEdits(state: EditorState, edits: readonly Accepted[]): Outcome {
  let { confirmed, confirmedSources, rev } = state;
  const taken: Accepted[] = [];
  for (const edit of edits) {
    if (edit.rev > rev) {
      const replayed = edit.rev === rev + 1 ? replay(confirmed, edit.commands) : undefined;
      if (!replayed || 'problem' in replayed) break;
      const { document: after } = replayed;
      const change = { before: confirmed, after, commands: edit.commands };
      confirmedSources = noteEdit(confirmedSources, change, state.defaultLanguage);
      confirmed = after;
      rev = edit.rev;
    }
    taken.push(edit);
  }
  return {
    change: changeOf(state, taken, { confirmed, confirmedSources }),
    isWhole: taken.length === edits.length,
  };
}

function changeOf(
  state: EditorState,
  taken: readonly Accepted[],
  { confirmed, confirmedSources }: Pick<EditorState, 'confirmed' | 'confirmedSources'>,
): Outcome['change'] {
  const ids = new Set(taken.map(({ id }) => id));
  const pending = state.pending.filter(({ id }) => !ids.has(id));
  const fresh = taken.filter(({ rev }) => rev > state.rev);
  const rev = fresh.at(-1)?.rev ?? state.rev;
  const answered = state.pending.length - pending.length;
  if (answered === 0 && fresh.length === 0) return undefined;
  const isShown = fresh.every(({ id }, i) => state.pending[i]?.id === id && !state.pending[i].stuck);
  // The document already contains our own edits, so nothing has to be rendered.
  if (isShown && fresh.length === answered)
    return {
      rev,
      pending,
      confirmedSources,
      ...(pending.length > 0
        ? { confirmed }
        : { confirmed: state.document, translationSources: confirmedSources }),
    };
  const isOurs = ({ id }: Accepted) => state.pending.some((own) => own.id === id);
  const theirs = fresh.flatMap((edit) => (isOurs(edit) ? [] : edit.commands));
  return {
    confirmed,
    confirmedSources,
    rev,
    ...rebase({ confirmed, confirmedSources, defaultLanguage: state.defaultLanguage }, pending),
    undoSteps: markStale(state.undoSteps, theirs),
    redoSteps: markStale(state.redoSteps, theirs),
  };
}
