import { createShare, shareById } from '#schemas/api/invented/sharing.ts';
import { shareMappingPrereport } from '#schemas/api/sharing.ts';
import { reportShareVisit } from '../../../sharing/share-visits.ts';
import { findShare, makeShare } from '../../../sharing/shares.ts';
import { route } from '../../route.ts';

export const shareRoutes = [
  route(createShare, async ({ body }, call) => makeShare(call, body)),
  route(shareById, async ({ params }, call) => findShare(call, params.id)),
  route(shareMappingPrereport, async ({ body }, call) => ({ counted: await reportShareVisit(call, body) })),
];
