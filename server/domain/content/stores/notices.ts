import { notices } from '../../members/schema.ts';
import { type ContentStore, column } from '../store.ts';

export const noticeStore: ContentStore = {
  table: notices,
  fields: {
    title: column(notices.title),
    content: column(notices.content),
    link: column(notices.link),
    publishedAt: column(notices.publishedAt),
  },
  searched: ['title', 'content'],
  // Members' own pages are never cached.
  tags: () => [],
};
