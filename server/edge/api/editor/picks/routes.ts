import { lookUpPicks, searchPicks } from '#schemas/api/invented/editor-picks.ts';
import { foundPicks, namedPicks } from '../../../../domain/pages/picks/operations.ts';
import { presentDeskPick } from '../../../../domain/pages/picks/presenter.ts';
import { route } from '../../route.ts';

export const editorPickRoutes = [
  route(searchPicks, async ({ body }, call) =>
    (await foundPicks(call, body)).map((row) => presentDeskPick(row, row, call)),
  ),
  route(lookUpPicks, async ({ body }, call) => {
    const find = await namedPicks(call, body.refs);
    return body.refs.map((ref) => presentDeskPick(ref, find(ref), call));
  }),
];
