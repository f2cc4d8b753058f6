import { z } from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { pictureValue } from '#schemas/fields/picture.ts';
import { defineModule } from '#schemas/module/define.ts';

const schema = z.object({
  picture: pictureValue.optional(),
  link: jumpValue.optional(),
});

export type PictureProps = z.infer<typeof schema>;

export const picture = defineModule({
  type: 'picture',
  version: 1,
  name: { th: 'รูปภาพ', en: 'Picture', id: 'Gambar' },
  about: {
    th: 'รูปเดียวพร้อมลิงก์',
    en: 'One picture with a link',
    id: 'Satu gambar dengan tautan',
  },
  category: 'content',
  icon: 'image',
  sketch: [[2, 4, 44, 24]],
  schema,
  defaults: {},
  preset: ({ things: [thing] }) =>
    thing ? { picture: { ...thing.picture, alt: thing.title }, link: thing.link } : {},
  fields: [
    { name: 'picture', type: 'PICTURE', label: 'field.picture', required: true, artDirection: true },
    { name: 'link', type: 'JUMP', label: 'field.link' },
  ],
});
