import { auditEntries as endpoint } from '#schemas/api/invented/operators.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { auditEntries } from './operations.ts';
import { presentEntry } from './presenter.ts';

export const auditRoutes = [
  route(endpoint, async ({ query }, call) => presentPage(await auditEntries(call, query), presentEntry)),
];
