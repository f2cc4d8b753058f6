import { maskContact } from '../../../members/mask.ts';
import type { OutboxRow } from './operations.ts';

/** Neither where it goes nor what it says, which may be a code. */
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
