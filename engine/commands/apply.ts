import { enablePatches, type Patch, produceWithPatches } from 'immer';
import { type Command, commandSchema } from '#schemas/page/commands.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import { checkTree, parseOrThrow, requireUnlocked } from './command.ts';
import { duplicateNode } from './duplicate-node.ts';
import { insertNode } from './insert-node.ts';
import { insertTree } from './insert-tree.ts';
import { moveNode } from './move-node.ts';
import { removeNode } from './remove-node.ts';
import { replaceDocument } from './replace-document.ts';
import { setField } from './set-field.ts';
import { setHidden } from './set-hidden.ts';
import { setLocked } from './set-locked.ts';
import { setMeta } from './set-meta.ts';
import { setName } from './set-name.ts';
import { setOutdated } from './set-outdated.ts';
import { setProp } from './set-prop.ts';
import { setRules } from './set-rules.ts';
import { setSlots } from './set-slots.ts';

enablePatches();

const COMMANDS = {
  insertNode,
  insertTree,
  removeNode,
  moveNode,
  duplicateNode,
  setProp,
  setRules,
  setHidden,
  setName,
  setLocked,
  setMeta,
  setField,
  setSlots,
  setOutdated,
  replaceDocument,
};

type AnyCommand = {
  recipe: (draft: PageDocument, command: Command) => void;
  touches: (command: Command, document: PageDocument) => readonly (NodeId | undefined)[];
};
export type Applied = { document: PageDocument; patches: Patch[]; inversePatches: Patch[] };

/**
 * Applies an edit; `inversePatches` undo it. The props of a module are checked by `validateModules`, the size of the
 * whole document by `validatePageDocument`. @throws CommandError
 */
export function applyCommand(document: PageDocument, command: Command): Applied {
  const checked = parseOrThrow(commandSchema, command);
  const { recipe, touches } = COMMANDS[checked.type] as unknown as AnyCommand;
  requireUnlocked(document, touches(checked, document));
  const [next, patches, inversePatches] = produceWithPatches(document, (draft) => recipe(draft, checked));
  return { document: checkTree(next, document), patches, inversePatches };
}
