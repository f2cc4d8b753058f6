/**
 * Codes of what is wrong with an entry's value: `REQUIRED`, `INVALID` for one that the field's schema or another value
 * refuses, `TAKEN` for one that another entry has, `ELSEWHERE` for an address that isn't the shop's or a trusted site's,
 * `LOOP` for a redirect that would lead back to itself, `SHOWN` for one from an address that the shop always shows.
 */
export const VALUE_PROBLEMS = ['REQUIRED', 'INVALID', 'TAKEN', 'ELSEWHERE', 'LOOP', 'SHOWN'] as const;
export type ValueProblemCode = (typeof VALUE_PROBLEMS)[number];
