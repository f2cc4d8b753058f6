import { recentRequests } from '#schemas/api/invented/operators.ts';
import { route } from '../../route.ts';

const LIST_LENGTH = 100;

export const requestRoutes = [
  route(recentRequests, async (_, { journal, scope }) => journal.newest(scope.tenantId, LIST_LENGTH)),
];
