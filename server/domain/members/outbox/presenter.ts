import { maskContact } from '../mask.ts';
import type { OutboxRow } from './operations.ts';

/** A message in the list, with a masked destination and without its text, which may contain a code. */
export function presentItem({ id, destination, createdAt }: OutboxRow) {
  return {
    id,
    kind: destination.startsWith('+') ? ('text' as const) : ('mail' as const),
    destination: maskContact(destination),
    createdAt: createdAt.getTime(),
  };
}

export function presentMessage({ destination, subject, body }: OutboxRow) {
  return { destination, subject, body };
}
