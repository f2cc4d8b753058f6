import type { MessageType } from '#schemas/enums/message.ts';
import { MESSAGES } from '#schemas/member-constants.ts';
import { markSeen } from './message-calls.ts';
import { askUnread } from './unread-store.ts';

/** Time in which seen messages are gathered into one request, in ms. */
const GATHER_MS = 500;
const waiting = new Map<MessageType, Set<string>>();

/** Reports to the server, a moment later, that a message has been in view. */
export function seeMessage(type: MessageType, id: string): void {
  if (waiting.size === 0) setTimeout(send, GATHER_MS);
  waiting.set(type, (waiting.get(type) ?? new Set()).add(id));
}

async function send() {
  const seen = [...waiting];
  waiting.clear();
  for (const [type, ids] of seen) {
    const all = [...ids];
    for (let start = 0; start < all.length; start += MESSAGES.readAtOnce)
      // After a failure these messages stay unread until they are seen again.
      await markSeen(type, all.slice(start, start + MESSAGES.readAtOnce)).catch(() => undefined);
  }
  await askUnread();
}
