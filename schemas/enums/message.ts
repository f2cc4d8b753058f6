export const MESSAGE_TYPES = ['notice', 'community_security', 'comment', 'follow', 'like'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** Message types of a single member; a notice goes to everybody. */
export const OWN_MESSAGE_TYPES = MESSAGE_TYPES.filter((type) => type !== 'notice');
export type OwnMessageType = (typeof OWN_MESSAGE_TYPES)[number];

/** Events that a message is about. */
export const MESSAGE_KINDS = [
  'NOTICE',
  'PROFILE_PASSED',
  'PROFILE_REFUSED',
  'PRIZE_WON',
  'PRIZE_SENT',
  'PRIZE_CHANGED',
  'PRICE_REACHED',
  'SECURITY',
  'REPLY',
  'MENTION',
  'COMMENT',
  'FOLLOW',
  'LIKE',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
