export const LANGUAGES = ['th', 'en', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language a page is rendered in when nothing chooses one (S1 §9), and the one a missing text falls back to (S2 §9). */
export const DEFAULT_LANGUAGE: Language = 'th';
export const FALLBACK_LANGUAGE: Language = 'en';
