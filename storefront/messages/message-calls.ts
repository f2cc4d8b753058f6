import { browserApi } from '#client/browser-api.ts';
import { messageCenter, readMessages, receivedMessages, systemMessages } from '#schemas/api/messages.ts';
import type { MessageType } from '#schemas/enums/message.ts';

/** Number of unread messages of each type. */
export type Unread = Readonly<Partial<Record<MessageType, number>>>;

/** @throws ApiError */
export async function readUnread(): Promise<Unread> {
  const { types } = await browserApi().call(messageCenter, {});
  return Object.fromEntries(types.map(({ type, unread }) => [type, unread]));
}

/** A page of the member's messages of one type. @throws ApiError */
export function messagePage(type: MessageType, page: number) {
  const pageRequest = { page };
  return type === 'notice'
    ? browserApi().call(systemMessages, { body: { pageRequest } }, { silent: true })
    : browserApi().call(receivedMessages, { body: { type, pageRequest } }, { silent: true });
}

/** Marks messages that came into view as read. @throws ApiError */
export const markSeen = (type: MessageType, ids: string[]) =>
  browserApi().call(readMessages, { body: { type, ids } }, { silent: true });

/** Marks all messages of these types as read. @throws ApiError */
export async function markAllRead(types: readonly MessageType[]): Promise<void> {
  for (const type of types) await browserApi().call(readMessages, { body: { type } });
}
