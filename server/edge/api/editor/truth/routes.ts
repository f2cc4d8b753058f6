import { truthReport } from '#schemas/api/invented/truth.ts';
import { lastAudits, presentAudits } from '../../../../domain/truth/truth-desk.ts';

import { route } from '../../route.ts';

export const editorTruthRoutes = [
  route(truthReport, async (_, call) => presentAudits(await lastAudits(call), call)),
];
