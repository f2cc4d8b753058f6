export const INTERACTION_EVENTS = [
  'view',
  'click',
  'purchase',
  'like',
  'dislike',
  'share',
  'favorite',
  'comment',
] as const;
