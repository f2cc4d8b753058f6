import { enablePatches, type Patch, produceWithPatches } from 'immer';
import { type Command, commandSchema } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { definitionOf } from './all.ts';
import { checkTree, parseOrThrow, requireUnlocked } from './command.ts';

enablePatches();

export type Applied = { document: PageDocument; patches: Patch[]; inversePatches: Patch[] };

/**
 * Applies an edit; `inversePatches` undo it. The props of a module are checked by `validateModules`, the size of the
 * whole document by `validatePageDocument`. @throws CommandError
 */
export function applyCommand(document: PageDocument, command: Command): Applied {
  const checked = parseOrThrow(commandSchema, command);
  const { apply, touches } = definitionOf(checked);
  requireUnlocked(document, touches(checked, document));
  const [next, patches, inversePatches] = produceWithPatches(document, (draft) => apply(draft, checked));
  return { document: checkTree(next, document), patches, inversePatches };
}
