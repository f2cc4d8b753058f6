import { usedOn } from '#schemas/api/invented/references.ts';
import { usersOf } from '../../../../domain/pages/used-on/operations.ts';
import { route } from '../../route.ts';

export const editorUsedOnRoutes = [
  route(usedOn, async ({ body }, call) => usersOf(call, body.kind, body.ids)),
];
