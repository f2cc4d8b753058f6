import { auditEntries as endpoint } from '#schemas/api/invented/operators.ts';
import { auditEntries, presentAuditEntry } from '../../../../domain/operators/audit-log.ts';

import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const auditRoutes = [
  route(endpoint, async ({ query }, call) => presentPage(await auditEntries(call, query), presentAuditEntry)),
];
