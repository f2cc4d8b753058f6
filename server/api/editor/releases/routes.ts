import * as declared from '#schemas/api/invented/releases.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { cancel, createRelease, releasesOf } from './operations.ts';
import { presentRelease } from './presenter.ts';

export const editorReleaseRoutes = [
  route(declared.createRelease, async ({ body }, call) => presentRelease(await createRelease(call, body))),
  route(declared.listReleases, async ({ query }, call) =>
    presentPage(await releasesOf(call, query), presentRelease),
  ),
  route(declared.cancelRelease, async ({ params }, call) => presentRelease(await cancel(call, params.id))),
];
