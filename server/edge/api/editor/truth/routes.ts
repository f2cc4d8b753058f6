import { truthReport } from '#schemas/api/invented/truth.ts';
import { lastAudits } from '../../../../domain/truth/desk/operations.ts';
import { presentAudits } from '../../../../domain/truth/desk/presenter.ts';
import { route } from '../../route.ts';

export const editorTruthRoutes = [
  route(truthReport, async (_, call) => presentAudits(await lastAudits(call), call)),
];
