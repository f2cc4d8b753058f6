import { z } from 'zod';
import { pictureValue } from '#schemas/fields/picture.ts';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { localized } from '#schemas/page/localized.ts';
import { newQuery, sourceValue } from '#schemas/source.ts';

/** Layouts beside the usual one. */
const LAYOUTS = ['grid'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  source: sourceValue('boards'),
  /** Title picture before the boards, with its text in Thai and in English. */
  cover: localized(pictureValue).default({}),
});

export type LeaderboardStripProps = z.infer<typeof schema>;

export const leaderboardStrip = defineModule({
  type: 'leaderboard-strip',
  version: 2,
  name: { th: 'อันดับสินค้า', en: 'Leaderboards', id: 'Peringkat produk' },
  about: {
    th: 'รายการอันดับสินค้า',
    en: 'Ranked lists of products',
    id: 'Daftar peringkat produk',
  },
  category: 'catalogue',
  icon: 'box',
  sketch: [
    [2, 6, 10, 20],
    [15, 6, 14, 20],
    [32, 6, 14, 20],
  ],
  schema,
  defaults: { title: {}, source: newQuery('boards', 8), cover: {} },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'boards', required: true }),
    { name: 'cover', type: 'PICTURE', label: 'field.cover', localized: true },
    ...arrangementFields('strip', LAYOUTS),
  ],
  migrations: {
    1: ({ boards = [], ...rest }) => ({ ...rest, source: { pick: codesOf(boards) } }),
  },
});

/** Codes of the leaderboards of version 1, each once. */
function codesOf(boards: unknown): unknown {
  return Array.isArray(boards) ? [...new Set(boards.map((board) => board?.code))] : boards;
}
