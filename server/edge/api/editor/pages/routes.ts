import * as endpoints from '#schemas/api/invented/editor-pages.ts';
import { AppError } from '#schemas/errors.ts';
import { missedEdits } from '../../../../domain/pages/missed-edits.ts';
import { movePageWithRedirect } from '../../../../domain/pages/page-list/move-with-redirect.ts';
import {
  addCopy,
  addPage,
  archive,
  openedPage,
  pageList,
  pageSummary,
  restore,
} from '../../../../domain/pages/page-list/operations.ts';
import { presentSummary } from '../../../../domain/pages/page-list/presenter.ts';
import { sayPresence } from '../../../../domain/pages/presence.ts';
import { describeTemplate, templatesFor } from '../../../../domain/pages/templates.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route, streamRoute } from '../../route.ts';
import type { Services } from '../../services.ts';

export const editorPageRoutes = ({ editQueue, collaboration }: Services) => [
  route(endpoints.editorPages, async ({ query }, call) =>
    presentPage(await pageList(call, query), presentSummary),
  ),
  route(endpoints.pageTemplates, async (_, { scope }) => templatesFor(scope.tenant).map(describeTemplate)),
  route(endpoints.createPage, async ({ body }, call) => presentSummary(await addPage(call, body))),
  route(endpoints.duplicatePage, async ({ params }, call) => presentSummary(await addCopy(call, params.id))),
  route(endpoints.changeAddress, async ({ params, body }, call) =>
    presentSummary(await movePageWithRedirect(call, params.id, body)),
  ),
  route(endpoints.archivePage, async ({ params }, call) => presentSummary(await archive(call, params.id))),
  route(endpoints.restorePage, async ({ params }, call) => presentSummary(await restore(call, params.id))),
  route(endpoints.openPage, async ({ params }, call) => {
    const { page, ...draft } = await openedPage(call, params.id);
    return { page: presentSummary(page), ...draft };
  }),
  route(endpoints.sendEdits, ({ params, body }, call) => editQueue.apply(call, params.id, body)),
  route(endpoints.missedEdits, ({ params, query }, call) => missedEdits(call, params.id, query.since)),
  route(endpoints.sendPresence, async ({ params, body }, call) => {
    await pageSummary(call, params.id);
    await sayPresence(call, params.id, body);
    return null;
  }),
  streamRoute(endpoints.pageEvents, async ({ params, query }, call, connection) => {
    const { rev } = await pageSummary(call, params.id);
    if (!collaboration) throw new AppError('UNAVAILABLE');
    return collaboration.follow(call, params.id, query.since ?? rev, connection);
  }),
];
