import { z } from 'zod';
import { defineModule } from '#schemas/module/define.ts';
import { row } from '#schemas/module/sketch.ts';

/** No props: the tenant's topics can't be configured here. */
const schema = z.object({});

export type TopicsProps = z.infer<typeof schema>;

export const topics = defineModule({
  type: 'topics',
  version: 1,
  name: { th: 'หัวข้อพิเศษ', en: 'Topics', id: 'Topik' },
  about: {
    th: 'ปกของหัวข้อพิเศษ',
    en: 'Covers of the special topics',
    id: 'Sampul topik khusus',
  },
  category: 'content',
  icon: 'compass',
  sketch: row(3, 4, 24),
  schema,
  defaults: {},
  fields: [],
});
