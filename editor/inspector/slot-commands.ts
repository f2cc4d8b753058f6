import type { Field } from '#schemas/fields/registry.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { ModuleNode, SlotName } from '#schemas/page/document.ts';
import { recordOf } from '../fields/control.ts';

/** Commands for a list whose items own slots: a removed item's modules are removed, a new item gets its slot. */
export function slotCommands(node: ModuleNode, field: Field, value: unknown): Command[] {
  const held = new Map(Object.entries(node.slots ?? {}));
  const wanted = slotsIn(field, value);
  const missing = wanted.filter((slot) => !held.has(slot));
  const dropped = slotsIn(field, node.props[field.name]).filter(
    (slot) => held.has(slot) && !wanted.includes(slot),
  );
  if (missing.length === 0 && dropped.length === 0) return [];
  const kept = [...held.keys()].filter((slot) => !dropped.includes(slot));
  return [
    ...dropped.flatMap((slot) => held.get(slot) ?? []).map((id) => ({ type: 'removeNode' as const, id })),
    { type: 'setSlots', parent: node.id, slots: [...kept, ...missing] },
  ];
}

function slotsIn(field: Field, value: unknown): SlotName[] {
  const name = field.type === 'LIST' && Array.isArray(value) ? field.slotField : undefined;
  if (name === undefined) return [];
  return (value as unknown[]).map((item) => recordOf(item)[name]).filter((slot) => typeof slot === 'string');
}
