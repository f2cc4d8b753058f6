import { z } from 'zod';
import { escapeMarkup } from '#schemas/content/escape-markup.ts';
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
    th: 'ข้อความจัดรูปแบบพร้อมหัวข้อ',
    en: 'Formatted text with a title',
    id: 'Teks berformat dengan judul',
  },
  category: 'content',
  icon: 'menu',
  sketch: [...title, ...lines(4, 9)],
  schema,
  defaults: { title: {}, text: {} },
  preset: ({ things }) => {
    const { title = {}, about = {} } = things.at(-1) ?? {};
    const paragraph = ([lang, text]: [string, string]) => [lang, `<p>${escapeMarkup(text)}</p>`];
    return { title, text: Object.fromEntries(Object.entries(about).map(paragraph)) };
  },
  fields: [
    { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 },
    { name: 'text', type: 'RICH_TEXT', label: 'field.text', required: true },
  ],
});
