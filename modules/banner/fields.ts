import type { Field } from '#schemas/fields/registry.ts';
import { MAX_SLIDES } from './schema.ts';

export const bannerFields: readonly Field[] = [
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
];
