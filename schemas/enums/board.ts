/** Sort criteria of a leaderboard. S1 §3 calls the score both SCORE and AVERAGE_SCORE. */
export const BOARD_ORDER_TYPES = ['SOLD_QUANTITY', 'SCORE', 'DISCOUNT', 'REVIEW_COUNT'] as const;
export const BOARD_ORDER_ALIASES = { AVERAGE_SCORE: 'SCORE' } as const;
export const BOARD_GENERATION_TYPES = ['MANUAL', 'AUTO'] as const;
export const BOARD_SUBJECT_TYPES = ['GOODS', 'CONTENT', 'TOPIC'] as const;
