import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type EndpointArgs,
  type EndpointData,
  type EndpointInput,
  endpoint,
  endpointUrl,
  pathNames,
} from './endpoint.ts';

const board = endpoint({
  id: 'boards.get',
  method: 'GET',
  path: '/service-in-one/item-groups/{id}',
  summary: 'A leaderboard',
  params: z.object({ id: z.string() }),
  query: z.object({ ignoreOnline: z.optional(z.boolean()) }),
  data: z.object({ name: z.string() }),
  auth: 'none',
});

describe('endpoint', () => {
  test('keeps its literal path and the types of input and output', () => {
    expectTypeOf(board.path).toEqualTypeOf<'/service-in-one/item-groups/{id}'>();
    expectTypeOf<EndpointArgs<typeof board>>().toExtend<{
      params: { id: string };
      query: { ignoreOnline?: boolean };
    }>();
    expectTypeOf<EndpointInput<typeof board>['query']>().toEqualTypeOf<{ ignoreOnline?: boolean }>();
    expectTypeOf<EndpointData<typeof board>>().toEqualTypeOf<{ name: string }>();
    expect(pathNames(board.path)).toEqual(['id']);
  });

  test('fills in the path and the query', () => {
    expect(
      endpointUrl(board, { params: { id: 'a/b ก' }, query: { ignoreOnline: true, label: undefined } }),
    ).toBe('/service-in-one/item-groups/a%2Fb%20%E0%B8%81?ignoreOnline=true');
    expect(endpointUrl(board, { params: { id: 7 }, query: { codes: ['a', 'b'] } })).toBe(
      '/service-in-one/item-groups/7?codes=a&codes=b',
    );
  });

  test.each([undefined, null, '', '.', '..'])('refuses the path value %j', (id) => {
    expect(() => endpointUrl(board, { params: { id } })).toThrow(RangeError);
  });
});
