import { publishPage, unpublishPage } from '#schemas/api/invented/publishing.ts';
import { route } from '../../route.ts';
import { publish, unpublish } from './operations.ts';

export const editorPublishingRoutes = [
  route(publishPage, ({ params, body }, call) => publish(call, params.id, body)),
  route(unpublishPage, ({ params }, call) => unpublish(call, params.id)),
];
