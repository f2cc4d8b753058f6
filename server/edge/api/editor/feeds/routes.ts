import {
  addFeed,
  beginFeedUpload,
  changeFeed,
  decideFeedRun,
  dryRunFeed,
  feedList,
  feedRunReport,
  feedRuns,
  inspectFeed,
  readFeed,
  readFeedRun,
  removeFeed,
  runFeed,
  scheduleFeed,
  sendFeedPart,
} from '#schemas/api/invented/feeds.ts';
import {
  add,
  change,
  deleteFeed,
  feedOf,
  feedsOf,
  schedule,
} from '../../../../domain/feeds/desk/operations.ts';
import { presentFeed } from '../../../../domain/feeds/desk/presenter.ts';
import { inspect } from '../../../../domain/feeds/inspection/operations.ts';
import {
  decideRun,
  presentRun,
  presentRunDetail,
  report,
  runOf,
  runPage,
  startFeedRun,
} from '../../../../domain/feeds/run-desk.ts';

import { addPart, begin, uploadData } from '../../../../domain/feeds/uploads.ts';
import { createSafeFetch } from '../../../../platform/outgoing/safe-fetch.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route, streamRoute } from '../../route.ts';
import type { Services } from '../../services.ts';

export const editorFeedRoutes = ({ dataDir, vault, outgoing }: Services) => {
  const safeFetch = createSafeFetch(outgoing);
  const storing = { dataDir, vault, outgoing };
  return [
    route(feedList, async (_, call) => (await feedsOf(call)).map((one) => presentFeed(one, call.lang))),
    route(readFeed, async ({ params }, call) => presentFeed(await feedOf(call, params.id), call.lang)),
    route(addFeed, async ({ body }, call) =>
      presentFeed(await add({ ...call, ...storing }, body), call.lang),
    ),
    route(changeFeed, async ({ params, body }, call) =>
      presentFeed(await change({ ...call, ...storing }, params.id, body), call.lang),
    ),
    route(scheduleFeed, async ({ params, body }, call) =>
      presentFeed(await schedule({ ...call, ...storing }, params.id, body), call.lang),
    ),
    route(removeFeed, async ({ params }, call) => deleteFeed({ ...call, ...storing }, params.id)),
    route(inspectFeed, async ({ body }, call) => inspect({ ...call, dataDir, vault, safeFetch }, body)),
    route(beginFeedUpload, async ({ body }, call) => uploadData(await begin(call, body))),
    route(sendFeedPart, async ({ params, query, file }, call) =>
      uploadData(await addPart({ ...call, dataDir }, params.id, query.offset, file)),
    ),
    route(runFeed, async ({ params }, call) =>
      presentRunDetail(await startFeedRun(call, params.id, 'apply'), call.lang),
    ),
    route(dryRunFeed, async ({ params }, call) =>
      presentRunDetail(await startFeedRun(call, params.id, 'dry'), call.lang),
    ),
    route(feedRuns, async ({ params, query }, call) =>
      presentPage(await runPage(call, params.id, query), (run) => presentRun(run, call.lang)),
    ),
    route(readFeedRun, async ({ params }, call) => presentRunDetail(await runOf(call, params.id), call.lang)),
    route(decideFeedRun, async ({ params, body }, call) =>
      presentRunDetail(await decideRun({ ...call, dataDir }, params.id, body), call.lang),
    ),
    streamRoute(feedRunReport, async ({ params, query }, call) =>
      report({ ...call, dataDir }, params.id, query),
    ),
  ];
};
