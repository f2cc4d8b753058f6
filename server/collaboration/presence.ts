import type { Presence } from '#schemas/entities/page-edit.ts';
import type { OperatorCall } from '../api/route.ts';
import { announce } from './announce.ts';

/** NOTIFY's message has room for a name of this length and forty selected modules. */
const NAME_LENGTH = 100;
/** Who hasn't said anything for so long has gone. */
const TTL_MS = 30_000;
const MAX_PEOPLE = 200;

/** Tells the others on a page that the operator is there, or leaves. */
export function sayPresence(
  call: OperatorCall,
  pageId: string,
  { leaving = false, ...window }: { clientId: string; selection: string[]; leaving?: boolean | undefined },
): Promise<void> {
  const { id: operatorId, name } = call.operator;
  const person = { ...window, operatorId, operatorName: name.slice(0, NAME_LENGTH) };
  return announce(call, pageId, { type: 'presence', person, leaving });
}

/** The people on one page, as this process has heard of them. */
export class People {
  private readonly known = new Map<string, { person: Presence; at: number }>();

  hear(person: Presence, leaving: boolean): void {
    const key = `${person.operatorId} ${person.clientId}`;
    this.known.delete(key);
    if (!leaving && this.known.size < MAX_PEOPLE) this.known.set(key, { person, at: Date.now() });
  }

  /** Forgets who has been silent for too long; says whether there was anybody. */
  forgetSilent(now: number): boolean {
    const silent = [...this.known].filter(([, { at }]) => now - at > TTL_MS);
    for (const [key] of silent) this.known.delete(key);
    return silent.length > 0;
  }

  list(): Presence[] {
    return [...this.known.values()].map(({ person }) => person);
  }
}
