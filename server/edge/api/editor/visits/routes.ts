import { visitReport } from '#schemas/api/invented/visits.ts';
import { reportVisits } from '../../../../domain/analytics/visits.ts';
import { route } from '../../route.ts';

export const visitRoutes = [route(visitReport, ({ query }, call) => reportVisits(call, query))];
