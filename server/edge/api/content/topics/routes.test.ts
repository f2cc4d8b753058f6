import { describe, expect, test } from 'vitest';
import * as content from '#schemas/api/content.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { topics } from '../../../../domain/articles/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { topicRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

await db
  .insert(topics)
  .values([
    topicRow('zest', 'ลดแรง กลางปี', { id: 't1', position: 2, cover: '/media/t1.webp' }),
    topicRow('zest', 'Back to school', { id: 't2', position: 1 }),
    topicRow('zest', 'T-shirt sale', { id: 't3', position: 3 }),
    topicRow('zest', 'pay-day', { id: 't5', position: 5 }),
    topicRow('zest', 'pay day', { id: 't4', position: 4 }),
    topicRow('zest', 'secret', { id: 't6', shelved: false }),
  ]);

const ids = async (body: { shelved?: boolean; pageRequest?: object }) =>
  (await api.call(content.topics, { body })).content.map(({ id }) => id);
const detail = (subtitle: string) => api.call(content.topicBySubtitle, { query: { subtitle } });

describe('the list', () => {
  test('contains the topics on the shelf in their order', async () => {
    expect(await ids({})).toEqual(['t2', 't1', 't3', 't4', 't5']);
    expect(await ids({ pageRequest: { page: 2, size: 2 } })).toEqual(['t3', 't4']);
  });

  test('never contains a topic off the shelf', async () => {
    expect(await ids({ shelved: false })).toEqual([]);
    await expect(detail('secret')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('a topic', () => {
  test('has title, subtitle, tagline and cover', async () => {
    expect(await detail('ลดแรง กลางปี')).toEqual({
      id: 't1',
      title: 'zest topic ลดแรง กลางปี English',
      subtitle: 'ลดแรง กลางปี',
      tagline: 'zest tagline ลดแรง กลางปี English',
      coverImage: { url: '/media/t1.webp' },
    });
  });

  test.each([
    ['Back to school', 't2'],
    ['Back-to-school', 't2'],
    ['ลดแรง-กลางปี', 't1'],
    ['T-shirt-sale', 't3'],
    ['pay-day', 't5'],
    ['pay day', 't4'],
  ])('[X28] is found by its subtitle, or by its path: %s', async (subtitle, id) => {
    expect((await detail(subtitle)).id).toBe(id);
  });

  test.each(['back to school', 'none', '%'])('is not found by %s', async (subtitle) => {
    await expect(detail(subtitle)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
