import { z } from 'zod';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { row } from '#schemas/module/sketch.ts';
import { sourceValue } from '#schemas/source.ts';

/** Layouts beside the usual one. */
const LAYOUTS = ['grid'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** Topics on the shelf if left out. */
  source: z.optional(sourceValue('topics')),
});

export type TopicsProps = z.infer<typeof schema>;

export const topics = defineModule({
  type: 'topics',
  version: 1,
  name: { th: 'ธีมช้อป', en: 'Shopping themes', id: 'Tema belanja' },
  about: {
    th: 'ภาพปกของธีมช้อป',
    en: 'Covers of the shopping themes',
    id: 'Sampul tema belanja',
  },
  category: 'content',
  icon: 'compass',
  sketch: row(3, 4, 24),
  schema,
  defaults: { title: {} },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'topics', automatic: 'field.source.allTopics' }),
    ...arrangementFields('strip', LAYOUTS),
  ],
});
