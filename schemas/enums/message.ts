export const MESSAGE_TYPES = ['notice', 'community_security', 'comment', 'follow', 'like'] as const;
