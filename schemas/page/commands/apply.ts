import { enablePatches, type Patch, produceWithPatches } from 'immer';
import * as z from 'zod';
import type { PageDocument } from '../document.ts';
import { jsonOf } from '../scan-value.ts';
import { checkTree, parseOrThrow } from './command.ts';
import { duplicateNode } from './duplicate-node.ts';
import { insertNode } from './insert-node.ts';
import { moveNode } from './move-node.ts';
import { removeNode } from './remove-node.ts';
import { setField } from './set-field.ts';
import { setHidden } from './set-hidden.ts';
import { setMeta } from './set-meta.ts';
import { setProp } from './set-prop.ts';
import { setRules } from './set-rules.ts';
import { setSlots } from './set-slots.ts';

enablePatches();

const COMMANDS = {
  insertNode,
  removeNode,
  moveNode,
  duplicateNode,
  setProp,
  setRules,
  setHidden,
  setMeta,
  setField,
  setSlots,
};

/** Any edit, as data: what the editor sends and the server repeats. */
export const commandSchema = jsonOf(
  z.discriminatedUnion('type', [
    insertNode.schema,
    removeNode.schema,
    moveNode.schema,
    duplicateNode.schema,
    setProp.schema,
    setRules.schema,
    setHidden.schema,
    setMeta.schema,
    setField.schema,
    setSlots.schema,
  ]),
);

export type Command = z.infer<typeof commandSchema>;
export type Applied = { document: PageDocument; patches: Patch[]; inversePatches: Patch[] };

/**
 * Applies an edit; `inversePatches` undo it. What a module's props must look like is `validateModules`' business, and
 * the size of the whole document `validatePageDocument`'s.
 *
 * @throws CommandError
 */
export function applyCommand(document: PageDocument, command: Command): Applied {
  const checked = parseOrThrow(commandSchema, command);
  const recipe = COMMANDS[checked.type].recipe as (draft: PageDocument, args: Command) => void;
  const [next, patches, inversePatches] = produceWithPatches(document, (draft) => recipe(draft, checked));
  return { document: checkTree(next), patches, inversePatches };
}
