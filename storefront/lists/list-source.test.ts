import { expect, test } from 'vitest';
import type { ApiClient } from '#schemas/api/endpoint.ts';
import { type ListSource, listPage } from './list-source.ts';

/** Requests that a list sends for its page. */
async function asked(source: ListSource, page: number) {
  const calls: unknown[] = [];
  const call = async ({ id }: { id: string }, { body }: { body: object }) => {
    calls.push([id, body]);
    return { content: [{ id: 'x' }], totalElements: 1, hasNext: false };
  };
  const { content } = await listPage({ call } as unknown as ApiClient, source, page);
  return { calls, content };
}

test('[B4 ranking] the leaderboards of a page are those of the type RANKING', async () => {
  const { calls } = await asked({ kind: 'boards' }, 2);
  expect(calls).toEqual([['boards', { groupType: 'RANKING', pageRequest: { page: 2, size: 20 } }]]);
});

test('[B4 refs] the places of a leaderboard are requested by its id, and numbered on from the previous pages', async () => {
  const { calls, content } = await asked({ kind: 'board-places', groupId: '402' }, 3);
  expect(calls).toEqual([['boardRefs', { groupId: '402', pageRequest: { page: 3, size: 20 } }]]);
  expect(content).toMatchObject([{ type: 'place', rank: 41 }]);
});
