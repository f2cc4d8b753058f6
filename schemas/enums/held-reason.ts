/**
 * Reasons for which nothing is said of a price: ten times below or above the usual one, a range whose highest price is ten
 * times its lowest, and an operator's word that it is wrong.
 */
export const HELD_REASONS = ['TOO_LOW', 'TOO_HIGH', 'BAIT', 'DROPPED'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Decisions of an operator on a price: it may speak, or it is wrong. */
export const PRICE_DECISIONS = ['passed', 'dropped'] as const;
export type PriceDecision = (typeof PRICE_DECISIONS)[number];
