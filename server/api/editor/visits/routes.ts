import { visitReport } from '#schemas/api/invented/visits.ts';
import { route } from '../../route.ts';
import { reportVisits } from './operations.ts';

export const visitRoutes = [route(visitReport, ({ query }, call) => reportVisits(call, query))];
