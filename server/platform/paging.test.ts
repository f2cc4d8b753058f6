import { expect, test } from 'vitest';
import { LIST_LENGTH } from '#schemas/constants.ts';
import { readPage } from './paging.ts';

/** Reads a page of a list with `total` rows. */
function read(page: number, size: number, total = LIST_LENGTH) {
  const asked: { limit: number; offset: number }[] = [];
  const rows = async (part: { limit: number; offset: number }) => {
    asked.push(part);
    return Array.from({ length: Math.min(part.limit, total - part.offset) }, (_, i) => part.offset + i);
  };
  return readPage({ page, size }, { count: async () => total, rows }).then((answer) => ({ answer, asked }));
}

test('no list continues beyond its 10,000th row', async () => {
  const { answer, asked } = await read(334, 30, 20_000);
  expect(asked).toEqual([{ offset: 9_990, limit: 10 }]);
  expect(answer.content).toHaveLength(10);
});

test('a page beyond the end of a list is empty and queries no rows', async () => {
  expect(await read(501, 20)).toEqual({
    answer: { content: [], totalElements: LIST_LENGTH, hasNext: false },
    asked: [],
  });
});

test('hasNext depends on the number of rows', async () => {
  expect((await read(1, 20, 21)).answer).toMatchObject({ totalElements: 21, hasNext: true });
  expect((await read(2, 20, 21)).answer).toMatchObject({ content: [20], hasNext: false });
  expect((await read(1, 20, 20)).answer).toMatchObject({ hasNext: false });
});
