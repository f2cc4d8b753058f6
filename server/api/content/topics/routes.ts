import * as content from '#schemas/api/content.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { topicBySubtitle, topicPage } from './operations.ts';
import { presentTopic } from './presenter.ts';

export const topicRoutes = [
  route(content.topics, async ({ body }, call) =>
    presentPage(await topicPage(call, body.shelved, body.pageRequest), (row) => presentTopic(row, call)),
  ),
  route(content.topicBySubtitle, async ({ query }, call) =>
    presentTopic(await topicBySubtitle(call, query.subtitle), call),
  ),
];
