import type { ModuleFixtures } from '#runtime/module.ts';
import type { PickedContent } from '#schemas/entities/picked-content.ts';
import { articles, deals, notes, topics } from '#storefront/fixtures.ts';
import type { ContentListData } from './load.ts';
import type { ContentListProps } from './module.ts';

const of = (title: ContentListProps['title'], ...contents: PickedContent[]) => ({
  props: { title, source: { pick: contents.map(({ type }, index) => ({ type, code: `c${index}` })) } },
  data: { contents: contents.map((content, index) => ({ ...content, code: `c${index}` })) },
});

export const contentListFixtures: ModuleFixtures<ContentListProps, ContentListData> = {
  default: of(
    { th: 'อ่านก่อนซื้อ', en: 'Read before you buy' },
    { type: 'CONTENT', deal: deals.default },
    { type: 'NOTE', article: notes.default },
    { type: 'ARTICLE', article: articles.default },
    { type: 'TOPIC', topic: topics.default },
  ),
  empty: of({ th: 'อ่านก่อนซื้อ' }),
  longestThai: of(
    { th: 'ที่ชาร์จเร็วและปั๊มน้ำอัตโนมัติ กู้ภัยที่นี่ ฎุฏู' },
    { type: 'CONTENT', deal: deals.longestThai },
    { type: 'ARTICLE', article: articles.longest },
    { type: 'TOPIC', topic: topics.longest },
  ),
  longestIndonesian: {
    ...of(
      { id: 'Perlengkapan rumah tangga elektronik berpenghematan energi' },
      { type: 'CONTENT', deal: deals.longestIndonesian },
    ),
    lang: 'id',
  },
  missingImage: of(
    {},
    { type: 'CONTENT', deal: deals.missingImage },
    { type: 'ARTICLE', article: articles.missingImage },
  ),
};
