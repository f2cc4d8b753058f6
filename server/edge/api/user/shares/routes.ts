import { createShare, shareById } from '#schemas/api/invented/sharing.ts';
import { shareMappingPrereport } from '#schemas/api/sharing.ts';
import { reportShareVisit } from '../../../../domain/sharing/share-visits.ts';
import { findShare, makeShare } from '../../../../domain/sharing/shares.ts';
import { route } from '../../route.ts';

export const shareRoutes = [
  route(createShare, async ({ body }, call, { headers }) => makeShare({ ...call, headers }, body)),
  route(shareById, async ({ params }, call) => findShare(call, params.id)),
  route(shareMappingPrereport, async ({ body }, call, { headers }) => ({
    counted: await reportShareVisit({ ...call, headers }, body),
  })),
];
