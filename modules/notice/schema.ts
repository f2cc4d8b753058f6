import { z } from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';

export const NOTICE_LIMITS = { items: 20, textLength: 120 } as const;

const itemSchema = z.object({
  text: localizedTextValue(NOTICE_LIMITS.textLength).default({}),
  link: jumpValue.optional(),
});

export const noticeSchema = z.object({ items: z.array(itemSchema).max(NOTICE_LIMITS.items).default([]) });

export type NoticeProps = z.infer<typeof noticeSchema>;

export const noticeDefaults: NoticeProps = { items: [] };
