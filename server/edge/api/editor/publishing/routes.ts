import { publishPage, unpublishPage } from '#schemas/api/invented/publishing.ts';
import { publish, unpublish } from '../../../../domain/pages/publish-page.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const editorPublishingRoutes = ({ renderedChecks }: Services) => [
  route(publishPage, ({ params, body }, call) => publish({ ...call, renderedChecks }, params.id, body)),
  route(unpublishPage, ({ params }, call) => unpublish(call, params.id)),
];
