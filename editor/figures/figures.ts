/** What is counted of every day. */
export const TOTALS = ['visits', 'visitors', 'views', 'outbound'] as const;
