import { lookUpPicks, searchPicks } from '#schemas/api/invented/editor-picks.ts';
import { foundPicks, namedPicks } from '../../../../domain/pages/picks/operations.ts';
import { presentPick } from '../../../../domain/pages/picks/presenter.ts';
import { route } from '../../route.ts';

export const editorPickRoutes = [
  route(searchPicks, async ({ body }, call) =>
    (await foundPicks(call, body)).map((row) => presentPick(row, row, call)),
  ),
  route(lookUpPicks, async ({ body }, call) => {
    const find = await namedPicks(call, body.refs);
    return body.refs.map((ref) => presentPick(ref, find(ref), call));
  }),
];
