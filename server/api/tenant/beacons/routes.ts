import { reportEvents } from '#schemas/api/analytics.ts';
import { rawRoute } from '../../route.ts';

export const beaconRoutes = [
  rawRoute(reportEvents, (request, { scope, ingest }, address) => ingest.receive(request, scope, address)),
];
