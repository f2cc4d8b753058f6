import { pageChecks } from '#schemas/api/invented/checks.ts';
import { pageFacts } from '../../../../domain/pages/checks/page-facts.ts';
import { versionDocument } from '../../../../domain/pages/publishing/publish-version.ts';
import { storedPage } from '../../../../domain/pages/publishing/stored-page.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const editorCheckRoutes = ({ renderedChecks }: Services) => [
  route(pageChecks, async ({ params, query: { version } }, call) => {
    const { id: pageId, path, draft, rev } = await storedPage(call, params.id);
    const document = version === undefined ? draft : await versionDocument(call, pageId, version);
    return { rev, facts: await pageFacts({ ...call, renderedChecks }, { pageId, path, document }) };
  }),
];
