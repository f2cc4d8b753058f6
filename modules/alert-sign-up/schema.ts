import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';

export const ALERT_SIGN_UP = { titleLength: 80, textLength: 200, keywords: 8, keywordLength: 30 } as const;

export const alertSignUpSchema = z.object({
  title: localizedTextValue(ALERT_SIGN_UP.titleLength).default({}),
  text: localizedTextValue(ALERT_SIGN_UP.textLength).default({}),
  /** Predefined keywords. */
  keywords: z
    .array(z.object({ keyword: localizedTextValue(ALERT_SIGN_UP.keywordLength).default({}) }))
    .max(ALERT_SIGN_UP.keywords)
    .default([]),
});

export type AlertSignUpProps = z.infer<typeof alertSignUpSchema>;

export const alertSignUpDefaults: AlertSignUpProps = { title: {}, text: {}, keywords: [] };
