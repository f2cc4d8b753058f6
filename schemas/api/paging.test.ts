import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { pagedSchema, pageRequestSchema } from './paging.ts';

describe('page request', () => {
  test.each([
    [undefined, { page: 1, size: 20 }],
    [{}, { page: 1, size: 20 }],
    [
      { page: 3, size: 7 },
      { page: 3, size: 7 },
    ],
    [
      { page: '3', size: '7' },
      { page: 3, size: 7 },
    ],
    [{ page: 0 }, { page: 1, size: 20 }],
    [{ page: -1 }, { page: 1, size: 20 }],
    [{ page: 'abc' }, { page: 1, size: 20 }],
    [
      { page: 1.5, size: null },
      { page: 1, size: 20 },
    ],
    [
      { page: 2, size: 1000 },
      { page: 2, size: 100 },
    ],
    [{ page: 1e300 }, { page: 1e9, size: 20 }],
  ])('%j is read as %j', (input, expected) => {
    expect(pageRequestSchema.parse(input)).toEqual(expected);
  });
});

describe('paged data', () => {
  const schema = pagedSchema(z.looseObject({ id: z.string() }));

  test('[F7 shape] reads content, totalElements and hasNext', () => {
    const page = { content: [{ id: 'a' }], totalElements: 37, hasNext: true };
    expect(schema.parse(page)).toEqual(page);
    expect(schema.safeParse({ content: [] }).success).toBe(false);
  });

  test('loses a broken item, not the page', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(schema.parse({ content: [{}, { id: 'a' }], totalElements: 2, hasNext: false }).content).toEqual([
      { id: 'a' },
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
