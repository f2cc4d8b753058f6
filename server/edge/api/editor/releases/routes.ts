import * as declared from '#schemas/api/invented/releases.ts';
import {
  cancel,
  createRelease,
  presentRelease,
  releasesOf,
  revert,
} from '../../../../domain/pages/release-desk.ts';

import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const editorReleaseRoutes = ({ renderedChecks }: Services) => [
  route(declared.createRelease, async ({ body }, call) =>
    presentRelease(await createRelease({ ...call, renderedChecks }, body)),
  ),
  route(declared.listReleases, async ({ query }, call) =>
    presentPage(await releasesOf(call, query), presentRelease),
  ),
  route(declared.revertRelease, async ({ params }, call) => presentRelease(await revert(call, params.id))),
  route(declared.cancelRelease, async ({ params }, call) => presentRelease(await cancel(call, params.id))),
];
