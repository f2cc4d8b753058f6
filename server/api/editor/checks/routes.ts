import { pageChecks } from '#schemas/api/invented/checks.ts';
import { pageFacts } from '../../../checks/page-facts.ts';
import { storedPage } from '../../../publishing/stored-page.ts';
import { route } from '../../route.ts';

export const editorCheckRoutes = [
  route(pageChecks, async ({ params }, call) => {
    const { id: pageId, path, draft: document, rev } = await storedPage(call, params.id);
    return { rev, facts: await pageFacts(call, { pageId, path, document }) };
  }),
];
