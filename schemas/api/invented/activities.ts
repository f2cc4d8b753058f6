import * as z from 'zod/mini';
import { activitySummarySchema } from '../../entities/activity.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';

export const activityList = endpoint({
  id: 'activityList',
  method: 'GET',
  path: '/saas-user-service/activity/list',
  summary: 'The tenant’s activities: what runs, what is coming, what is over',
  query: z.object(pageShape),
  data: pagedSchema(activitySummarySchema),
  auth: 'none',
  previewable: true,
  isFresh: true,
});
