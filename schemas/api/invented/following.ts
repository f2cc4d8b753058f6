import * as z from 'zod/mini';
import { articleSchema } from '../../entities/article.ts';
import { shownUserSchema } from '../../entities/shown-user.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageRequestSchema } from '../paging.ts';

export const followedContents = endpoint({
  id: 'followedContents',
  method: 'POST',
  path: '/service-in-one/user-follow/followed-contents',
  summary: 'Notes and articles of those whom the member follows, the newest first',
  body: z.object({ pageRequest: pageRequestSchema }),
  data: pagedSchema(articleSchema),
  auth: 'member',
});

export const suggestedPublishers = endpoint({
  id: 'suggestedPublishers',
  method: 'GET',
  path: '/service-in-one/user-follow/suggested-publishers',
  summary: 'Members whose posts are read most, without those whom the member follows already',
  data: z.array(shownUserSchema),
  auth: 'member',
});
