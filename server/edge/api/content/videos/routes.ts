import { videosForContent } from '#schemas/api/content.ts';
import { videosAbout } from '../../../../domain/search/videos/operations.ts';
import { presentVideo } from '../../../../domain/search/videos/presenter.ts';
import { route } from '../../route.ts';

export const videoRoutes = [
  route(videosForContent, async ({ body: { contentIds, contentCodes, videoNum } }, call) =>
    (await videosAbout(call, { orgIds: contentIds, orgCodes: contentCodes }, videoNum)).map((video) =>
      presentVideo(video, call),
    ),
  ),
];
