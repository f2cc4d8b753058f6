import type { Command } from '#schemas/page/commands.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';
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

/** A command's parts, for a command of any type. */
type AnyDefinition = {
  apply: (draft: PageDocument, command: Command) => void;
  touches: (command: Command, document: PageDocument) => readonly (NodeId | undefined)[];
  invert: (document: PageDocument, command: Command) => Command[];
  footprint: (command: Command, document?: PageDocument) => Path[];
};

/** Parts of a command. */
export const definitionOf = ({ type }: Command): AnyDefinition => COMMANDS[type] as unknown as AnyDefinition;
