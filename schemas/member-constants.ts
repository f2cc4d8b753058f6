// The numbers of S1 §9 and S2 §9 for members and activities, which most screens do without.

export const NICKNAME = { minLength: 2, maxLength: 20, forbidden: '@<>/' } as const;
export const PASSWORD = { minLength: 8, maxLength: 20 } as const;
/** First day that a birthday can be. */
export const FIRST_BIRTHDAY = '1900-01-01';
export const AUTH_CODE = { resendS: 60, autoLoginS: 3 } as const;
export const PHONE = { defaultAreaCode: '66' } as const;
export const REPORT = { minReasonLength: 10, maxReasonLength: 1000 } as const;
/** Maximum number of messages kept for a member, up to which a type's unread ones are counted. */
export const MESSAGES = { kept: 500, readAtOnce: 100 } as const;
export const DEAL_ALERT = {
  maxSubscriptions: 10,
  maxCategories: 3,
  maxTags: 3,
  maxKeywordLength: 50,
  /** Time of the daily mail in the tenant's time zone, and the maximum number of deals in it. */
  mailTime: '08:00',
  maxDeals: 20,
} as const;
export const PRICE_ALERT = {
  /** Maximum number of a member's price alerts. */
  max: 100,
  /** Quiet hours in the tenant's time zone. */
  quietFrom: '22:00',
  quietUntil: '08:00',
  /** Maximum number of browsers that get a member's alerts. */
  maxDevices: 10,
} as const;
export const PRIZE = { deliveryWorkingDays: 14, confirmAfterDays: 1 } as const;
export const BONUS = { pageSize: 20 } as const;
export const COMMENTS = { subPageSize: 10, subRepliesPerRoot: 2 } as const;
export const COMMENT_TEXT = { maxLength: 1000, maxMentions: 10 } as const;
