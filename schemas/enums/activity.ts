export const ACTIVITY_TYPES = ['BONUS', 'LOTTERY', 'BADGE'] as const;
export const AWARD_RECORD_STATUSES = ['NOT_FILL_ADDRESS', 'NOT_DELIVERED', 'DELIVERED'] as const;
export const BONUS_ORDER_STATUSES = ['UN_DELIVERED', 'DELIVERED', 'RETURNED'] as const;
export const SHARE_TYPES = ['DEAL'] as const;
