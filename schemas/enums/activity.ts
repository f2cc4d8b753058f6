export const ACTIVITY_TYPES = ['BONUS', 'LOTTERY', 'BADGE'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** State of an activity by the server's clock; taking part needs RUNNING. */
export const ACTIVITY_STATES = ['COMING_SOON', 'RUNNING', 'ENDED', 'INVALID'] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

/** State of an activity for operators, who see drafts too. */
export const DESK_ACTIVITY_STATES = ['DRAFT', ...ACTIVITY_STATES] as const;
export type DeskActivityState = (typeof DESK_ACTIVITY_STATES)[number];

/** Draw modes: every chance is drawn at once, or becomes a numbered ticket and all are drawn at one time. */
export const DRAW_MODES = ['INSTANT', 'SCHEDULED'] as const;
export type DrawMode = (typeof DRAW_MODES)[number];

export const DRAW_OUTCOMES = ['WON', 'NOTHING', 'TICKET'] as const;

/** Actions that earn a chance of a lottery or a step towards a badge. */
export const CHANCE_REASONS = ['DAILY_VISIT', 'SHARE', 'ALERT', 'APP_DOWNLOAD', 'ORDER'] as const;
export type ChanceReason = (typeof CHANCE_REASONS)[number];

export const AWARD_RECORD_STATUSES = ['NOT_FILL_ADDRESS', 'NOT_DELIVERED', 'DELIVERED'] as const;
export type AwardRecordStatus = (typeof AWARD_RECORD_STATUSES)[number];

export const BONUS_ORDER_STATUSES = ['UN_DELIVERED', 'DELIVERED', 'RETURNED'] as const;
export type BonusOrderStatus = (typeof BONUS_ORDER_STATUSES)[number];

export const PAYMENT_METHODS = ['PROMPTPAY', 'BANK'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const SHARED_TYPES = ['ACTIVITY'] as const;
export const SHARE_TYPES = ['DEAL'] as const;
