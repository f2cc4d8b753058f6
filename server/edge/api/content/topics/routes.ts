import * as content from '#schemas/api/content.ts';
import { topicBySubtitle, topicPage } from '../../../../domain/articles/topics/operations.ts';
import { presentTopic } from '../../../../domain/articles/topics/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const topicRoutes = [
  route(content.topics, async ({ body }, call) =>
    presentPage(await topicPage(call, body.shelved, body.pageRequest), (row) => presentTopic(row, call)),
  ),
  route(content.topicBySubtitle, async ({ query }, call) =>
    presentTopic(await topicBySubtitle(call, query.subtitle), call),
  ),
];
