import { expect, test } from 'vitest';
import { feedItemSchema } from './feed-item.ts';

test.each([
  [{ subjectType: 'deal', content: { contentTypeCode: 'DEAL' } }, 'deal'],
  [{ subjectType: 'CONTENT', content: { contentTypeCode: 'DEAL' } }, 'deal'],
  [{ subjectType: 'note', content: { contentTypeCode: 'NOTE' } }, 'note'],
  [{ subjectType: 'ARTICLE', content: { contentTypeCode: 'ARTICLE' } }, 'article'],
  [{ subjectType: 'goods', goods: { id: '7' }, itemGroupInfo: { groupId: '3', groupCode: 'b3' } }, 'goods'],
])('[F6] %j is an entry of a feed', (item, subjectType) => {
  expect(feedItemSchema.parse({ id: 9, ...item })).toMatchObject({ ...item, id: '9', subjectType });
});

test('[F6] an entry without an id is none', () => {
  expect(feedItemSchema.safeParse({ subjectType: 'deal' }).success).toBe(false);
});
