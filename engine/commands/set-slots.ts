import { nodePaths, slotsOf } from '../tree.ts';
import { defineCommand, fail, requireNode, slotPath } from './command.ts';

/**
 * Sets the slots of a node (or the page), as when a tab is added: new ones are empty, dropped ones must be. Without
 * `slots` a node is no container any more.
 */
export const setSlots = defineCommand('setSlots', {
  apply: (draft, { parent, slots }) => {
    const owner = parent === undefined ? draft : requireNode(draft, parent);
    const before = slotsOf(draft, parent) ?? {};
    for (const [slot, ids] of Object.entries(before)) {
      if (ids.length && !slots?.includes(slot)) fail('SLOT_NOT_EMPTY', slotPath({ parent, slot }));
    }
    if (parent !== undefined && !slots) {
      delete requireNode(draft, parent).slots;
      return;
    }
    owner.slots = Object.fromEntries(
      (slots ?? []).map((slot) => [slot, Object.hasOwn(before, slot) ? (before[slot] ?? []) : []]),
    );
  },
  touches: ({ parent }) => [parent],
  invert: (document, { slots: _, ...rest }) => {
    const slots = slotsOf(document, rest.parent);
    return [{ ...rest, ...(slots && { slots: Object.keys(slots) }) }];
  },
  footprint: ({ parent }) => (parent === undefined ? [['slots']] : nodePaths([parent], 'slots')),
});
