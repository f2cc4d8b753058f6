import { pageChecks } from '#schemas/api/invented/checks.ts';
import { pageFacts } from '../../../../domain/pages/checks/page-facts.ts';
import { storedPage } from '../../../../domain/pages/publishing/stored-page.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const editorCheckRoutes = ({ renderedChecks }: Services) => [
  route(pageChecks, async ({ params }, call) => {
    const { id: pageId, path, draft: document, rev } = await storedPage(call, params.id);
    return { rev, facts: await pageFacts({ ...call, renderedChecks }, { pageId, path, document }) };
  }),
];
