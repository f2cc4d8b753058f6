import { z } from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { pictureValue } from '#schemas/fields/picture.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';
import { localized } from '#schemas/page/localized.ts';
import { perLanguage } from '#schemas/per-language.ts';

const MAX_SLIDES = 20;

const slideSchema = z.object({
  picture: localized(pictureValue),
  link: jumpValue.optional(),
  /** True for a paid slide, which has the Ad tag. */
  advertised: z.boolean().default(false),
  /** Accessible name of the slide. */
  title: localizedTextValue().default({}),
});

const schema = z.object({ slides: z.array(slideSchema).max(MAX_SLIDES).default([]) });

export type BannerProps = z.infer<typeof schema>;

export const banner = defineModule({
  type: 'banner',
  version: 1,
  name: { th: 'แบนเนอร์', en: 'Banner', id: 'Banner promo' },
  about: {
    th: 'รูปใหญ่ที่สลับแสดง',
    en: 'Large pictures that take turns',
    id: 'Gambar besar yang bergantian',
  },
  category: 'promotion',
  icon: 'star',
  sketch: [
    [2, 4, 44, 20],
    [20, 27, 3, 2],
    [24, 27, 3, 2],
    [28, 27, 3, 2],
  ],
  schema,
  defaults: { slides: [] },
  preset: ({ things }) => ({
    slides: things.slice(0, 3).map(({ picture, title, link }) => ({
      picture: perLanguage(() => ({ ...picture, alt: {} })),
      title,
      link,
      advertised: false,
    })),
  }),
  fields: [
    {
      name: 'slides',
      type: 'LIST',
      label: 'field.slides',
      max: MAX_SLIDES,
      item: [
        {
          name: 'picture',
          type: 'PICTURE',
          label: 'field.picture',
          required: true,
          localized: true,
          artDirection: true,
          namedBy: 'title',
        },
        { name: 'title', type: 'TEXT', label: 'field.title', localized: true },
        { name: 'link', type: 'JUMP', label: 'field.link' },
        {
          name: 'advertised',
          type: 'SELECT',
          label: 'field.advertised',
          options: [
            { value: false, label: 'option.no' },
            { value: true, label: 'option.yes' },
          ],
        },
      ],
    },
  ],
});
