import type { Presence } from '#schemas/entities/page-edit.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { announce } from './announce.ts';

/** Length limit of names; a NOTIFY message has room for it and forty selected modules. */
const NAME_LENGTH = 100;
/** Time without a message after which an operator counts as gone. */
const TTL_MS = 30_000;
const MAX_PEOPLE = 200;

/** Announces the operator's presence on a page, or their leaving. */
export function sayPresence(
  call: OperatorCall,
  pageId: string,
  { leaving = false, ...window }: { clientId: string; selection: string[]; leaving?: boolean | undefined },
): Promise<void> {
  const { id: operatorId, name } = call.operator;
  const person = { ...window, operatorId, operatorName: name.slice(0, NAME_LENGTH) };
  return announce(call, pageId, { type: 'presence', person, leaving });
}

/** Operators present on one page, as known to this process. */
export class People {
  private readonly known = new Map<string, { person: Presence; at: number }>();

  hear(person: Presence, leaving: boolean): void {
    const key = `${person.operatorId} ${person.clientId}`;
    this.known.delete(key);
    if (!leaving && this.known.size < MAX_PEOPLE) this.known.set(key, { person, at: Date.now() });
  }

  /** Removes operators silent for too long; true if there were any. */
  forgetSilent(now: number): boolean {
    const silent = [...this.known].filter(([, { at }]) => now - at > TTL_MS);
    for (const [key] of silent) this.known.delete(key);
    return silent.length > 0;
  }

  list(): Presence[] {
    return [...this.known.values()].map(({ person }) => person);
  }
}
