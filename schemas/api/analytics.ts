import * as z from 'zod/mini';
import { analyticsEventSchema } from '../entities/analytics-event.ts';
import { BEACON } from '../enums/analytics.ts';
import { endpoint } from './endpoint.ts';

export const reportEvents = endpoint({
  id: 'reportEvents',
  method: 'POST',
  path: '/saas-tenant-service/tenant/report',
  summary: 'Takes or drops events of visits; the answer, without content, says nothing of it',
  query: z.object({ requestId: z.optional(z.string()) }),
  body: z.array(analyticsEventSchema).check(z.minLength(1), z.maxLength(BEACON.events)),
  data: z.null(),
  auth: 'none',
  silent: true,
  // Many shoppers of a mobile network share an address.
  limit: { calls: 600, per: 'minute' },
});
