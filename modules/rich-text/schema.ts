import { z } from 'zod';
import { richTextValue } from '#schemas/fields/rich-text.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';

export const richTextSchema = z.object({ title: localizedTextValue(80), text: richTextValue });

export type RichTextProps = z.infer<typeof richTextSchema>;

export const richTextDefaults: RichTextProps = { title: {}, text: {} };
