import { reportEvents } from '#schemas/api/analytics.ts';
import { rawRoute } from '../../route.ts';
import type { Services } from '../../services.ts';

export const beaconRoutes = ({ ingest }: Services) => [
  rawRoute(reportEvents, (request, { scope }, { address }) => ingest.receive(request, scope, address)),
];
