import { keywords } from '../../search/schema.ts';
import { type ContentStore, column } from '../store.ts';

export const keywordStore: ContentStore = {
  table: keywords,
  fields: { keyword: column(keywords.keyword), heat: column(keywords.heat) },
  searched: ['keyword'],
  tags: () => ['keywords'],
};
