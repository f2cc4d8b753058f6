import { z } from 'zod';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { row, title } from '#schemas/module/sketch.ts';
import { newQuery, sourceValue } from '#schemas/source.ts';

/** Layouts beside the usual one. */
const LAYOUTS = ['grid'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** A list is a deal module's id; `zbc` and `zbe` also name the tenant's collection and its exclusive deals. */
  source: sourceValue('deals'),
});

export type DealsProps = z.infer<typeof schema>;

export const deals = defineModule({
  type: 'deals',
  version: 2,
  name: { th: 'โมดูลดีล', en: 'Deals module', id: 'Modul promo' },
  about: {
    th: 'ดีลที่เลือกเอง จากชุดดีล หรือตามเงื่อนไข เรียงเป็นแถว',
    en: 'Deals in a row: your picks, a list, or whatever meets your conditions',
    id: 'Promo dalam satu baris: pilihan Anda, dari daftar, atau yang memenuhi syarat Anda',
  },
  category: 'deals',
  icon: 'tag',
  sketch: [...title, ...row(4, 10, 18)],
  schema,
  defaults: { title: {}, source: newQuery('deals', 12) },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'deals', required: true }),
    ...arrangementFields('strip', LAYOUTS),
  ],
  migrations: {
    1: ({ moduleId, ...rest }) => ({ ...rest, source: moduleId ? { list: moduleId } : { pick: [] } }),
  },
});
