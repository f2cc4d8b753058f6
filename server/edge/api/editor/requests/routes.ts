import { recentRequests } from '#schemas/api/invented/operators.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

const LIST_LENGTH = 100;

export const requestRoutes = ({ journal }: Services) => [
  route(recentRequests, async (_, { scope }) => journal.newest(scope.tenantId, LIST_LENGTH)),
];
