import { z } from 'zod';
import { richTextValue } from '#schemas/fields/rich-text.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';
import { lines, title } from '#schemas/module/sketch.ts';

const schema = z.object({ title: localizedTextValue(80), text: richTextValue });

export type RichTextProps = z.infer<typeof schema>;

export const richText = defineModule({
  type: 'rich-text',
  version: 1,
  name: { th: 'ข้อความ', en: 'Text', id: 'Teks' },
  about: {
    th: 'ข้อความจัดรูปแบบพร้อมหัวเรื่อง',
    en: 'Formatted text with a title',
    id: 'Teks berformat dengan judul',
  },
  category: 'content',
  icon: 'menu',
  sketch: [...title, ...lines(4, 9)],
  schema,
  defaults: { title: {}, text: {} },
  fields: [
    { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 },
    { name: 'text', type: 'RICH_TEXT', label: 'field.text', required: true },
  ],
});
