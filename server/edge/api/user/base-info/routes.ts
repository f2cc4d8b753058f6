import { serverInfo } from '#schemas/api/user.ts';
import { route } from '../../route.ts';

export const baseInfoRoutes = [route(serverInfo, async (_, { now }) => ({ currentTimeMillis: now() }))];
