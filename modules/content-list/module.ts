import { z } from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { relatedContentsValue } from '#schemas/fields/related-contents.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';
import { title } from '#schemas/module/sketch.ts';

const schema = z.object({
  title: localizedTextValue(80).default({}),
  /** Target of "see all". */
  link: jumpValue.optional(),
  contents: relatedContentsValue.default([]),
});

export type ContentListProps = z.infer<typeof schema>;

export const contentList = defineModule({
  type: 'content-list',
  version: 1,
  name: { th: 'บทความที่เลือก', en: 'Picked articles', id: 'Artikel pilihan' },
  about: {
    th: 'บทความที่คุณเลือกเอง',
    en: 'Articles you pick yourself',
    id: 'Artikel yang Anda pilih sendiri',
  },
  category: 'content',
  icon: 'compass',
  sketch: [...title, [2, 10, 12, 8], [17, 11, 26, 3], [2, 21, 12, 8], [17, 22, 26, 3]],
  schema,
  defaults: { title: {}, contents: [] },
  fields: [
    { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 },
    { name: 'link', type: 'JUMP', label: 'field.link' },
    {
      name: 'contents',
      type: 'RELATED_CONTENTS',
      tab: 'data',
      label: 'field.contents',
      required: true,
      maxItems: 100,
    },
  ],
});
