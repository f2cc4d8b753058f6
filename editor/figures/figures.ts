/** Totals of each day. */
export const TOTALS = ['visits', 'visitors', 'views', 'outbound'] as const;
