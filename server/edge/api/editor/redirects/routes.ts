import * as declared from '#schemas/api/invented/redirects.ts';
import { readRedirects, removeRedirect, saveRedirect } from '../../../../domain/redirects/desk/operations.ts';
import { presentRedirect } from '../../../../domain/redirects/desk/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const editorRedirectRoutes = [
  route(declared.listRedirects, async ({ query }, call) =>
    presentPage(await readRedirects(call, query), presentRedirect),
  ),
  route(declared.createRedirect, async ({ body }, call) =>
    presentRedirect(await saveRedirect(call, undefined, body)),
  ),
  route(declared.updateRedirect, async ({ params, body }, call) =>
    presentRedirect(await saveRedirect(call, params.id, body)),
  ),
  route(declared.removeRedirect, ({ params }, call) => removeRedirect(call, params.id)),
];
